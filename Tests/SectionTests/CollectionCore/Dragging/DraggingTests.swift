import CollageTesting
import CollectionCore
import Testing

@MainActor @Suite(.serialized) struct DraggingTests {
    @Test func `an item is reordered within its section, and the model is returned`() {
        let table = Table()
        table.left.show([.cards("a", ["1", "2", "3", "4"]).dropTarget(of: Card.self)])
        table.drag(from: table.left, row: 0, to: table.left, row: 2)
        #expect(table.left.rows == ["2", "3", "1", "4"])
        #expect(table.left.log == ["[a: 2 3 1 4]"])
    }

    @Test func `an item moves to another section that accepts its type, and the section receives it`() {
        let table = Table()
        var received: [String] = []
        table.left.show([
            .cards("a", ["1", "2"]),
            .cards("b", ["3", "4"]).dropTarget(of: Card.self) { cards, position in
                received.append("\(cards.map(\.id)) at \(position)")
            },
        ])
        table.drag(from: table.left, row: 0, to: table.left, row: 3)
        #expect(table.left.rows == ["2", "3", "1", "4"])
        #expect(received == [#"["1"] at 1"#])
        #expect(table.left.log == ["[a: 2] [b: 3 1 4]"])
    }

    @Test func `a section accepts only items of its specified types`() {
        let table = Table()
        table.left.show([.cards("a", ["1", "2"]), .cards("b", ["3"]).dropTarget(of: Tile.self)])
        table.drag(from: table.left, row: 0, to: table.left, row: 2)
        #expect(table.left.rows == ["1", "2", "3"])
        #expect(table.left.log == [])
    }

    @Test func `an item that can't be dragged stays in place`() {
        let table = Table()
        table.left.show([.cards("a", ["fixed", "2", "3"]).dropTarget(of: Card.self)])
        table.drag(from: table.left, row: 0, to: table.left, row: 2)
        #expect(table.left.rows == ["fixed", "2", "3"])
    }

    @Test func `an item moves to another collection view, and both apps receive their models`() {
        let table = Table()
        table.left.show([.cards("a", ["1", "2"])])
        table.right.show([.cards("b", ["3", "4"]).dropTarget(of: Card.self)])
        table.drag(from: table.left, row: 0, to: table.right, row: 1)
        #expect(table.left.rows == ["2"])
        #expect(table.right.rows == ["3", "1", "4"])
        #expect(table.left.log == ["[a: 2]"])
        #expect(table.right.log == ["[b: 3 1 4]"])
    }

    @Test func `an item that is copied stays in place, too`() {
        let table = Table()
        table.left.show([.cards("a", ["1", "2"])])
        table.right.show([.cards("b", ["3"]).dropTarget(of: Card.self, operation: .copy)])
        table.drag(from: table.left, row: 0, to: table.right, row: 0)
        #expect(table.left.rows == ["1", "2"])
        #expect(table.right.rows == ["1", "3"])
        #expect(table.left.log == [])
    }

    @Test func `an item dropped outside of the items is appended to the last section that accepts it`() {
        let table = Table()
        table.left.show([.cards("a", ["1"])])
        table.right.show([.cards("b", ["3"]).dropTarget(of: Card.self), .cards("c", ["4"])])
        table.drag(from: table.left, row: 0, to: table.right, row: 6)
        #expect(table.right.log == ["[b: 3 1] [c: 4]"])
        #expect(table.right.rows == ["3", "1", "4"])
    }

    @Test func `dragging a selected item drags all selected items, in order`() {
        let table = Table()
        table.left.collectionView.allowsMultipleSelection = true
        table.left.show([.cards("a", ["1", "2", "3", "4"])])
        table.right.show([.cards("b", ["5", "6"]).dropTarget(of: Card.self)])
        table.left.driver.setSelectedItems(["1", "3"].map { ItemIdentity(type: Card.self, id: $0) })
        table.drag(from: table.left, row: 0, to: table.right, row: 1)
        #expect(table.left.rows == ["2", "4"])
        #expect(table.right.rows == ["5", "1", "3", "6"])
    }

    @Test func `updates wait until the drag is over, and the latest one is shown`() async {
        let table = Table()
        table.left.show([.cards("a", ["1", "2", "3"]).dropTarget(of: Card.self)])
        var outcomes: [UpdateOutcome] = []
        let finger = table.finger(at: table.point(table.left, row: 0))
        finger.move(to: table.point(table.left, row: 2))
        for word in ["x", "y"] {
            table.left.driver.apply([.cards("a", [word])], options: .unanimated) { outcomes.append($0) }
        }
        table.host.settle()
        #expect(table.left.driver.sections[0].items.map(\.identity.id) == ["1", "2", "3"])
        #expect(outcomes == [.superseded])
        finger.lift()
        table.host.settle()
        for _ in 0..<100 where outcomes.count < 2 { await Task.yield() }
        #expect(table.left.log == ["[a: 2 3 1]"], "the person's move came first")
        #expect(table.left.rows == ["y"])
        #expect(outcomes == [.superseded, .applied])
    }

    @Test func `an app's own delegates for drags aren't replaced`() {
        final class Delegate: NSObject, UICollectionViewDragDelegate {
            func collectionView(
                _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
                at indexPath: IndexPath
            ) -> [UIDragItem] { [] }
        }
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let delegate = Delegate()
        view.dragDelegate = delegate
        let driver = CollectionDriver(collectionView: view)
        #expect(driver.collectionView?.dragDelegate === delegate)
    }
}

/// Two lists of cards side by side.
@MainActor
private final class Table {
    let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
    let left = List(x: 0), right = List(x: 150)

    init() {
        let controller = UIViewController()
        host.show(controller)
        for list in [left, right] { controller.view.addSubview(list.collectionView) }
        host.settle()
    }

    func point(_ list: List, row: Int) -> CGPoint {
        CGPoint(x: list.collectionView.frame.midX, y: CGFloat(row) * 50 + 25)
    }

    /// A finger that has lifted what is at a point.
    func finger(at point: CGPoint) -> TestHost.Finger {
        let finger = host.touch(at: point)
        host.advance(by: 0.6)
        return finger
    }

    func drag(from source: List, row: Int, to destination: List, row end: Int) {
        let finger = finger(at: point(source, row: row))
        finger.move(to: CGPoint(x: 150, y: 60))
        host.settle()
        finger.move(to: point(destination, row: end))
        host.settle()
        finger.lift()
        host.settle()
    }

    @MainActor
    final class List {
        let collectionView: UICollectionView
        let driver: CollectionDriver
        /// The models that were handed back.
        private(set) var log: [String] = []

        init(x: CGFloat) {
            collectionView = UICollectionView(
                frame: CGRect(x: x, y: 0, width: 150, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
            collectionView.contentInsetAdjustmentBehavior = .never
            driver = CollectionDriver(collectionView: collectionView)
            driver.didReorder = { [weak self] sections in
                let parts = sections.map { section in
                    "[\(section.identity): \(section.items.map { "\($0.identity.id)" }.joined(separator: " "))]"
                }
                self?.log.append(parts.joined(separator: " "))
            }
        }

        func show(_ sections: [SectionModel]) {
            driver.apply(sections, options: .unanimated, completion: nil)
            collectionView.layoutIfNeeded()
        }

        var rows: [String] { collectionView.visibleCells.map { ($0 as? TileCell)?.text ?? "-" } }
    }
}

/// A card that can be dragged, unless it is called fixed.
private struct Card: CollectionItem {
    let id: String

    var events: ItemEvents {
        var events = ItemEvents()
        events.canDrag = { id != "fixed" }
        return events
    }

    func configure(cell: TileCell, for indexPath: IndexPath) { cell.text = id }
}

@MainActor
extension SectionModel {
    /// A section of cards in rows of 50 points.
    fileprivate static func cards(_ id: String, _ words: [String]) -> SectionModel {
        SectionModel(id: id, layout: ListRowLayout(height: .absolute(50)), items: words.map { Card(id: $0) })
    }
}
