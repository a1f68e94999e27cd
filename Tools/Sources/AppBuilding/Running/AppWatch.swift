import Foundation

/// Serves an app, and rebuilds and restarts it whenever its project changes. Pages stay open and show the errors of the
/// compiler.
package final class AppWatch {
    /// The interval between checks of the sources, in seconds.
    private static let interval = 0.25

    private let location: AppLocation
    private let target: String?
    private let configuration: String?
    private let arguments: [String]
    private let say: (String) -> Void
    private var app: (process: Process, input: FileHandle)?

    /// - Parameters:
    ///   - arguments: The command-line arguments of the app. They include a port, so that pages reconnect.
    ///   - say: A closure that receives messages for the user.
    package init(
        _ location: AppLocation, target: String?, configuration: String?, arguments: [String],
        say: @escaping (String) -> Void
    ) {
        self.location = location
        self.target = target
        self.configuration = configuration
        self.arguments = arguments
        self.say = say
    }

    /// Runs until the process is interrupted.
    ///
    /// - Throws: The errors of the first build. Errors of later builds are shown in the pages.
    package func run() throws {
        // Writing to an app that has exited must not end this process.
        signal(SIGPIPE, SIG_IGN)
        var plan = try AppPlan(location, target: target, configuration: configuration)
        var built = SourceSnapshot(of: plan.folders.map(\.path))
        let app = try AppBuild(plan, say: say).build()
        try start(app)
        say("Watching \(plan.folders.map(\.path).joined(separator: ", ")).")
        var last = built
        while true {
            Thread.sleep(forTimeInterval: Self.interval)
            let now = SourceSnapshot(of: plan.folders.map(\.path))
            defer { last = now }
            // The changes are complete when two checks have the same result.
            guard now == last, now != built else { continue }
            let changes = now.changes(since: built)
            built = now
            let name = URL(fileURLWithPath: changes[0]).lastPathComponent
            say("\(name)\(changes.count > 1 ? " and \(changes.count - 1) more" : "") changed. Building…")
            notify(["state": "building"])
            do throws(BuildFailure) {
                plan = try AppPlan(location, target: target, configuration: configuration)
                let app = try AppBuild(plan, say: say).build()
                end()
                try restart(app)
            } catch {
                say("\(error)")
                notify(["state": "failed", "errors": "\(error)"])
            }
        }
    }

    // MARK: The app

    private func start(_ built: BuiltApp) throws {
        let input = Pipe()
        let process = Process()
        process.executableURL = built.program
        process.arguments = ["--watched"] + arguments
        process.environment = ProcessInfo.processInfo.environment.merging(built.variables) { $1 }
        process.standardInput = input
        try process.run()
        app = (process, input.fileHandleForWriting)
    }

    private func restart(_ built: BuiltApp) throws(BuildFailure) {
        do {
            try start(built)
        } catch {
            throw BuildFailure("the app can't be started: \(error.localizedDescription)", file: built.program.path)
        }
    }

    /// Notifies the app of a build, if it's still running.
    private func notify(_ news: [String: String]) {
        guard let app, app.process.isRunning, var line = try? JSONEncoder().encode(news) else { return }
        line.append(UInt8(ascii: "\n"))
        try? app.input.write(contentsOf: line)
    }

    /// Ends the app after it has notified its pages that it will restart.
    private func end() {
        guard let app else { return }
        notify(["state": "restarting"])
        // The app exits when its standard input is closed.
        try? app.input.close()
        app.process.waitUntilExit()
        self.app = nil
    }
}
