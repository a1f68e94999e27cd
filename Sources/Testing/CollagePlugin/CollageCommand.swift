import Foundation
import PackagePlugin

/// `swift package collage …`: compares, records, accepts, and deletes the snapshots of a package's tests.
///
/// It runs `swift test` with environment variables that you can also set without the plugin.
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
                let tests = TestRun(request: request, package: folder, report: report.folder, scratch: scratch)
                let status = try tests.run()
                if let shard = request.shard {
                    try report.show(shard, since: tests.identity, status: status)
                } else {
                    try report.requireComparisons(since: tests.identity, status: status)
                }
                guard status == 0 else { throw Stop("", status: .failed) }
                if verb == .prune { try report.prune(isDryRun: request.isDryRun) }
            case .accept: try report.accept()
            case .report:
                if let folders = request.mergedFolders { try merge(folders, of: folder, into: report.folder) }
                try report.show()
            }
        } catch let stop as Stop {
            if !stop.message.isEmpty { FileHandle.standardError.write(Data("\(stop.message)\n".utf8)) }
            exit(stop.status.rawValue)
        }
    }

    private func merge(_ folders: [String], of package: URL, into report: URL) throws {
        do {
            let reports = folders.map { URL(fileURLWithPath: $0, relativeTo: package).absoluteURL }
            try MergedReport(reports, package: package, into: report).write()
        } catch let problem as ShardProblem {
            throw Stop(problem.description, status: .nothing)
        }
    }
}
