import DiffEngine
import Testing

@Suite struct BatchUpdatesTests {
    @Test func `a new batch has nothing to do`() {
        #expect(BatchUpdates().isEmpty)
    }

    @Test(
        arguments: [
            { $0.deletedSections = [0] }, { $0.insertedSections = [0] }, { $0.movedSections = [.init(from: 0, to: 1)] },
            { $0.deletedItems = [.init(section: 0, item: 0)] }, { $0.insertedItems = [.init(section: 0, item: 0)] },
            { $0.movedItems = [.init(from: .init(section: 0, item: 0), to: .init(section: 0, item: 1))] },
        ] as [@Sendable (inout BatchUpdates) -> Void])
    func `an edit of any kind is something to do`(edit: @Sendable (inout BatchUpdates) -> Void) {
        var batch = BatchUpdates()
        edit(&batch)
        #expect(!batch.isEmpty && batch != BatchUpdates())
    }

    @Test func `a move has a direction`() {
        let move = BatchUpdates.Move(from: 1, to: 2)
        #expect(move.source == 1 && move.destination == 2)
        #expect(move != .init(from: 2, to: 1))
    }
}
