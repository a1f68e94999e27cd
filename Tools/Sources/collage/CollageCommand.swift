import AppBuilding
import ArgumentParser
import Foundation

/// The command `collage`, which opens the projects of apps without changing them.
@main
struct CollageCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collage",
        abstract: "Builds apps from their Xcode projects, shows them in browsers, draws their screens, and tests them.",
        discussion: """
            PATH is an .xcodeproj, an .xcworkspace, a project.yml of XcodeGen, a Project.swift of Tuist, a package, or a \
            folder that contains one of them or Swift files. \
            Files are written only to the folder .collage next to the project.
            """,
        subcommands: [
            Open.self, Run.self, Build.self, Snapshot.self, Check.self,
            Test.self, Record.self, Compare.self, Accept.self, Prune.self, Report.self,
        ])
}

/// The app to use.
struct AppOptions: ParsableArguments {
    @Argument(help: "The project. The default is the current folder.")
    var path = "."

    @Option(help: "The app's target, if the project has more than one.")
    var target: String?

    @Option(help: "The build configuration. The default is Debug.")
    var configuration: String?

    /// - Parameter forTests: Whether the tests are needed, which a library can also have.
    func location(forTests: Bool = false) throws -> AppLocation {
        try AppLocation(URL(fileURLWithPath: path), forTests: forTests)
    }

    func plan(forTests: Bool = false) throws -> AppPlan {
        try AppPlan(
            location(forTests: forTests), target: target, configuration: configuration, forTests: forTests)
    }
}

/// Writes a message for the user to standard error, so that it's separate from output for other programs.
func say(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
}

extension ParsableCommand {
    /// Runs a command. Errors are printed in the format of compilers.
    func reporting(_ work: () throws -> Int32) throws {
        let status: Int32
        do {
            status = try work()
        } catch let failure as BuildFailure {
            say("\(failure)")
            throw ExitCode(1)
        } catch let stop as Stop {
            if !stop.message.isEmpty { say(stop.message) }
            throw ExitCode(stop.status.rawValue)
        }
        if status != 0 { throw ExitCode(status) }
    }
}
