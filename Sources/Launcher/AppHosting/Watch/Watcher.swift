import BrowserHost
import Dispatch
import Foundation

/// Builds an application again whenever its sources change, and starts it anew: a process beside the application's, which
/// hears of builds on its standard input.
@MainActor
final class Watcher {
    /// How often the sources are looked at, in seconds.
    private static let interval = 0.4
    /// How long the application may take to end, in seconds.
    private static let patience = 3.0

    private let package: WatchedPackage
    private let executable: String
    private let arguments: [String]
    private let buildArguments: [String]
    private let say: (String) -> Void
    private var app: (process: Process, input: FileHandle)?
    private var isInterrupted = false

    /// - Parameters:
    ///   - arguments: What the application gets on its command line.
    ///   - buildArguments: What `swift build` gets beside the product.
    ///   - say: Gets the lines that a person is to read.
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

    /// Watches until somebody interrupts the process or asks it to end.
    func run() throws {
        // An application that has ended doesn't take this process along.
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
        tell(.building)
        let output = try build()
        guard !isInterrupted else { return }
        if let output {
            let errors = BuildOutput.errors(in: output, root: package.root)
            say(errors)
            tell(.failed(errors))
        } else {
            end(.restarting)
            try start()
        }
    }

    /// Builds the application. Returns what the compiler has printed if that failed.
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

    /// Says once that the application has ended by itself.
    private func reportEnd() {
        guard let app, !app.process.isRunning else { return }
        say("The app has ended. It starts again once its sources change.")
        self.app = nil
    }

    /// Tells the application of a build; one that has ended meanwhile hears nothing.
    private func tell(_ news: BuildNews) {
        guard let app, app.process.isRunning else { return }
        try? app.input.write(contentsOf: Data((news.line + "\n").utf8))
    }

    /// Ends the application, which learns why.
    private func end(_ news: BuildNews?) {
        guard let app else { return }
        if let news { tell(news) }
        // It ends by itself once nobody can tell it anything any more.
        try? app.input.close()
        let deadline = Date(timeIntervalSinceNow: Self.patience)
        while app.process.isRunning {
            if Date() > deadline { app.process.terminate() }
            pass(0.02)
        }
        self.app = nil
    }

    /// Lets time pass, in which signals come.
    private func pass(_ seconds: Double) {
        let end = Date(timeIntervalSinceNow: seconds)
        while Date() < end {
            // Without anything to wait for, a run loop doesn't wait.
            if !RunLoop.main.run(mode: .default, before: end) { Thread.sleep(forTimeInterval: 0.02) }
        }
    }
}
