import SwiftSyntax

/// `UIApplication.shared.delegate?.window??.rootViewController`: the delegate's window is an optional member of its
/// protocol there, and so optional twice. Here each delegate has one, which is optional once.
struct DelegateWindows {
    /// - Parameters:
    ///   - node: What takes a value out of an optional.
    ///   - inner: The expression in front of its mark.
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
    /// The expression in front of a mark that takes a value out of an optional; nil if this is no such expression.
    fileprivate var unwrapped: ExprSyntax? {
        self.as(OptionalChainingExprSyntax.self)?.expression ?? self.as(ForceUnwrapExprSyntax.self)?.expression
    }
}
