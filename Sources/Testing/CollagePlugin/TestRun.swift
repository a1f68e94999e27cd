import Foundation

/// A run of `swift test` with the environment for a request.
struct TestRun {
    let request: Request
    let package: URL
    let report: URL
    /// The scratch path of the `swift package` command that runs this plugin.
    let scratch: URL
    /// The unique identifier of the run.
    let identity = UUID().uuidString

    /// Runs the tests and waits until they end.
    /// - Returns: The exit status of `swift test`.
    func run() throws -> Int32 {
        guard let shard = request.shard else { return try swift(["test"] + options + filters(request.filters)) }
        let built = try swift(["build", "--build-tests"] + buildOptions)
        guard built == 0 else { return built }
        let output = Pipe()
        let listing = try start(["test", "list", "--skip-build"] + buildOptions, output: output)
        let list = try output.fileHandleForReading.readToEnd() ?? Data()
        let listed = end(of: listing)
        guard listed == 0 else { return listed }
        let all = ShardFilter.tests(listed: String(decoding: list, as: UTF8.self))
        let tests = all.filter(shard.contains)
        print("Shard \(shard) has \(tests.count) of \(all.count) tests.")
        try begin(shard)
        guard !tests.isEmpty else { return 0 }
        let patterns = ShardFilter.patterns(for: tests)
        return try swift(["test"] + options + filters(patterns), variables: [TestShard.filterVariable: "true"])
    }

    /// Begins the report of a shard, so that it exists even if its tests compare nothing.
    private func begin(_ shard: TestShard) throws {
        let files = FileManager.default
        for name in ReportFile.all {
            let file = report.appendingPathComponent(name)
            if files.fileExists(atPath: file.path) { try files.removeItem(at: file) }
        }
        try files.createDirectory(at: report, withIntermediateDirectories: true)
        let header = ReportHeader(run: "named \(identity)", shard: shard)
        try header.line.write(to: report.appendingPathComponent(ReportFile.log))
    }

    /// Runs `swift` and waits until it ends.
    /// - Returns: The exit status.
    private func swift(_ arguments: [String], variables: [String: String] = [:]) throws -> Int32 {
        end(of: try start(arguments, variables: variables))
    }

    private func start(
        _ arguments: [String], variables: [String: String] = [:], output: Pipe? = nil
    ) throws -> Process {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        process.currentDirectoryURL = package
        process.environment = ProcessInfo.processInfo.environment.merging(
            request.variables(report: report, run: identity)
        ) { $1 }.merging(variables) { $1 }
        if let output { process.standardOutput = output }
        try process.run()
        return process
    }

    private func end(of process: Process) -> Int32 {
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    private func filters(_ patterns: [String]) -> [String] { patterns.flatMap { ["--filter", $0] } }

    private var options: [String] { buildOptions + request.testArguments }

    private var buildOptions: [String] {
        if let path = request.scratchPath { return ["--scratch-path", path] }
        // The `swift package` command that runs this plugin holds the lock of its scratch path and doesn't build in the
        // meantime.
        return ["--scratch-path", scratch.path, "--ignore-lock"]
    }
}
