import SwiftSyntax

/// Tests of XCTest that belong to the main actor. On Apple's systems its runtime calls them; the lists that SwiftPM
/// writes on Linux take functions of no actor alone, and a class whose tests are all of another kind ends the program.
///
/// The test stays where it is, under another name, and one of its own name calls it, on the main thread as all tests. An
/// override takes the new name alone.
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

    /// `super.testTotals()`: the method of the test's own name would call the override again.
    func rewrite(_ node: MemberAccessExprSyntax, scopes: Scopes, in edits: inout FileEdits) {
        let name = node.declName.baseName.text
        guard node.base?.is(SuperExprSyntax.self) == true, name.hasPrefix("test"),
            let type = scopes.type.flatMap({ index.type($0.name) }),
            index.lineage(of: type).dropFirst().contains(where: { base in
                tests(of: base).contains { $0.name == name }
            })
        else { return }
        edits.replace(node.declName.baseName, with: Self.isolatedName(name))
    }

    /// What the class gets for its tests.
    func texts(for record: TypeRecord) -> [String] {
        tests(of: record).filter { !$0.traits.contains(.override) }.map { test in
            let effect = test.traits.contains(.throwing) ? "throws " : ""
            let attempt = test.traits.contains(.throwing) ? "try " : ""
            let isPublic = test.traits.contains(.isPublic) ? "public " : ""
            return "nonisolated \(isPublic)func \(test.name)() \(effect){ nonisolated(unsafe) let test = self; "
                + "\(attempt)MainActor.assumeIsolated { \(attempt)test.\(Self.isolatedName(test.name))() } }"
        }
    }

    private static func isolatedName(_ name: String) -> String { "__isolated_\(name)" }

    /// The tests in the body of a class that belong to the main actor: by the class, by themselves, or by what they
    /// override.
    private func tests(of record: TypeRecord) -> [MemberRecord] {
        guard record.kind == .class, record.body != nil, index.foreignRoot(of: record) == "XCTestCase" else {
            return []
        }
        let lineage = index.lineage(of: record)
        let isOnMainActor = lineage.contains(where: \.isMainActor)
        let candidates = record.members.filter { member in
            member.kind == .method && member.name.hasPrefix("test") && member.parameters.isEmpty
                && !member.isInExtension && member.type == nil
                && member.traits.isDisjoint(with: [
                    .isStatic, .async, .nonisolated, .filePrivate, .conditional, .generic,
                ])
        }
        guard !candidates.isEmpty else { return [] }
        // The test that an override is of is among those of a superclass, or stays as it is.
        let inherited = candidates.contains { $0.traits.contains(.override) } ? index.superclass(of: record) : nil
        let above = Set(inherited.map { testsAbove($0) } ?? [])
        return candidates.filter { member in
            member.traits.contains(.override)
                ? above.contains(member.name) : isOnMainActor || member.traits.contains(.mainActor)
        }
    }

    private func testsAbove(_ record: TypeRecord) -> [String] {
        index.lineage(of: record).flatMap { type in
            type.members.filter { $0.name.hasPrefix("test") && !$0.traits.contains(.override) }
                .filter { member in tests(of: type).contains { $0.name == member.name } }.map(\.name)
        }
    }
}

extension IsolatedTests {
    /// Whether a file's import of XCTest is to be forgiving: `try await super.setUp()` in a class of the main actor hands
    /// a test to a method of none, which Swift 6 refuses for XCTest as it is on Linux.
    static func callsSuperclassOfNoActor(_ source: SourceText) -> Bool { source.mentions("await super.") }
}
