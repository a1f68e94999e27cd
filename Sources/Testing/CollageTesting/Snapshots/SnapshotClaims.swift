import Foundation

/// Which test compares which file, so that no two tests of a run share one without anybody noticing.
@MainActor
final class SnapshotClaims {
    /// Those of this process.
    static let shared = SnapshotClaims()

    /// A test, or one of the arguments of a test.
    struct Owner: Hashable {
        /// How people know it.
        var name: String
        /// Tells the arguments of a test from one another; nil for a test without any.
        var argument: UUID?
    }

    private struct Claim {
        var owner: Owner
        var name: String
        var count: Int
    }

    private var claims: [String: Claim] = [:]

    /// The file for a snapshot, with a number if the owner has compared others of that name.
    ///
    /// - Parameters:
    ///   - folder: Where it lies.
    ///   - name: What the test calls it.
    ///   - suffix: What follows the name, `png` for example.
    /// - Throws: ``SnapshotFailure`` if the file is another one's.
    func claim(
        _ name: String, suffix: String, in folder: URL, by owner: Owner
    ) throws -> URL {
        let fileName = SnapshotName(name).fileName
        let file = folder.appendingPathComponent("\(fileName).\(suffix)")
        // Two names that differ in capitals alone are one file on a Mac.
        let key = file.path.lowercased()
        guard var claim = claims[key] else {
            claims[key] = Claim(owner: owner, name: name, count: 1)
            return file
        }
        guard claim.owner == owner else {
            let other =
                claim.owner.name == owner.name
                ? "by the same test with another argument" : "in \(claim.owner.name)"
            throw SnapshotFailure(
                "\(file.path) was already compared \(other). Give this snapshot a name of its own: "
                    + "`named: \"\(name)-…\"`.")
        }
        guard claim.name == name else {
            throw SnapshotFailure(
                "The names \(claim.name.debugDescription) and \(name.debugDescription) of \(owner.name) are the same "
                    + "file, \(file.path). Change one of them.")
        }
        claim.count += 1
        claims[key] = claim
        return try self.claim("\(name).\(claim.count)", suffix: suffix, in: folder, by: owner)
    }
}
