import CollageTesting
import Testing

@MainActor
struct SelectionTests {
    private func fixture() -> (CollectionFixture, RecordingDelegate) {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 320, height: 40)
        layout.minimumLineSpacing = 0
        let fixture = CollectionFixture(layout, counts: [4])
        let delegate = RecordingDelegate()
        fixture.view.delegate = delegate
        return (fixture, delegate)
    }

    private func tap(_ item: Int, in view: UICollectionView) {
        let point = CGPoint(x: 10, y: CGFloat(item) * 40 + 20)
        view.highlight(at: point)
        view.endHighlight(at: point)
    }

    @Test func `the program selects and deselects without telling the delegate`() {
        let (fixture, delegate) = fixture()
        fixture.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        #expect(fixture.view.cellForItem(at: [0, 1])?.isSelected == true)
        fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 2]])
        #expect(fixture.view.cellForItem(at: [0, 1])?.isSelected == false)
        fixture.view.deselectItem(at: [0, 2], animated: false)
        #expect(fixture.view.indexPathsForSelectedItems == [])
        fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        fixture.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(fixture.view.indexPathsForSelectedItems == [])
        fixture.view.allowsSelection = false
        fixture.view.selectItem(at: [0, 2], animated: false, scrollPosition: [])
        #expect(fixture.view.indexPathsForSelectedItems == [])
        #expect(delegate.events.isEmpty)
    }

    @Test func `a tap highlights, then selects, and deselects the item before`() {
        let (fixture, delegate) = fixture()
        tap(0, in: fixture.view)
        #expect(
            delegate.events == [
                "shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0", "shouldSelect 0-0", "didSelect 0-0",
            ])
        delegate.events = []
        tap(2, in: fixture.view)
        #expect(delegate.events.suffix(3) == ["shouldSelect 0-2", "didDeselect 0-0", "didSelect 0-2"])
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 2]])
        tap(2, in: fixture.view)
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func `several items are selected one after the other and deselected by another tap`() {
        let (fixture, delegate) = fixture()
        fixture.view.allowsMultipleSelection = true
        tap(0, in: fixture.view)
        tap(2, in: fixture.view)
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 0], [0, 2]])
        delegate.events = []
        tap(0, in: fixture.view)
        #expect(delegate.events.suffix(2) == ["shouldDeselect 0-0", "didDeselect 0-0"])
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 2]])
    }

    @Test func `an item that may not be highlighted isn't selected`() {
        let (fixture, delegate) = fixture()
        delegate.refusals = ["shouldHighlight"]
        tap(0, in: fixture.view)
        #expect(delegate.events == ["shouldHighlight 0-0"])
        delegate.refusals = ["shouldSelect"]
        tap(0, in: fixture.view)
        #expect(fixture.view.indexPathsForSelectedItems == [])
        #expect(fixture.view.cellForItem(at: [0, 0])?.isHighlighted == false)
    }

    @Test func `a finger that leaves the item selects nothing`() {
        let (fixture, delegate) = fixture()
        fixture.view.highlight(at: CGPoint(x: 10, y: 20))
        #expect(fixture.view.cellForItem(at: [0, 0])?.isHighlighted == true)
        fixture.view.endHighlight(at: CGPoint(x: 10, y: 100))
        #expect(delegate.events == ["shouldHighlight 0-0", "didHighlight 0-0", "didUnhighlight 0-0"])
    }

    @Test func `editing has separate rules`() {
        let (fixture, _) = fixture()
        fixture.view.isEditing = true
        tap(0, in: fixture.view)
        #expect(fixture.view.indexPathsForSelectedItems == [])
        fixture.view.allowsMultipleSelectionDuringEditing = true
        tap(0, in: fixture.view)
        tap(1, in: fixture.view)
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 0], [0, 1]])
    }

    @Test func `the configuration state of a cell has its selection`() throws {
        let (fixture, _) = fixture()
        let cell = try #require(fixture.view.cellForItem(at: [0, 0]))
        var states: [UICellConfigurationState] = []
        cell.configurationUpdateHandler = { _, state in states.append(state) }
        cell.layoutIfNeeded()
        fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        cell.layoutIfNeeded()
        #expect(states.map(\.isSelected) == [false, true])
    }

    @Test func `items selected during editing are deselected when editing ends`() {
        let (fixture, delegate) = fixture()
        fixture.view.allowsMultipleSelection = true
        fixture.view.allowsMultipleSelectionDuringEditing = true
        fixture.view.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        fixture.view.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        fixture.view.isEditing = true
        tap(1, in: fixture.view)
        tap(2, in: fixture.view)
        tap(3, in: fixture.view)
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 0], [0, 2], [0, 3]])
        fixture.atOnce {
            fixture.view.performBatchUpdates {
                fixture.source.items = [["0.0", "new", "0.2", "0.3"]]
                fixture.view.reloadItems(at: [])
                fixture.view.deleteItems(at: [[0, 1]])
                fixture.view.insertItems(at: [[0, 1]])
            }
        }
        delegate.events = []
        fixture.view.isEditing = false
        #expect(fixture.view.indexPathsForSelectedItems == [[0, 0]])
        #expect(fixture.view.cellForItem(at: [0, 2])?.isSelected == false)
        #expect(delegate.events.isEmpty)
    }
}
