import CollageTesting
import Testing

/// The errors of snapshots, in UIKit's words (rules S3 to S10 of Documentation/Evidence/DataSourceRules.md).
struct SnapshotMisuseTests {
    @Test func `items need a section`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = NSDiffableDataSourceSnapshot<String, String>()
            snapshot.appendItems(["a1"])
        }
        #expect(
            result.message.contains(
                "There are currently no sections in the data source. Please add a section first."))
    }

    @Test func `a repeated item raises an exception that describes it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.appendItems(["c1", "c2", "c1"], toSection: "A")
            // An optimized build raises an exception when the snapshot is first queried.
            _ = snapshot.numberOfItems
        }
        #expect(
            result.message.contains(
                "Fatal: supplied item identifiers are not unique. Duplicate identifiers: {( c1 )}"))
    }

    @Test func `a repeated section raises an exception that describes it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.appendSections(["C", "D", "C"])
        }
        #expect(
            result.message.contains(
                "Fatal: supplied section identifiers are not unique. Duplicate identifiers: {( C )}"))
    }

    @Test func `one existing section raises an exception in the singular`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.appendSections(["C", "B"])
        }
        #expect(
            result.message.contains(
                "Diffable data source detected an attempt to insert or append 1 section identifier that already exists "
                    + "in the snapshot. Identifiers in a snapshot must be unique. Section identifier that already "
                    + "exists: ( B )"))
    }

    @Test func `several existing sections raise an exception with their count`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.insertSections(["B", "A"], beforeSection: "B2")
        }
        #expect(
            result.message.contains(
                "detected an attempt to insert or append 2 section identifiers that already exist in the snapshot"))
        #expect(result.message.contains("( B, A )"))
    }

    @Test func `an item can't be inserted next to itself`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.insertItems(["b1", "a2"], beforeItem: "a2")
        }
        #expect(
            result.message.contains(
                "Invalid update: destination for insertion operation [a2] is in the insertion identifier list for "
                    + "update:"))
    }

    @Test func `a section can't be inserted next to itself`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.insertSections(["C", "B"], afterSection: "B")
        }
        #expect(
            result.message.contains(
                "Invalid update: destination for section operation [B] is in the inserted section list for update:"))
    }

    @Test func `an item can't be moved next to itself`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.moveItem("a1", afterItem: "a1")
        }
        #expect(result.message.contains("Invalid update: destination for"))
        #expect(result.message.contains("[a1]"))
    }

    @Test func `appending to an unknown section raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.appendItems(["c1"], toSection: "X")
        }
        #expect(result.message.contains("Invalid parameter not satisfying: section != NSNotFound"))
    }

    @Test func `inserting next to an unknown item raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.insertItems(["c1"], afterItem: "x")
        }
        #expect(result.message.contains("Invalid parameter not satisfying: section != NSNotFound"))
    }

    @Test func `inserting next to an unknown section raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.insertSections(["C"], afterSection: "X")
        }
        #expect(result.message.contains("Invalid parameter not satisfying: insertIndex != NSNotFound"))
    }

    @Test func `moving an unknown item raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.moveItem("x", afterItem: "a1")
        }
        #expect(result.message.contains("Invalid parameter not satisfying: fromIndex != NSNotFound"))
    }

    @Test func `moving an item next to an unknown one raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.moveItem("a1", beforeItem: "x")
        }
        #expect(result.message.contains("Invalid parameter not satisfying: toIndex != NSNotFound"))
    }

    @Test func `moving an unknown section raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.moveSection("X", afterSection: "A")
        }
        #expect(result.message.contains("Invalid parameter not satisfying: fromSection != NSNotFound"))
    }

    @Test func `moving a section next to an unknown one raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.moveSection("A", afterSection: "X")
        }
        #expect(result.message.contains("Invalid parameter not satisfying: toSection != NSNotFound"))
    }

    @Test func `reloading an unknown item raises an exception that names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.reloadItems(["a1", "x"])
        }
        #expect(
            result.message.contains("Attempted to reload item identifier that does not exist in the snapshot: x"))
    }

    @Test func `reloading an unknown section raises an exception that names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.reloadSections(["X"])
        }
        #expect(
            result.message.contains("Attempted to reload section identifier that does not exist in the snapshot: X"))
    }

    @Test func `reconfiguring an unknown item raises an exception that names it`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            var snapshot = Self.snapshot
            snapshot.reconfigureItems(["x"])
        }
        #expect(
            result.message.contains("Attempted to reconfigure item identifier that does not exist in the snapshot: x"))
    }

    @Test func `counting the items of an unknown section raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.snapshot.numberOfItems(inSection: "X")
        }
        #expect(result.message.contains(Self.unknownSection))
    }

    @Test func `querying the items of an unknown section raises an exception`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = Self.snapshot.itemIdentifiers(inSection: "X")
        }
        #expect(result.message.contains(Self.unknownSection))
    }

    private static let unknownSection =
        "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API"

    /// A: a1 a2, B: b1, B2: nothing
    private static var snapshot: NSDiffableDataSourceSnapshot<String, String> {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["A", "B", "B2"])
        snapshot.appendItems(["a1", "a2"], toSection: "A")
        snapshot.appendItems(["b1"], toSection: "B")
        return snapshot
    }
}
