import Foundation
import PackagePlugin

/// `swift package collage …`: compares, records, accepts and prunes the snapshots of a package's tests.
///
/// It runs `swift test` and sets the environment variables that do the same where no plugin runs.
@main
struct CollageCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let folder = context.package.directoryURL
        do {
            let request = try Request(arguments, environment: ProcessInfo.processInfo.environment)
            guard let verb = request.verb, !request.wantsHelp else {
                print(Request.help)
                return
            }
            let report = LastReport(folder: request.reportFolder(in: folder))
            switch verb {
            case .verify, .record, .compare, .prune:
                // The plugin's own folder is `plugins/CollagePlugin/outputs` in it.
                let scratch = context.pluginWorkDirectoryURL.deletingLastPathComponent().deletingLastPathComponent()
                    .deletingLastPathComponent()
                let tests = TestRun(
                    request: request, verb: verb, package: folder, report: report.folder, scratch: scratch)
                let status = try tests.run()
                try report.requireComparisons(since: tests.identity, status: status)
                guard status == 0 else { throw Stop("", status: .failed) }
                if verb == .prune { try report.prune(isDryRun: request.isDryRun) }
            case .accept: try report.accept()
            case .report: try report.show()
            }
        } catch let stop as Stop {
            if !stop.message.isEmpty { FileHandle.standardError.write(Data("\(stop.message)\n".utf8)) }
            exit(stop.status.rawValue)
        }
    }
}

/// Why the command ends early, and with what.
struct Stop: Error {
    /// What the command ends with.
    enum Status: Int32 {
        /// Snapshots differ, are new, or another test failed.
        case failed = 1
        /// Something that it needs isn't there: no run to accept, no tests, no comparisons.
        case nothing = 2
        /// The command isn't written like that.
        case usage = 64
    }

    var message: String
    var status: Status

    init(_ message: String, status: Status) {
        self.message = message
        self.status = status
    }
}
