import CollageTesting
import CollectionCore
import Testing

/// Cells whose state belongs to their items.
@MainActor @Suite(.serialized) struct ViewStateTests {
    private func notes(_ numbers: some Sequence<Int>, text: String = "") -> SectionModel {
        SectionModel(
            id: 0, layout: ListRowLayout(height: .absolute(50)), items: numbers.map { Note(id: $0, text: text) })
    }

    private func cell(_ number: Int, on screen: DriverScreen) -> NoteCell? {
        screen.collectionView.layoutIfNeeded()
        return screen.collectionView.visibleCells.lazy.compactMap { $0 as? NoteCell }.first { $0.number == number }
    }

    @Test func `state is restored with the item if its cell was reused in the meantime`() {
        let screen = DriverScreen()
        screen.show([notes(0..<100)])
        cell(3, on: screen)?.viewState = "unfolded"
        screen.collectionView.contentOffset.y = 3_000
        screen.collectionView.layoutIfNeeded()
        let states = screen.collectionView.visibleCells.compactMap { ($0 as? NoteCell)?.viewState }
        #expect(states.isEmpty)
        screen.collectionView.contentOffset.y = 0
        #expect(cell(3, on: screen)?.viewState == "unfolded")
    }

    @Test func `state is restored with the item in the same cell`() {
        let screen = DriverScreen(size: CGSize(width: 300, height: 60))
        screen.show([notes(0..<3)])
        for _ in 0..<3 {
            cell(0, on: screen)?.viewState = "unfolded"
            screen.collectionView.contentOffset.y = 90
            screen.collectionView.layoutIfNeeded()
            screen.collectionView.contentOffset.y = 0
            #expect(cell(0, on: screen)?.viewState == "unfolded")
        }
    }

    @Test func `state moves with the item`() {
        let screen = DriverScreen()
        screen.show([notes(0..<100)])
        cell(3, on: screen)?.viewState = "unfolded"
        screen.show([notes(Array(4..<100) + [3])])
        screen.collectionView.contentOffset.y = 100 * 50 - 600
        #expect(cell(3, on: screen)?.viewState == "unfolded")
    }

    @Test func `an item that is reconfigured keeps the current state of its cell`() {
        let screen = DriverScreen()
        screen.show([notes(0..<5)])
        cell(1, on: screen)?.viewState = "scrolled"
        screen.show([notes(0..<5, text: "new")])
        #expect(cell(1, on: screen)?.viewState == "scrolled")
    }

    @Test func `an item keeps its state when its cell is created again`() {
        let screen = DriverScreen()
        screen.show([notes(0..<5)])
        cell(1, on: screen)?.viewState = "scrolled"
        screen.driver.apply([notes(0..<5)], options: .reloadData, completion: nil)
        #expect(cell(1, on: screen)?.viewState == "scrolled")
        #expect(cell(2, on: screen)?.viewState == nil)
    }

    @Test func `state is removed with the item`() {
        let screen = DriverScreen()
        screen.show([notes(0..<5)])
        cell(1, on: screen)?.viewState = "scrolled"
        screen.show([notes([0, 2])])
        screen.show([notes(0..<5)])
        #expect(cell(1, on: screen)?.viewState == nil)
    }
}

private struct Note: CollectionItem, Equatable {
    let id: Int
    var text: String

    func configure(cell: NoteCell, for indexPath: IndexPath) { cell.number = id }
}

private final class NoteCell: UICollectionViewCell, StatefulCell {
    var number = 0
    var viewState: String?

    override func prepareForReuse() {
        super.prepareForReuse()
        viewState = nil
    }
}
