import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A `swift test` command, which may run its tests in several processes: its identity, and the tests that it runs.
struct ReportRun: Equatable {
    /// An identifier that's shared by all processes of a run and by no other.
    var identity: String
    /// A Boolean value that indicates whether only some of the tests run, so that unused snapshots are unknown. It's
    /// `false` if all tests of a shard run.
    var isFiltered: Bool
    /// The shard that runs, or `nil` if all tests run.
    var shard: TestShard?

    init(identity: String, isFiltered: Bool = false, shard: TestShard? = nil) {
        self.identity = identity
        self.isFiltered = isFiltered
        self.shard = shard
    }

    /// The run of this process.
    static var current: ReportRun {
        ReportRun(
            environment: ProcessInfo.processInfo.environment, arguments: CommandLine.arguments,
            parent: ParentProcess(running: Int(getppid())))
    }

    /// - Parameters:
    ///   - environment: The environment. `COLLAGE_RUN` combines several commands into one run, such as the commands of
    ///     one job.
    ///   - arguments: The arguments of this process.
    ///   - parent: The parent process, which is usually `swift test`.
    init(environment: [String: String], arguments: [String], parent: ParentProcess) {
        let named = environment["COLLAGE_RUN"].flatMap { $0.isEmpty ? nil : "named \($0)" }
        identity = named ?? parent.description
        // An invalid shard fails each comparison instead.
        shard = try? TestShard(environment: environment)
        // The command uses filters to select the tests of a shard.
        guard shard == nil || environment[TestShard.filterVariable, default: ""].isEmpty else {
            isFiltered = false
            return
        }
        // `swift test --parallel` passes a single test to each process although it runs all tests, so the arguments of
        // the parent process count.
        let isStartedBySwift = parent.arguments.first.map { $0.contains("swift") } ?? false
        isFiltered = (isStartedBySwift ? parent.arguments : arguments).contains { argument in
            ["--filter", "--skip", "--specifier", "-s"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }
    }
}

/// The process that started this one.
struct ParentProcess: CustomStringConvertible {
    var identifier: Int
    /// The start time in units of the system. Process identifiers are reused: in a container, `swift test` often has
    /// the same one each time.
    var start: String?
    /// The command-line arguments, or an empty array if they're unknown.
    var arguments: [String] = []

    init(identifier: Int, start: String? = nil, arguments: [String] = []) {
        self.identifier = identifier
        self.start = start
        self.arguments = arguments
    }

    /// Reads the properties of a process. On systems other than Linux, only its identifier is known.
    init(running identifier: Int) {
        self.identifier = identifier
        let folder = "/proc/\(identifier)"
        if let status = try? String(contentsOfFile: "\(folder)/stat", encoding: .utf8),
            let end = status.lastIndex(of: ")")
        {
            // The start time is the twentieth field after the name, which may contain any characters.
            let fields = status[end...].split(separator: " ")
            if fields.count > 20 { start = String(fields[20]) }
        }
        if let line = FileManager.default.contents(atPath: "\(folder)/cmdline") {
            arguments = line.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        }
        if let boot = try? String(contentsOfFile: "/proc/sys/kernel/random/boot_id", encoding: .utf8) {
            start = (start ?? "") + " " + boot.trimmingCharacters(in: .whitespacesAndNewlines)
        }
    }

    var description: String { "\(identifier)" + (start.map { " since \($0)" } ?? "") }
}
