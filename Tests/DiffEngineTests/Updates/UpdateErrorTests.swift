import DiffEngine
import LayoutGeometry
import Testing

/// Invalid batches.
struct UpdateErrorTests {
    /// The problem with changes of two sections of three items each, which leave one section of two items.
    private func problem(_ changes: (inout ChangeSet) throws -> Void) -> UpdateError? {
        var collected = ChangeSet(before: [3, 3], after: [2])
        do {
            try changes(&collected)
            return try UpdateMap(checking: collected).countProblem()
        } catch {
            return error as? UpdateError
        }
    }

    /// Whether one change results in this problem.
    private func found(
        _ change: (inout ChangeSet) throws -> Void, _ expected: UpdateError
    ) -> Bool {
        problem(change) == expected
    }

    @Test func `a missing section is reported`() {
        #expect(found({ try $0.insertSection(1) }, .missingSection(1, .insert, .after, sectionCount: 1)))
        #expect(found({ try $0.deleteSection(2) }, .missingSection(2, .delete, .before, sectionCount: 2)))
        #expect(found({ try $0.reloadSection(-1) }, .missingSection(-1, .reload, .before, sectionCount: 2)))
        #expect(found({ try $0.moveSection(from: 9, to: 0) }, .missingSection(9, .move, .before, sectionCount: 2)))
        #expect(found({ try $0.moveSection(from: 1, to: 1) }, .missingSection(1, .move, .after, sectionCount: 1)))
    }

    @Test func `a missing item's section is reported with the item`() {
        #expect(
            found(
                { try $0.insertItem((1, 0)) },
                .missingSectionOfItem(section: 1, item: 0, .insert, .after, sectionCount: 1)))
        #expect(
            found(
                { try $0.moveItem(from: (-1, 7), to: (0, 0)) },
                .missingSectionOfItem(section: -1, item: 7, .move, .before, sectionCount: 2)))
    }

    @Test func `a missing item is reported with its index, of any size`() {
        #expect(
            found({ try $0.insertItem((0, 2)) }, .missingItem(section: 0, item: 2, .insert, .after, itemCount: 2)))
        #expect(
            found({ try $0.deleteItem((0, -1)) }, .missingItem(section: 0, item: -1, .delete, .before, itemCount: 3)))
        #expect(
            found(
                { try $0.reloadItem((1, .max)) },
                .missingItem(section: 1, item: .max, .reload, .before, itemCount: 3)))
        #expect(
            found(
                { try $0.moveItem(from: (1, 0), to: (0, 1 << 40)) },
                .missingItem(section: 0, item: 1 << 40, .move, .after, itemCount: 2)))
    }

    @Test func `a missing item is reported with its change, and only the first error is reported`() {
        #expect(found({ try $0.deleteItem(nil) }, .noItem(.delete, .before)))
        #expect(found({ try $0.moveItem(from: (0, 0), to: nil) }, .noItem(.move, .after)))
        #expect(
            found(
                { try $0.moveItem(from: (0, 7), to: nil) },
                .missingItem(section: 0, item: 7, .move, .before, itemCount: 3)))
    }

    @Test func `a section that is removed or inserted twice is reported`() {
        let left = problem { changes in
            try changes.deleteSection(1)
            try changes.deleteSection(1)
        }
        #expect(left == .repeatedSection(1, .before))
        let entered = problem { changes in
            try changes.insertSection(0)
            try changes.moveSection(from: 1, to: 0)
        }
        #expect(entered == .repeatedSection(0, .after))
    }

    @Test func `an item that is removed or inserted twice is reported`() {
        let left = problem { changes in
            try changes.deleteItem((1, 2))
            try changes.deleteItem((0, 0))
            try changes.moveItem(from: (1, 2), to: (0, 0))
        }
        #expect(left == .repeatedItem(ItemPosition(section: 1, item: 2), .before))
        let entered = problem { changes in
            try changes.insertItem((0, 1))
            try changes.insertItem((0, 1))
        }
        #expect(entered == .repeatedItem(ItemPosition(section: 0, item: 1), .after))
    }

    @Test func `inconsistent counts are reported with the changes`() {
        let sections = problem { changes in try changes.insertSection(0) }
        #expect(sections == .sectionCount(before: 2, after: 1, inserted: 1, deleted: 0))
        let items = problem { changes in
            try changes.deleteSection(0)
            try changes.moveItem(from: (1, 0), to: (0, 1))
            try changes.insertItem((0, 0))
        }
        #expect(items == .itemCount(section: 0, before: 3, after: 2, inserted: 1, deleted: 0, movedIn: 1, movedOut: 1))
    }

    @Test func `a section that is reloaded may have any number of items`() {
        let problem = problem { changes in
            try changes.deleteSection(0)
            try changes.reloadSection(1)
        }
        #expect(problem == nil)
    }

    @Test func `sections of more than two billion items stop the app with a message`() async {
        await #expect(processExitsWith: .failure) {
            _ = try UpdateMap(checking: ChangeSet(before: [1 << 31], after: [1 << 31]))
        }
    }

    @Test func `a difference of other collections is rejected if its positions are missing`() {
        var difference = ChangeSet()
        difference.insertedItems = [ItemPosition(section: 0, item: 0), ItemPosition(section: 0, item: 4)]
        #expect(throws: UpdateError.missingItem(section: 0, item: 4, .insert, .after, itemCount: 3)) {
            try ChangeSet(before: [1], after: [3], checking: difference)
        }
    }
}
