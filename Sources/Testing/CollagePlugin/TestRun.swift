import Foundation

/// One `swift test`, told by its environment what to do with snapshots.
struct TestRun {
    let request: Request
    let package: URL
    let report: URL
    /// Where the `swift package` that runs this plugin builds.
    let scratch: URL
    /// What tells the report of this run from those of others.
    let identity = UUID().uuidString

    /// Runs the tests and waits for their end.
    /// - Returns: What `swift test` ends with.
    func run() throws -> Int32 {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "test"] + options
        process.currentDirectoryURL = package
        process.environment = ProcessInfo.processInfo.environment.merging(
            request.variables(report: report, run: identity)
        ) { $1 }
        try process.run()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : 128 + process.terminationStatus
    }

    private var options: [String] {
        var options = request.filters.flatMap { ["--filter", $0] }
        if let path = request.scratchPath {
            options += ["--scratch-path", path]
        } else {
            // The `swift package` that runs this plugin holds the lock of its folder and builds nothing meanwhile.
            options += ["--scratch-path", scratch.path, "--ignore-lock"]
        }
        return options + request.testArguments
    }
}
