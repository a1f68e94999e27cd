import SwiftSyntax

/// `bundle.urls(forResourcesWithExtension:subdirectory:)`, which returns `NSURL` objects on Linux. UIKit has a method that
/// returns `URL` values.
struct BundleResources {
    func rewrite(_ call: FunctionCallExprSyntax, in edits: inout FileEdits) {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "urls",
            call.arguments.map(\.label?.text) == ["forResourcesWithExtension", "subdirectory"]
        else { return }
        edits.usesInternals = true
        edits.insert("_", at: member.declName.trimmedBytes.lowerBound)
    }
}
