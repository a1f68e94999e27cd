import Foundation
import Synchronization

/// The settings for recording snapshots and for describing differences.
public struct SnapshotTestingConfiguration: Sendable {
    /// The configuration of the innermost `withSnapshotTesting(record:diffTool:operation:)`.
    @TaskLocal public static var current: Self?

    /// The tool for comparing the files of a failure.
    public var diffTool: DiffTool?
    /// The snapshots to record.
    public var record: Record?

    /// Creates a configuration. `nil` stands for the value of the enclosing configuration.
    public init(record: Record?, diffTool: DiffTool?) {
        self.record = record
        self.diffTool = diffTool
    }

    /// The snapshots to record.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        let name: String

        private init(_ name: String) { self.name = name }

        /// Creates a mode from `all`, `failed`, `missing`, or `never`, or returns `nil` for any other value.
        public init?(rawValue: String) {
            guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
            name = rawValue
        }

        /// Creates ``all`` from `true` and ``missing`` from `false`.
        public init(booleanLiteral value: Bool) { name = value ? "all" : "missing" }

        /// Records every snapshot that isn't identical. Each recorded snapshot also fails the test.
        public static let all = Record("all")
        /// Records snapshots that differ or don't exist. Each recorded snapshot also fails the test.
        public static let failed = Record("failed")
        /// Records snapshots that don't exist. Each recorded snapshot also fails the test.
        public static let missing = Record("missing")
        /// Records no snapshots.
        public static let never = Record("never")
    }

    /// A tool that shows two files side by side. A failure prints its command.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// Creates a tool with a closure that returns its command for the paths of two files.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// Creates a tool from a command that accepts two paths.
        public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The command-line tool of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// Prints the paths of the two files.
        public static let `default` = DiffTool { "expected: \($0)\nactual: \($1)" }

        /// Returns the text that a failure prints for two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

/// Calls a closure with other settings.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let outer = SnapshotTestingConfiguration.current
    let inner = SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(inner) { try operation() }
}

/// Calls an asynchronous closure with other settings.
public func withSnapshotTesting<R>(
    isolation: isolated (any Actor)? = #isolation,
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> R
) async rethrows -> R {
    let outer = SnapshotTestingConfiguration.current
    let inner = SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(inner, operation: operation)
}

/// A Boolean value that indicates whether all snapshots are recorded by default. New tests use
/// `withSnapshotTesting(record:diffTool:operation:)`.
public var isRecording: Bool {
    get { globals.read { $0.record == .all } }
    set { globals.write { $0.record = newValue ? .all : nil } }
}

/// The default tool for comparing files.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { globals.read { $0.diffTool ?? .default } }
    set { globals.write { $0.diffTool = newValue } }
}

/// The global settings of the process.
let globals = Globals()

final class Globals: Sendable {
    private let configuration = Mutex(SnapshotTestingConfiguration(record: nil, diffTool: nil))

    func read<R: Sendable>(_ body: (SnapshotTestingConfiguration) -> R) -> R {
        configuration.withLock { body($0) }
    }

    func write(_ body: (inout SnapshotTestingConfiguration) -> Void) {
        configuration.withLock { body(&$0) }
    }
}

#if canImport(Testing)
import Testing

/// A trait with settings for a test or a suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// A Boolean value that indicates whether the trait applies to nested suites. It's `true`.
    public var isRecursive: Bool { true }

    /// Runs the test with the settings.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await withSnapshotTesting(record: configuration.record, diffTool: configuration.diffTool) {
            try await function()
        }
    }
}

extension Trait where Self == _SnapshotsTestTrait {
    /// A trait that specifies the snapshots to record and the tool for comparing files.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// A trait with the given configuration.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        Self(configuration: configuration)
    }
}
#endif
