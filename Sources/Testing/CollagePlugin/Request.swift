import Foundation

/// The arguments of the command.
struct Request {
    enum Verb: String, CaseIterable {
        case verify, record, accept, prune, report, compare

        /// A Boolean value that indicates whether the verb runs tests that shards can split.
        var runsShards: Bool { [.verify, .record, .compare].contains(self) }
    }

    var verb: Verb?
    var wantsHelp = false
    /// The filters of the tests to run. If it's empty, all tests run.
    var filters: [String] = []
    /// The record mode of `record`. See `COLLAGE_RECORD`.
    var mode = "all"
    /// A Boolean value that indicates whether to record in CI.
    var isForced = false
    var isDryRun = false
    /// The shard that runs, or `nil` if all tests run.
    var shard: TestShard?
    /// The folders of the reports that `report merge` merges, or `nil` for another verb.
    var mergedFolders: [String]?
    /// The folder for builds, or `nil` for the package's own folder.
    var scratchPath: String?
    private var reportPath: String?
    /// Additional arguments for `swift test`.
    var testArguments: [String] = []

    static let modes = ["all", "failed", "missing"]

    static let help = """
        OVERVIEW: Compares the snapshots of this package's tests, and records them.

        USAGE: swift package collage <command> [options] [-- options of swift test]

        COMMANDS:
          verify    Run the tests and compare snapshots. Missing snapshots are written and fail once.
          record    Run the tests and write the snapshots that differ or are missing.
          compare   Run the tests and report differences without failing because of them.
          accept    Replace the expected snapshots with the actual ones of the last run, without running tests.
          prune     Run all tests and, if they pass, delete unused snapshots.
          report    Print the results of the last run, and the path of its page.
          report merge <folders>
                    Merge the reports of all shards, and list unused snapshots.

        OPTIONS:
          --filter <regex>        Run only the tests whose names match, as swift test does. Can be repeated.
          --shard <n/count>       Run one part of the tests: 2/8 is the second of eight. COLLAGE_SHARD.
          --mode <mode>           The snapshots that record writes: all (the default), failed, or missing. COLLAGE_RECORD.
          --in-ci                 Record even if CI is set. COLLAGE_RECORD_IN_CI=true.
          --report-path <folder>  The folder of the report. The default is .build/collage-report. COLLAGE_REPORT.
          --dry-run               prune: List the snapshots without deleting them.
          --scratch-path <folder> The folder for builds. The default is .build.
          --help                  Print this help.

        EXIT CODES:
          0   No differences.
          1   Snapshots differ or are new, or a test failed.
          2   The command has nothing to work on: no report, no shard, or no snapshot.
          64  The arguments are invalid.
        """

    init(_ arguments: [String], environment: [String: String]) throws {
        reportPath = environment["COLLAGE_REPORT"].flatMap { $0.isEmpty ? nil : $0 }
        var shard = environment[TestShard.variable].flatMap { $0.isEmpty ? nil : (TestShard.variable, $0) }
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map { String($0) }
            func value() throws -> String {
                if parts.count == 2 { return parts[1] }
                guard let next = rest.popFirst() else { throw Self.usage("\(argument) requires a value.") }
                return next
            }
            switch parts.first ?? "" {
            case "--":
                testArguments = Array(rest)
                rest = []
            case "--help", "-h": wantsHelp = true
            case "--filter": filters.append(try value())
            case "--shard": shard = ("--shard", try value())
            case "--mode": mode = try value()
            case "--in-ci": isForced = true
            case "--dry-run": isDryRun = true
            case "--report-path": reportPath = try value()
            case "--scratch-path": scratchPath = try value()
            case let word where word.hasPrefix("-"): throw Self.usage("Unknown option: \(word).")
            case "merge" where verb == .report && mergedFolders == nil: mergedFolders = []
            case let word where mergedFolders != nil: mergedFolders?.append(word)
            case let word:
                guard verb == nil else { throw Self.usage("Unexpected argument: \(word).") }
                verb = Verb(rawValue: word)
                guard verb != nil else {
                    let known = Verb.allCases.map(\.rawValue).joined(separator: ", ")
                    throw Self.usage("\(word.debugDescription) isn't one of the known commands: \(known).")
                }
            }
        }
        try validate(environment)
        // The variable may be set for a whole job, which also uses other verbs.
        if let (source, text) = shard, source == "--shard" || verb?.runsShards ?? false {
            try validate(shard: text, from: source)
        }
    }

    private mutating func validate(shard text: String, from source: String) throws {
        do {
            shard = try TestShard(text)
        } catch let problem as ShardProblem {
            throw Self.usage("\(source): \(problem)")
        }
        guard let verb, verb.runsShards else {
            throw Self.usage("\(verb?.rawValue ?? "--shard") doesn't support --shard. Remove it.")
        }
        if !filters.isEmpty || testArguments.contains(where: Self.isFilter) {
            throw Self.usage("\(source) splits all tests. Remove the filters or the shard.")
        }
    }

    private func validate(_ environment: [String: String]) throws {
        if mergedFolders?.isEmpty ?? false {
            throw Self.usage("report merge requires the folders of the shards' reports.")
        }
        guard Self.modes.contains(mode) else {
            throw Self.usage(
                "--mode is \(mode.debugDescription), which isn't one of the known values: "
                    + "\(Self.modes.joined(separator: ", ")).")
        }
        if verb == .prune, !filters.isEmpty || !testArguments.isEmpty && testArguments.contains(where: Self.isFilter) {
            throw Self.usage("prune runs all tests, because the snapshots of other tests would be reported as unused.")
        }
        if verb == .record, Self.isSet(environment["CI"]), !isForced, !Self.isSet(environment["COLLAGE_RECORD_IN_CI"]) {
            throw Self.usage(
                "CI is set, so nothing is recorded. To record in CI, add --in-ci.")
        }
    }

    /// Returns the folder of the report.
    /// - Parameters:
    ///   - folder: The base of relative paths.
    ///   - usual: The default path of the report.
    func reportFolder(in folder: URL, usual: String = ".build/collage-report") -> URL {
        URL(fileURLWithPath: reportPath ?? usual, relativeTo: folder).absoluteURL
    }

    private static func isFilter(_ argument: String) -> Bool {
        ["--filter", "--skip", "--specifier", "-s"].contains { argument == $0 || argument.hasPrefix("\($0)=") }
    }

    /// Returns a Boolean value that indicates whether a variable is set to a value other than an empty text, `0`, `no`,
    /// or `false`.
    private static func isSet(_ value: String?) -> Bool {
        !["", "0", "no", "false"].contains(value?.lowercased() ?? "")
    }

    private static func usage(_ message: String) -> Stop {
        Stop("\(message) See --help.", status: .usage)
    }
}
