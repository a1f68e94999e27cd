/// The hosts that a test creates, which are audited at its end.
final class AuditedHosts: Sendable {
    /// The hosts of the current test, or `nil` if the test isn't audited.
    @TaskLocal static var current: AuditedHosts?

    /// The hosts in the order of their creation.
    @MainActor private(set) var hosts: [TestHost] = []

    @MainActor func add(_ host: TestHost) { hosts.append(host) }
}

#if canImport(Testing)
import Testing

/// A trait that audits the screens of all hosts at the end of a test, or of each test of a suite.
///
/// ```swift
/// @Suite(.audited) @MainActor struct RecipeTests {
///     @Test(.audited(.all.subtracting([.touchTarget]))) func `the list shows all recipes`() {
///         let host = TestHost()
///         host.show(RecipesViewController(recipes: [Recipe(name: "Soup")]))
///     }
/// }
/// ```
public struct AuditTrait: SuiteTrait, TestTrait, TestScoping {
    let rules: Set<AuditRule>
    /// The report that receives the findings.
    let report: RunReport

    init(rules: Set<AuditRule>, report: RunReport = .shared) {
        self.rules = rules
        self.report = report
    }

    /// A Boolean value that indicates whether the trait applies to nested suites. It's `true`.
    public var isRecursive: Bool { true }

    /// Runs the test, and audits the hosts that it created.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let hosts = AuditedHosts()
        try await AuditedHosts.$current.withValue(hosts) { try await function() }
        await audit(hosts, for: test)
    }

    @MainActor
    private func audit(_ hosts: AuditedHosts, for test: Test) {
        let place = test.sourceLocation
        for (index, audited) in hosts.hosts.enumerated() {
            let name = "\(place.fileName.dropLast(6)).\(SnapshotName.name(ofFunction: test.name)).\(index + 1)"
            let audit = AuditIdentity(
                test: SnapshotCall.name(of: test), name: name, file: "\(place.fileID)", line: place.line)
            do {
                try audited.audit(rules, at: audit, noting: report) { _ in false }
            } catch {
                FailureAttachments.record(error, at: place)
                Issue.record(error, sourceLocation: place)
            }
        }
    }
}

extension Trait where Self == AuditTrait {
    /// A trait that audits the screens of the test with all rules.
    public static var audited: AuditTrait { AuditTrait(rules: .all) }

    /// A trait that audits the screens of the test with the given rules.
    public static func audited(_ rules: Set<AuditRule>) -> AuditTrait { AuditTrait(rules: rules) }
}
#endif
