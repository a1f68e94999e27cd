import AppBuilding
import ArgumentParser
import Foundation

// The verbs of `swift package collage` for the tests of apps; they're implemented once, in that plugin.

/// The tests that compare snapshots, and the location of their report.
struct SnapshotOptions: ParsableArguments {
    @OptionGroup var app: AppOptions

    @Option(help: "The folder of the report. The default is .collage/report next to the project.")
    var reportPath: String?

    /// Returns the request in the format of the plugin.
    func request(_ verb: Request.Verb, _ arguments: [String] = []) throws -> Request {
        try Request(
            [verb.rawValue] + arguments + (reportPath.map { ["--report-path", $0] } ?? []),
            environment: ProcessInfo.processInfo.environment)
    }

    /// Returns the report of the last run for a request.
    func lastReport(_ verb: Request.Verb) throws -> LastReport {
        report(for: try request(verb), of: try app.plan(forTests: true))
    }

    private func report(for request: Request, of plan: AppPlan) -> LastReport {
        let workingDirectory = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        let usual = plan.folder.appending(path: ".collage/report").path
        return LastReport(folder: request.reportFolder(in: workingDirectory, usual: usual), command: "collage")
    }

    /// Builds the tests and runs them for a request.
    func run(_ request: Request, filter: String?, requiresComparisons: Bool) throws -> Int32 {
        let plan = try app.plan(forTests: true)
        guard !plan.tests.isEmpty else {
            say("\(plan.source.path): error: \(plan.name) has no unit tests.")
            return 1
        }
        let report = report(for: request, of: plan)
        let identity = UUID().uuidString
        let status = try AppBuild(plan, say: say).buildTests()
            .test(filter: filter, variables: request.variables(report: report.folder, run: identity))
        if requiresComparisons { try report.requireComparisons(since: identity, status: status) }
        if status == 0, request.verb == .prune { try report.prune(isDryRun: request.isDryRun) }
        return status
    }
}

struct Test: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Build and run an app's unit tests: XCTest tests, and then Swift Testing tests.",
        discussion: "Snapshots that don't exist are written and fail once.", aliases: ["verify"])

    @OptionGroup var options: SnapshotOptions

    @Option(help: "Run only the tests whose names match the regular expression.")
    var filter: String?

    func run() throws {
        try reporting {
            try options.run(try options.request(.verify), filter: filter, requiresComparisons: false)
        }
    }
}

struct Record: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the tests and write the snapshots that differ or are missing.")

    @OptionGroup var options: SnapshotOptions

    @Option(help: "Run only the tests whose names match the regular expression.")
    var filter: String?

    @Option(help: "The snapshots to write: all, failed, or missing.")
    var mode = "all"

    @Flag(name: .customLong("in-ci"), help: "Record even if the variable CI is set.")
    var isForced = false

    func run() throws {
        try reporting {
            let request = try options.request(.record, ["--mode", mode] + (isForced ? ["--in-ci"] : []))
            return try options.run(request, filter: filter, requiresComparisons: true)
        }
    }
}

struct Compare: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run the tests and report differences without failing because of them.")

    @OptionGroup var options: SnapshotOptions

    @Option(help: "Run only the tests whose names match the regular expression.")
    var filter: String?

    func run() throws {
        try reporting { try options.run(try options.request(.compare), filter: filter, requiresComparisons: true) }
    }
}

struct Prune: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Run all tests and, if they pass, delete unused snapshots.")

    @OptionGroup var options: SnapshotOptions

    @Flag(name: .customLong("dry-run"), help: "List the snapshots without deleting them.")
    var isDryRun = false

    func run() throws {
        try reporting {
            let request = try options.request(.prune, isDryRun ? ["--dry-run"] : [])
            return try options.run(request, filter: nil, requiresComparisons: true)
        }
    }
}

struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Replace the expected snapshots with the actual ones of the last run, without running tests.")

    @OptionGroup var options: SnapshotOptions

    func run() throws {
        try reporting {
            try options.lastReport(.accept).accept()
            return 0
        }
    }
}

struct Report: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Print the results of the last run of the tests, and the path of its page.")

    @OptionGroup var options: SnapshotOptions

    func run() throws {
        try reporting {
            try options.lastReport(.report).show()
            return 0
        }
    }
}
