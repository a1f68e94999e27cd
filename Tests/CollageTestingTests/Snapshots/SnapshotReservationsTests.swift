import Foundation
import Testing

@testable import CollageTesting

@MainActor struct SnapshotReservationsTests {
    private let claims = SnapshotReservations()
    private let folder = URL(fileURLWithPath: "/tests/__Snapshots__/OfferTests")

    private func claim(_ name: String, by owner: String = "unfolds()", argument: UUID? = nil) throws -> String {
        try claims.claim(
            name, suffix: "png", in: folder,
            by: SnapshotReservations.Owner(name: owner, argument: argument)
        ).lastPathComponent
    }

    @Test func `snapshots of one name in a test get numbers`() throws {
        #expect(try claim("offer") == "offer.png")
        #expect(try claim("offer") == "offer.2.png")
        #expect(try claim("offer") == "offer.3.png")
        #expect(try claim("terms") == "terms.png")
    }

    @Test func `a name with a number doesn't collide with a numbered snapshot`() throws {
        #expect(try claim("offer.2") == "offer.2.png")
        #expect(try claim("offer") == "offer.png")
        #expect(throws: Never.self) { try claim("offer") }
    }

    @Test func `two tests don't share a file`() throws {
        _ = try claim("offer")
        let failure = try #require(throws: SnapshotFailure.self) { try claim("offer", by: "folds()") }
        #expect(failure.description.contains("OfferTests/offer.png was already compared in unfolds()."))
        #expect(failure.description.contains("named: \"offer-…\""))
    }

    @Test func `names that differ only in case are one file on a Mac`() throws {
        _ = try claim("offer")
        #expect(throws: SnapshotFailure.self) { try claim("Offer", by: "folds()") }
    }

    @Test func `two names for the same file are reported`() throws {
        _ = try claim("offer/terms")
        let failure = try #require(throws: SnapshotFailure.self) { try claim("offer:terms") }
        #expect(failure.description.contains("The names \"offer/terms\" and \"offer:terms\" of unfolds()"))
    }

    @Test func `each argument of a test needs a separate snapshot name`() throws {
        let (one, other) = (UUID(), UUID())
        #expect(try claim("offer", argument: one) == "offer.png")
        #expect(try claim("offer", argument: one) == "offer.2.png")
        let failure = try #require(throws: SnapshotFailure.self) { try claim("offer", argument: other) }
        #expect(failure.description.contains("by the same test with another argument"))
    }
}
