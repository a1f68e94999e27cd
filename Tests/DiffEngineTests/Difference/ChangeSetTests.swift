import DiffEngine
import Testing

struct ChangeSetTests {
    @Test func `a new change set is empty`() {
        #expect(ChangeSet().isEmpty)
    }

    @Test(
        arguments: [
            { $0.deletedSections = [0] }, { $0.insertedSections = [0] }, { $0.movedSections = [.init(from: 0, to: 1)] },
            { $0.deletedItems = [.init(section: 0, item: 0)] }, { $0.insertedItems = [.init(section: 0, item: 0)] },
            { $0.reloadedSections = [0] }, { $0.reloadedItems = [.init(section: 0, item: 0)] },
            { $0.movedItems = [.init(from: .init(section: 0, item: 0), to: .init(section: 0, item: 1))] },
        ] as [@Sendable (inout ChangeSet) -> Void])
    func `a change set with a change of any kind is not empty`(edit: @Sendable (inout ChangeSet) -> Void) {
        var changes = ChangeSet()
        edit(&changes)
        #expect(!changes.isEmpty && changes != ChangeSet())
    }

    @Test func `a move has a direction`() {
        let move = ChangeSet.Move(from: 1, to: 2)
        #expect(move.source == 1 && move.destination == 2)
        #expect(move != .init(from: 2, to: 1))
    }
}
