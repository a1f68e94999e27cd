import Foundation
import Synchronization

/// What tests record, and how they tell of what differs.
public struct SnapshotTestingConfiguration: Sendable {
    /// That of the innermost `withSnapshotTesting(record:diffTool:operation:)` that runs.
    @TaskLocal public static var current: Self?

    /// What a failure tells people to run.
    public var diffTool: DiffTool?
    /// What is written.
    public var record: Record?

    /// What is recorded, and how differences are told; nil for what stands around it.
    public init(record: Record?, diffTool: DiffTool?) {
        self.record = record
        self.diffTool = diffTool
    }

    /// Which snapshots are written.
    public struct Record: Equatable, Sendable, ExpressibleByBooleanLiteral {
        let name: String

        private init(_ name: String) { self.name = name }

        /// `all`, `failed`, `missing` or `never`; nil for anything else.
        public init?(rawValue: String) {
            guard ["all", "failed", "missing", "never"].contains(rawValue) else { return nil }
            name = rawValue
        }

        /// True is ``all`` and false ``missing``.
        public init(booleanLiteral value: Bool) { name = value ? "all" : "missing" }

        /// Every one that isn't the same. Each also fails.
        public static let all = Record("all")
        /// Those that differ and those that don't exist. Each also fails.
        public static let failed = Record("failed")
        /// Those that don't exist. Each also fails.
        public static let missing = Record("missing")
        /// None.
        public static let never = Record("never")
    }

    /// Says how two files can be looked at side by side.
    public struct DiffTool: Sendable, ExpressibleByStringLiteral {
        private let tool: @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String

        /// A tool that makes its own words of the paths of the two files.
        public init(_ tool: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String) {
            self.tool = tool
        }

        /// A command that takes the two paths.
        public init(stringLiteral value: String) { self.init { "\(value) \"\($0)\" \"\($1)\"" } }

        /// The tool of Kaleidoscope.
        public static let ksdiff: DiffTool = "ksdiff"
        /// Names the two files.
        public static let `default` = DiffTool { "expected: \($0)\nactual: \($1)" }

        /// What people read of two files.
        public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
            tool(currentFilePath, failedFilePath)
        }
    }
}

/// Runs something with other settings.
public func withSnapshotTesting<R>(
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () throws -> R
) rethrows -> R {
    let outer = SnapshotTestingConfiguration.current
    let inner = SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    return try SnapshotTestingConfiguration.$current.withValue(inner) { try operation() }
}

/// Runs something with other settings.
public func withSnapshotTesting<R>(
    isolation: isolated (any Actor)? = #isolation,
    record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
    operation: () async throws -> R
) async rethrows -> R {
    let outer = SnapshotTestingConfiguration.current
    let inner = SnapshotTestingConfiguration(record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
    return try await SnapshotTestingConfiguration.$current.withValue(inner, operation: operation)
}

/// Whether everything is recorded where nothing else is said. New tests use
/// `withSnapshotTesting(record:diffTool:operation:)`.
public var isRecording: Bool {
    get { globals.read { $0.record == .all } }
    set { globals.write { $0.record = newValue ? .all : nil } }
}

/// How differences are told where nothing else is said.
public var diffTool: SnapshotTestingConfiguration.DiffTool {
    get { globals.read { $0.diffTool ?? .default } }
    set { globals.write { $0.diffTool = newValue } }
}

/// What whole programs have set.
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

/// Settings for a test or a suite.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
    let configuration: SnapshotTestingConfiguration

    /// Suites in a suite have them, too.
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
    /// What the test records, and how it tells of what differs.
    public static func snapshots(
        record: SnapshotTestingConfiguration.Record? = nil, diffTool: SnapshotTestingConfiguration.DiffTool? = nil
    ) -> Self {
        Self(configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
    }

    /// What the test records, and how it tells of what differs.
    public static func snapshots(_ configuration: SnapshotTestingConfiguration) -> Self {
        Self(configuration: configuration)
    }
}
#endif
