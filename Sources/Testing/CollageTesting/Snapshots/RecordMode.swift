import Foundation

/// The snapshots that a test run writes.
package enum RecordMode: String, CaseIterable, Sendable {
    case all, failed, missing, never

    /// The mode that the environment specifies.
    /// - Throws: ``SnapshotFailure`` if `COLLAGE_RECORD` has an unknown value, or requests recording in CI without
    ///   permission.
    static var current: RecordMode {
        get throws { try RecordMode(environment: ProcessInfo.processInfo.environment) }
    }

    /// A Boolean value that indicates whether the environment sets a record mode. Inline snapshots, which are part of
    /// the source, are recorded only then.
    static var isRequested: Bool { !(ProcessInfo.processInfo.environment["COLLAGE_RECORD"] ?? "").isEmpty }

    init(environment: [String: String]) throws {
        let mode = try RecordMode(variable: "COLLAGE_RECORD", in: environment) ?? .missing
        guard Self.isSet(environment["CI"]), !Self.isSet(environment["COLLAGE_RECORD_IN_CI"]) else {
            self = mode
            return
        }
        guard environment["COLLAGE_RECORD", default: ""].isEmpty || mode == .never else {
            throw SnapshotFailure(
                "COLLAGE_RECORD is \(mode.rawValue.debugDescription), but CI is also set, so nothing is recorded. "
                    + "To record in CI, set COLLAGE_RECORD_IN_CI=true as well.")
        }
        self = .never
    }

    /// Returns a Boolean value that indicates whether a variable is set to a value other than an empty text, `0`, `no`,
    /// or `false`.
    private static func isSet(_ value: String?) -> Bool {
        guard let value = value?.lowercased() else { return false }
        return !["", "0", "no", "false"].contains(value)
    }
}
