import SwiftSyntax

/// XCTest tests that are isolated to the main actor. On Apple platforms, the Objective-C runtime calls them. On Linux,
/// the lists that SwiftPM generates accept only nonisolated functions, and a class without any such test ends the
/// program.
///
/// The test is renamed, and a nonisolated method with the original name calls it on the main thread, on which all tests
/// run. An override is only renamed.
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

    /// Rewrites calls such as `super.testTotals()`, because the method with the original name would call the override
    /// again.
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

    /// Returns the methods to insert into a class with tests.
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

    /// Returns the tests in the body of a class that are isolated to the main actor, either by the class, by an
    /// attribute, or by the overridden test.
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
        // The overridden test belongs to a superclass. Otherwise, the override isn't changed.
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
    /// Returns whether a file needs `@preconcurrency` for its import of XCTest: `try await super.setUp()` in a class on
    /// the main actor sends the test to a nonisolated method, which is an error in Swift 6 with XCTest on Linux.
    static func callsSuperclassOfNoActor(_ source: SourceText) -> Bool { source.mentions("await super.") }
}
