import Foundation
import Synchronization

/// The files that tests have compared. It detects two tests of a run that use the same file.
///
/// It has a lock because comparisons by other modules run on any thread.
final class SnapshotReservations: Sendable {
    /// The claims of this process.
    static let shared = SnapshotReservations()

    /// A test, or one argument of a parameterized test.
    struct Owner: Hashable {
        /// The name of the test in reports.
        var name: String
        /// An identifier of the argument, or `nil` if the test isn't parameterized.
        var argument: UUID?
    }

    private struct Reservation {
        var owner: Owner
        var name: String
        var count: Int
    }

    private let claims = Mutex<[String: Reservation]>([:])

    /// Returns the file for a snapshot, with a number if the owner has already compared snapshots of that name.
    ///
    /// - Parameters:
    ///   - folder: The folder of the file.
    ///   - name: The name in the test.
    ///   - suffix: The suffix of the file name, such as `png`.
    /// - Throws: ``SnapshotFailure`` if another test has claimed the file.
    func claim(
        _ name: String, suffix: String, in folder: URL, by owner: Owner
    ) throws -> URL {
        let file = folder.appendingPathComponent("\(SnapshotName(name).fileName).\(suffix)")
        let count = try reserve(file, named: name, by: owner)
        return count == 1 ? file : try claim("\(name).\(count)", suffix: suffix, in: folder, by: owner)
    }

    /// Claims a file for a test.
    /// - Parameter name: The name in the test.
    /// - Returns: The number of claims by the owner with this name, including this one.
    /// - Throws: ``SnapshotFailure`` if another test has claimed the file.
    func reserve(_ file: URL, named name: String, by owner: Owner) throws -> Int {
        try claims.withLock { claims in
            // Names that differ only in case denote the same file on macOS.
            let key = file.path.lowercased()
            var claim = claims[key] ?? Reservation(owner: owner, name: name, count: 0)
            guard claim.owner == owner else {
                let other =
                    claim.owner.name == owner.name
                    ? "by the same test with another argument" : "in \(claim.owner.name)"
                throw SnapshotFailure(
                    "\(file.path) was already compared \(other). Give this snapshot a unique name: "
                        + "`named: \"\(name)-…\"`.")
            }
            guard claim.name == name else {
                throw SnapshotFailure(
                    "The names \(claim.name.debugDescription) and \(name.debugDescription) of \(owner.name) are the "
                        + "same file, \(file.path). Change one of them.")
            }
            claim.count += 1
            claims[key] = claim
            return claim.count
        }
    }
}
