import Testing

@testable import CollageTesting

/// The identity of a run that consists of several processes.
struct ReportRunTests {
    private let swiftTest = ParentProcess(
        identifier: 7, start: "100", arguments: ["/usr/bin/swift-test", "--parallel"])

    @Test func `processes started by one command belong to one run`() {
        let one = ReportRun(environment: [:], arguments: ["AppTests.xctest"], parent: swiftTest)
        let other = ReportRun(environment: [:], arguments: ["AppTests.xctest", "-x"], parent: swiftTest)
        #expect(one == other)
    }

    @Test func `a reused process identifier is another run`() {
        var later = swiftTest
        later.start = "200"
        #expect(
            ReportRun(environment: [:], arguments: [], parent: swiftTest).identity
                != ReportRun(environment: [:], arguments: [], parent: later).identity)
    }

    @Test func `several commands with the same run name are one run`() {
        let named = ["COLLAGE_RUN": "job 12"]
        let other = ParentProcess(identifier: 8)
        #expect(
            ReportRun(environment: named, arguments: [], parent: swiftTest).identity
                == ReportRun(environment: named, arguments: [], parent: other).identity)
        #expect(
            ReportRun(environment: ["COLLAGE_RUN": ""], arguments: [], parent: other).identity == "8")
    }

    @Test func `running one test of many in a separate process isn't filtering`() {
        // The arguments that `swift test --parallel` passes to the processes.
        let arguments = ["AppTests.xctest", "--filter", "AppTests.OfferTests/testA"]
        #expect(!ReportRun(environment: [:], arguments: arguments, parent: swiftTest).isFiltered)
        var filtered = swiftTest
        filtered.arguments = ["swift-test", "--filter=Offer"]
        #expect(ReportRun(environment: [:], arguments: ["AppTests.xctest"], parent: filtered).isFiltered)
        #expect(
            ReportRun(environment: [:], arguments: arguments, parent: ParentProcess(identifier: 1, arguments: ["bash"]))
                .isFiltered)
    }

    @Test func `the parent of this process is detected`() {
        let run = ReportRun.current
        #expect(run == ReportRun.current && !run.identity.isEmpty)
    }

    @Test func `an unknown policy throws an error that lists the known policies`() throws {
        #expect(try DifferencePolicy(environment: [:]) == .fail)
        #expect(try DifferencePolicy(environment: ["COLLAGE_DIFFERENCES": "report"]) == .report)
        let failure = try #require(throws: SnapshotFailure.self) {
            try DifferencePolicy(environment: ["COLLAGE_DIFFERENCES": "warn"])
        }
        #expect(
            failure.description
                == "COLLAGE_DIFFERENCES is \"warn\", which isn't one of the known values: fail, report.")
    }
}
