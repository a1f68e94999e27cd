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
        guard let asked = environment["COLLAGE_DIFFERENCES"], !asked.isEmpty else {
            self = .fail
            return
        }
        guard let policy = DifferencePolicy(rawValue: asked) else {
            let known = DifferencePolicy.allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotFailure(
                "COLLAGE_DIFFERENCES is \(asked.debugDescription), which is none of the known values: \(known).")
        }
        self = policy
    }
}
