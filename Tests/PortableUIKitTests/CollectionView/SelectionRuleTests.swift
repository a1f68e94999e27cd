import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor
struct SelectionRuleTests {
    private let delegate = RecordingDelegate()

    private func fixture(_ counts: [Int] = [5, 5]) -> CollectionFixture {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let fixture = CollectionFixture(layout, counts: counts)
        fixture.view.delegate = delegate
        return fixture
    }

    private func tap(_ view: UICollectionView, _ item: Int) {
        let point = CGPoint(x: 10, y: CGFloat(item * 100 + 50))
        view.highlight(at: point)
        view.endHighlight(at: point)
    }

    private func selected(_ view: UICollectionView) -> [IndexPath] { (view.indexPathsForSelectedItems ?? []).sorted() }

    @Test func `selecting nil deselects all, and selecting a missing item has no effect`() {
        let fixture = fixture()
        fixture.view.allowsMultipleSelection = true
        for path: IndexPath in [[0, 0], [1, 4], [1, 5], [2, 0], [0], [-1, 0], [0, -1]] {
            fixture.view.selectItem(at: path, animated: false, scrollPosition: [])
        }
        #expect(selected(fixture.view) == [[0, 0], [1, 4]])
        fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(selected(fixture.view).isEmpty && delegate.events.isEmpty)
        #expect(fixture.view.cellForItem(at: [0, 0])?.isSelected == false)
    }

    @Test func `one item is selected at a time, or several if that's allowed`() {
        let fixture = fixture()
        fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        fixture.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(selected(fixture.view) == [[0, 1]])
        #expect(fixture.view.cellForItem(at: [0, 0])?.isSelected == false)
        #expect(fixture.view.cellForItem(at: [0, 1])?.isSelected == true)
        fixture.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(selected(fixture.view) == [[0, 1]])
        fixture.view.allowsMultipleSelection = true
        fixture.view.selectItem(at: [0, 3], animated: false, scrollPosition: [])
        #expect(selected(fixture.view) == [[0, 1], [0, 3]])
    }

    @Test func `selecting scrolls only if a position is specified`() {
        let fixture = fixture()
        fixture.view.selectItem(at: [1, 4], animated: false, scrollPosition: [])
        #expect(fixture.view.contentOffset.y == 0)
        fixture.view.selectItem(at: [1, 2], animated: false, scrollPosition: .top)
        #expect(fixture.view.contentOffset.y == 520)
    }

    @Test func `if nothing can be selected, neither the user nor the program selects`() {
        let fixture = fixture()
        fixture.view.allowsSelection = false
        tap(fixture.view, 1)
        fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        #expect(selected(fixture.view).isEmpty && delegate.events.isEmpty)
    }

    @Test(arguments: [false, true], [false, true])
    func `editing requires a separate permission`(single: Bool, several: Bool) {
        let fixture = fixture()
        fixture.view.isEditing = true
        fixture.view.allowsSelectionDuringEditing = single
        fixture.view.allowsMultipleSelectionDuringEditing = several
        tap(fixture.view, 0)
        tap(fixture.view, 1)
        #expect(selected(fixture.view) == (several ? [[0, 0], [0, 1]] : single ? [[0, 1]] : []))
    }

    @Test func `the selection before editing is restored if selection isn't allowed during editing`() {
        let fixture = fixture()
        fixture.view.allowsSelectionDuringEditing = true
        fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        fixture.view.isEditing = true
        #expect(selected(fixture.view) == [[0, 2]])
        fixture.view.isEditing = false
        #expect(selected(fixture.view) == [[0, 2]])
        fixture.view.allowsSelectionDuringEditing = false
        fixture.view.isEditing = true
        #expect(selected(fixture.view).isEmpty)
    }

    @Test func `an item selected again after a reload during editing is deselected when editing ends`() {
        let fixture = fixture()
        fixture.view.allowsSelectionDuringEditing = true
        fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        fixture.view.isEditing = true
        fixture.view.reloadData()
        fixture.view.layoutIfNeeded()
        fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(selected(fixture.view) == [[0, 2]])
        fixture.view.isEditing = false
        #expect(selected(fixture.view).isEmpty)
    }

    @Test func `a touch follows an item that a batch moves, and ends when its cell scrolls off screen`() throws {
        let fixture = fixture()
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        fixture.view.highlight(at: CGPoint(x: 10, y: 50), touching: cell.contentView)
        fixture.atOnce {
            fixture.source.items[0].insert("new", at: 0)
            fixture.view.insertItems(at: [[0, 0]])
        }
        #expect(fixture.view.cellForItem(at: [0, 1]) === cell && cell.isHighlighted)
        delegate.events = []
        fixture.view.contentOffset.y = 400
        fixture.view.layoutIfNeeded()
        #expect(delegate.events.contains("didUnhighlight 0-1") && !cell.isHighlighted)
    }

    @Test func `a tap calls each selection method for the affected item`() {
        let fixture = fixture()
        tap(fixture.view, 0)
        delegate.events = []
        tap(fixture.view, 1)
        #expect(
            delegate.events == [
                "shouldHighlight 0-1", "didHighlight 0-1", "didUnhighlight 0-1", "shouldSelect 0-1", "didDeselect 0-0",
                "didSelect 0-1",
            ])
        delegate.events = []
        // The same item again: it stays selected, and the delegate is notified again.
        tap(fixture.view, 1)
        #expect(delegate.events.suffix(2) == ["shouldSelect 0-1", "didSelect 0-1"])
        delegate.events = []
        delegate.refusals = ["shouldSelect"]
        tap(fixture.view, 2)
        #expect(selected(fixture.view) == [[0, 1]] && delegate.events.last == "shouldSelect 0-2")
        tap(fixture.view, 1)
        #expect(selected(fixture.view) == [[0, 1]] && delegate.events.last == "shouldSelect 0-1")
    }

    @Test func `a tap toggles one of several selected items if the delegate allows it`() {
        let fixture = fixture()
        fixture.view.allowsMultipleSelection = true
        tap(fixture.view, 0)
        tap(fixture.view, 1)
        delegate.refusals = ["shouldDeselect"]
        delegate.events = []
        tap(fixture.view, 0)
        #expect(selected(fixture.view) == [[0, 0], [0, 1]] && delegate.events.last == "shouldDeselect 0-0")
        delegate.refusals = []
        tap(fixture.view, 0)
        #expect(selected(fixture.view) == [[0, 1]] && delegate.events.last == "didDeselect 0-0")
    }

    @Test func `the cell under the finger is the frontmost visible one`() {
        let fixture = fixture([1])
        #expect(fixture.view.indexPathOfCell(at: CGPoint(x: 10, y: 10)) == [0, 0])
        #expect(fixture.view.indexPathOfCell(at: CGPoint(x: 10, y: 110)) == nil)
        fixture.view.cellForItem(at: [0, 0])?.isHidden = true
        #expect(fixture.view.indexPathOfCell(at: CGPoint(x: 10, y: 10)) == nil)
    }

    /// Cards on top of each other.
    private final class Pile: UICollectionViewLayout {
        let zIndexes: [Int]

        init(_ zIndexes: [Int]) {
            self.zIndexes = zIndexes
            super.init()
        }

        required init?(coder: NSCoder) { nil }

        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 480) }

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            zIndexes.indices.map { layoutAttributesForItem(at: [0, $0])! }
        }

        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = CGRect(x: 0, y: 0, width: 320, height: 100)
            attributes.zIndex = zIndexes[indexPath.item]
            return attributes
        }
    }

    @Test(arguments: [([0, 0, 0], 2), ([2, 0, 1], 0), ([0, 1, 1], 2), ([-3, -1, -2], 1)] as [([Int], Int)])
    func `of cells on top of each other, the one in front is tapped`(zIndexes: [Int], front: Int) {
        let fixture = CollectionFixture(Pile(zIndexes), counts: [zIndexes.count])
        tap(fixture.view, 0)
        #expect(selected(fixture.view) == [[0, front]])
        #expect(fixture.view.indexPathForItem(at: CGPoint(x: 10, y: 50)) == [0, front])
        #expect(fixture.view.subviews.last { $0 is ScriptedCell } === fixture.view.cellForItem(at: [0, front]))
    }

    @Test func `a cell that appears has its selection state`() {
        let fixture = fixture([100])
        fixture.view.allowsMultipleSelection = true
        fixture.view.selectItem(at: [0, 50], animated: false, scrollPosition: [])
        fixture.view.contentOffset.y = 4900
        fixture.view.layoutIfNeeded()
        #expect(fixture.view.cellForItem(at: [0, 50])?.isSelected == true)
        #expect(fixture.view.cellForItem(at: [0, 51])?.isSelected == false)
    }

    @Test func `a touched item is highlighted when it reappears, and no other`() {
        let fixture = fixture([100])
        fixture.view.highlight(at: CGPoint(x: 10, y: 50))
        #expect(fixture.view.cellForItem(at: [0, 0])?.isHighlighted == true)
        for offset in [2000, 0] as [CGFloat] {
            fixture.view.contentOffset.y = offset
            fixture.view.layoutIfNeeded()
            let highlighted = fixture.view.visibleCells.filter(\.isHighlighted)
            #expect(highlighted.compactMap { fixture.view.indexPath(for: $0) } == (offset == 0 ? [[0, 0]] : []))
        }
    }

    @Test func `reloading an item deselects it, and moving one keeps it selected`() {
        let fixture = fixture()
        fixture.view.allowsMultipleSelection = true
        for item in 0..<3 { fixture.view.selectItem(at: [0, item], animated: false, scrollPosition: []) }
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items[0] = ["0.1", "0.0", "0.3", "0.4"]
                fixture.view.deleteItems(at: [[0, 2]])
                fixture.view.reloadItems(at: [[0, 0]])
                fixture.view.moveItem(at: [0, 1], to: [0, 0])
            }
        }
        #expect(selected(fixture.view) == [[0, 0]])
    }

    /// Specifies the items with a primary action.
    private final class PrimaryActions: NSObject, UICollectionViewDelegate {
        var performed: [IndexPath] = []

        func collectionView(
            _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
        ) -> Bool { indexPath.item != 1 }

        func collectionView(
            _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
        ) { performed.append(indexPath) }
    }

    @Test func `a tap performs an item's action if it has one, and only one item is selected at a time`() {
        let fixture = fixture(), actions = PrimaryActions()
        fixture.view.delegate = actions
        for item in 0..<3 { tap(fixture.view, item) }
        #expect(actions.performed == [[0, 0], [0, 2]])
        fixture.view.allowsMultipleSelection = true
        tap(fixture.view, 0)
        #expect(actions.performed.count == 2)
    }
}
