import BrowserHost
import Dispatch
import Foundation

/// Rebuilds and restarts an application whenever its sources change. It runs in a separate process, which reports
/// builds to the application's standard input.
@MainActor
final class Watcher {
    /// The interval between checks of the sources, in seconds.
    private static let interval = 0.4
    /// The time that the application has to exit before it's terminated, in seconds.
    private static let timeout = 3.0

    private let package: WatchedPackage
    private let executable: String
    private let arguments: [String]
    private let buildArguments: [String]
    private let say: (String) -> Void
    private var app: (process: Process, input: FileHandle)?
    private var isInterrupted = false

    /// - Parameters:
    ///   - arguments: The command-line arguments of the application.
    ///   - buildArguments: The arguments of `swift build` in addition to the product.
    ///   - say: A closure that receives messages for the user.
    init(
        package: WatchedPackage, executable: String, arguments: [String], buildArguments: [String],
        say: @escaping (String) -> Void
    ) {
        self.package = package
        self.executable = executable
        self.arguments = arguments
        self.buildArguments = buildArguments
        self.say = say
    }

    /// Watches until the process is interrupted or terminated.
    func run() throws {
        // Writing to an application that has exited must not end this process.
        signal(SIGPIPE, SIG_IGN)
        let signals = [SIGINT, SIGTERM].map { number in
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setEventHandler { MainActor.assumeIsolated { self.isInterrupted = true } }
            source.resume()
            return source
        }
        defer { for source in signals { source.cancel() } }
        let folders = package.folders
        var detector = ChangeDetector(SourceSnapshot(of: folders))
        try start()
        say("Watching \(folders.joined(separator: ", ")).")
        while !isInterrupted {
            pass(Self.interval)
            reportEnd()
            let changes = detector.look(at: SourceSnapshot(of: folders))
            if !changes.isEmpty, !isInterrupted { try rebuild(changes) }
        }
        end(nil)
    }

    private func rebuild(_ changes: [String]) throws {
        let name = URL(fileURLWithPath: changes[0]).lastPathComponent
        say("\(name)\(changes.count > 1 ? " and \(changes.count - 1) more" : "") changed. Building…")
        notify(.building)
        let output = try build()
        guard !isInterrupted else { return }
        if let output {
            let errors = BuildOutput.errors(in: output, root: package.root)
            say(errors)
            notify(.failed(errors))
        } else {
            end(.restarting)
            try start()
        }
    }

    /// Builds the application. Returns the output of the compiler if the build failed.
    private func build() throws -> String? {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("collage-build-\(UUID()).log")
        guard FileManager.default.createFile(atPath: file.path, contents: nil) else {
            throw CocoaError(.fileWriteUnknown)
        }
        defer { try? FileManager.default.removeItem(at: file) }
        let output = try FileHandle(forWritingTo: file)
        let build = Process()
        build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        build.arguments = ["swift"] + package.buildArguments(buildArguments)
        build.standardOutput = output
        build.standardError = output
        build.standardInput = FileHandle.nullDevice
        try build.run()
        while build.isRunning {
            pass(0.05)
            if isInterrupted { build.terminate() }
        }
        guard build.terminationStatus != 0 else { return nil }
        return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    }

    // MARK: The application

    private func start() throws {
        let input = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: executable)
        process.arguments = arguments
        process.standardInput = input
        try process.run()
        app = (process, input.fileHandleForWriting)
    }

    /// Reports once that the application has exited.
    private func reportEnd() {
        guard let app, !app.process.isRunning else { return }
        say("The app has ended. It starts again once its sources change.")
        self.app = nil
    }

    /// Notifies the application of a build, if it's still running.
    private func notify(_ news: BuildMessage) {
        guard let app, app.process.isRunning else { return }
        try? app.input.write(contentsOf: Data((news.line + "\n").utf8))
    }

    /// Ends the application after notifying it of the reason.
    private func end(_ news: BuildMessage?) {
        guard let app else { return }
        if let news { notify(news) }
        // The application exits when its standard input is closed.
        try? app.input.close()
        let deadline = Date(timeIntervalSinceNow: Self.timeout)
        while app.process.isRunning {
            if Date() > deadline { app.process.terminate() }
            pass(0.02)
        }
        self.app = nil
    }

    /// Runs the run loop for a while, during which signals are handled.
    private func pass(_ seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            // A run loop without sources returns immediately.
            if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.02) }
        }
    }
}
