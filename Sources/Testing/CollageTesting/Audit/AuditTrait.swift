/// The hosts that a test makes, which an audit at its end looks at.
final class AuditedHosts: Sendable {
    /// The hosts of the current test, or `nil` if the test isn't audited.
    @TaskLocal static var current: AuditedHosts?

    /// In the order in which they were made.
    @MainActor private(set) var hosts: [TestHost] = []

    @MainActor func add(_ host: TestHost) { hosts.append(host) }
}

#if canImport(Testing)
import Testing

/// Audits every screen that a test, or each test of a suite, leaves behind.
///
/// ```swift
/// @Suite(.audited) struct OfferTests { … }
/// @Test(.audited(.all.subtracting([.touchTarget]))) func theTermsUnfold() { … }
/// ```
public struct AuditTrait: SuiteTrait, TestTrait, TestScoping {
    let rules: Set<AuditRule>
    /// The report that receives the findings.
    let report: RunReport

    init(rules: Set<AuditRule>, report: RunReport = .shared) {
        self.rules = rules
        self.report = report
    }

    /// Tests in suites of the suite are audited as well.
    public var isRecursive: Bool { true }

    /// Lets the test run, and looks at the hosts that it has made.
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
            let audit = AuditPlace(
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
    /// Every screen that the test leaves behind is audited by all rules.
    public static var audited: AuditTrait { AuditTrait(rules: .all) }

    /// Every screen that the test leaves behind is audited.
    public static func audited(_ rules: Set<AuditRule>) -> AuditTrait { AuditTrait(rules: rules) }
}
#endif
