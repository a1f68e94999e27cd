import Testing

@testable import CollageTesting

@MainActor @Suite(.audited) struct AuditTraitTests {
    @Test func `AuditedHosts lists the hosts of an audited test`() {
        let host = TestHost()
        #expect(AuditedHosts.current?.hosts.contains { $0 === host } == true)
        host.show(UIViewController())
    }

    @Test func `the final state of a screen is recorded`() async throws {
        try await withKnownIssue {
            let rules: Set<AuditRule> = [.contrast]
            let folder = TemporaryFolder()
            let report = RunReport(folder: folder.url("report"), run: ReportRun(identity: "1"))
            try await AuditTrait(rules: rules, report: report).provideScope(for: #require(Test.current), testCase: nil)
            {
                await MainActor.run {
                    let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)
                    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
                    label.text = "Tea"
                    label.textColor = .black
                    let view = UIView()
                    view.addSubview(label)
                    host.show(view)
                }
            }
        } matching: { issue in
            (issue.error as? AuditFailure)?.findings.map(\.rule) == [.contrast]
        }
    }
}
