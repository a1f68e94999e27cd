import Foundation

/// The policy for differences: fail the test, or only report them.
enum DifferencePolicy: String, CaseIterable, Sendable {
    case fail, report

    /// The policy that the environment variable `COLLAGE_DIFFERENCES` specifies: `fail` (the default) or `report`.
    /// - Throws: ``SnapshotFailure`` if the value is unknown.
    static var current: DifferencePolicy {
        get throws { try DifferencePolicy(environment: ProcessInfo.processInfo.environment) }
    }

    init(environment: [String: String]) throws {
        self = try DifferencePolicy(variable: "COLLAGE_DIFFERENCES", in: environment) ?? .fail
    }
}
