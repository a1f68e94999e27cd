import SwiftSyntax

/// `UIApplication.shared.delegate?.window??.rootViewController`: on Apple platforms, the window is an optional
/// requirement of the delegate's protocol, and therefore doubly optional. In Collage, it's optional once.
struct DelegateWindows {
    /// - Parameters:
    ///   - node: The expression that unwraps an optional.
    ///   - inner: The expression before its question mark or exclamation mark.
    func rewrite(_ node: some ExprSyntaxProtocol, _ inner: ExprSyntax, in edits: inout FileEdits) {
        guard let member = inner.unwrapped?.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "window",
            let base = member.base?.unwrapped,
            let owner = base.as(MemberAccessExprSyntax.self)?.declName ?? base.as(DeclReferenceExprSyntax.self),
            owner.baseName.text.lowercased().hasSuffix("delegate")
        else { return }
        let end = node.trimmedBytes.upperBound
        edits.edits.replace(end - 1..<end, with: "")
    }
}

extension ExprSyntax {
    /// The expression before the mark that unwraps an optional, or `nil` for other expressions.
    fileprivate var unwrapped: ExprSyntax? {
        self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    }
}
