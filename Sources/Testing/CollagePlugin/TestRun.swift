import Foundation

/// One `swift test`, told by its environment what to do with snapshots.
struct TestRun {
    let request: Request
    let verb: Request.Verb
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
        process.environment = environment
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

    private var environment: [String: String] {
        var environment = ProcessInfo.processInfo.environment
        environment["COLLAGE_REPORT"] = report.path
        environment["COLLAGE_RUN"] = identity
        switch verb {
        case .record:
            environment["COLLAGE_RECORD"] = request.mode
            if request.isForced { environment["COLLAGE_RECORD_IN_CI"] = "true" }
        case .compare:
            environment["COLLAGE_RECORD"] = "never"
            environment["COLLAGE_DIFFERENCES"] = "report"
        case .prune: environment["COLLAGE_RECORD"] = "never"
        case .verify, .accept, .report: break
        }
        return environment
    }
}
