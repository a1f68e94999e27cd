import Foundation

/// Whether what differs fails the tests, or is only reported.
enum DifferencePolicy: String, CaseIterable, Sendable {
    case fail, report

    /// What the environment asks for: `COLLAGE_DIFFERENCES` is `fail`, the default, or `report`.
    /// - Throws: ``SnapshotFailure`` if it is no word that is known.
    static var current: DifferencePolicy {
        get throws { try DifferencePolicy(environment: ProcessInfo.processInfo.environment) }
    }

    init(environment: [String: String]) throws {
        self = try DifferencePolicy(variable: "COLLAGE_DIFFERENCES", in: environment) ?? .fail
    }
}
