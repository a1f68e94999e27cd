import Foundation

/// Serves an app, and builds and starts it anew whenever its project changes: pages stay, and show what the compiler says.
package final class AppWatch {
    /// How often the sources are looked at, in seconds.
    private static let interval = 0.25

    private let location: AppLocation
    private let target: String?
    private let configuration: String?
    private let arguments: [String]
    private let say: (String) -> Void
    private var app: (process: Process, input: FileHandle)?

    /// - Parameters:
    ///   - arguments: What the app gets on its command line; they name a port, so that pages find it again.
    ///   - say: Gets what a person is to read.
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

    /// Goes on until the process is interrupted.
    /// - Throws: What is in the way of the first build; later ones tell the pages.
    package func run() throws {
        // An app that has ended doesn't take this process along.
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
            // An editor that saves several files is done once two looks find the same.
            guard now == last, now != built else { continue }
            let changes = now.changes(since: built)
            built = now
            let name = URL(fileURLWithPath: changes[0]).lastPathComponent
            say("\(name)\(changes.count > 1 ? " and \(changes.count - 1) more" : "") changed. Building…")
            tell(["state": "building"])
            do throws(BuildFailure) {
                plan = try AppPlan(location, target: target, configuration: configuration)
                let app = try AppBuild(plan, say: say).build()
                end()
                try restart(app)
            } catch {
                say("\(error)")
                tell(["state": "failed", "errors": "\(error)"])
            }
        }
    }

    // MARK: The app

    private func start(_ built: BuiltApp) throws {
        let input = Pipe()
        let process = Process()
        process.executableURL = built.program
        process.arguments = ["--watched"] + arguments
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

    /// Tells the app of a build; one that has ended meanwhile hears nothing.
    private func tell(_ news: [String: String]) {
        guard let app, app.process.isRunning, var line = try? JSONEncoder().encode(news) else { return }
        line.append(UInt8(ascii: "\n"))
        try? app.input.write(contentsOf: line)
    }

    /// Ends the app, which lets its pages know that it comes back.
    private func end() {
        guard let app else { return }
        tell(["state": "restarting"])
        // It ends by itself once nobody can tell it anything any more.
        try? app.input.close()
        app.process.waitUntilExit()
        self.app = nil
    }
}
