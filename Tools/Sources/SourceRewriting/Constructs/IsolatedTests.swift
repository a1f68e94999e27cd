import SwiftSyntax

/// Tests of XCTest that belong to the main actor. On Apple's systems its runtime calls them; the lists that SwiftPM
/// writes on Linux take functions of no actor alone, and a class whose tests are all of another kind ends the program.
///
/// The test stays where it is, under another name, and one of its own name calls it, on the main thread as all tests.
struct IsolatedTests {
    let index: DeclarationIndex

    func rewrite(_ node: FunctionDeclSyntax, scopes: Scopes, in edits: inout FileEdits) {
        guard let type = scopes.type.flatMap({ index.type($0.name) }), node.name.text.hasPrefix("test"),
            tests(of: type).contains(where: {
                $0.nameOffset == node.name.positionAfterSkippingLeadingTrivia.utf8Offset && $0.name == node.name.text
            })
        else { return }
        edits.replace(node.name, with: Self.isolatedName(node.name.text))
    }

    /// What the class gets for its tests.
    func texts(for record: TypeRecord) -> [String] {
        tests(of: record).map { test in
            let effect = test.traits.contains(.throwing) ? "throws " : ""
            let attempt = test.traits.contains(.throwing) ? "try " : ""
            let isPublic = test.traits.contains(.isPublic) ? "public " : ""
            return "nonisolated \(isPublic)func \(test.name)() \(effect){ nonisolated(unsafe) let test = self; "
                + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(Self.isolatedName(test.name))() } }"
        }
    }

    private static func isolatedName(_ name: String) -> String { "__isolated_\(name)" }

    /// The tests in the body of a class of the main actor.
    private func tests(of record: TypeRecord) -> [MemberRecord] {
        guard record.kind == .class, record.body != nil, index.foreignRoot(of: record) == "XCTestCase",
            index.lineage(of: record).contains(where: \.isMainActor)
        else { return [] }
        return record.members.filter { member in
            member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty
                && !member.isInExtension
                && member.type == nil
                && member.traits.isDisjoint(with: [
                    .isStatic, .async, .nonisolated, .filePrivate, .override, .conditional, .generic,
                ])
        }
    }
}
