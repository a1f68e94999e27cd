import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A `swift test` command, which may run its tests in several processes: its identity, and the tests that it runs.
struct ReportRun: Equatable {
    /// The same for all processes of a run, and of no other.
    var identity: String
    /// Whether only some of the tests run, so that unused snapshots are unknown. All tests of a shard count as
    /// all tests.
    var isFiltered: Bool
    /// The part of the tests that runs; `nil` for all of them.
    var shard: TestShard?

    init(identity: String, isFiltered: Bool = false, shard: TestShard? = nil) {
        self.identity = identity
        self.isFiltered = isFiltered
        self.shard = shard
    }

    /// That of this process.
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
        // The command selects the tests of a shard by filters.
        guard shard == nil || environment[TestShard.filterVariable, default: ""].isEmpty else {
            isFiltered = false
            return
        }
        // `swift test --parallel` hands each process one test and has all of them run, so its own words count.
        let isStartedBySwift = parent.arguments.first.map { $0.contains("swift") } ?? false
        isFiltered = (isStartedBySwift ? parent.arguments : arguments).contains { argument in
            ["--filter", "--skip", "--specifier", "-s"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
        }
    }
}

/// The process that started this one.
struct ParentProcess: CustomStringConvertible {
    var identifier: Int
    /// When it began, in the system's own measure. Numbers of processes come again: in a container `swift test` often
    /// has the same each time.
    var start: String?
    /// The command-line arguments, or an empty array if they're unknown.
    var arguments: [String] = []

    init(identifier: Int, start: String? = nil, arguments: [String] = []) {
        self.identifier = identifier
        self.start = start
        self.arguments = arguments
    }

    /// Looks a process up; on other systems than Linux only its number is known.
    init(running identifier: Int) {
        self.identifier = identifier
        let folder = "/proc/\(identifier)"
        if let status = try? String(contentsOfFile: "\(folder)/stat", encoding: .utf8),
            let end = status.lastIndex(of: ")")
        {
            // Behind the name, which may have anything in it, the twentieth field is the time of the start.
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
