import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct ResizeAnimationTests {
    private typealias Screen = UpdateAnimationTests.Screen

    @Test func `a cell that appears while another one shrinks slides in from its former position`() throws {
        let screen = Screen(SelfSizingTests.list(estimate: 100), counts: [0])
        screen.source.items = [(0..<8).map { "0.\($0)" }]
        screen.source.configure = { cell, path in
            cell.preferredSize = CGSize(width: 320, height: path.item == 0 ? 300 : 100)
        }
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        #expect(screen.view.visibleCells.count == 3)
        let cell = try #require(screen.view.cellForItem(at: [0, 0]) as? ScriptedCell)
        cell.preferredSize = CGSize(width: 320, height: 100)
        cell.invalidateIntrinsicContentSize()
        screen.view.layoutIfNeeded()
        #expect(screen.shown()["0.1"]!.top == 300)
        #expect(screen.shown()["0.3"]! == (500, 1) && screen.shown()["0.4"]! == (600, 1))
        screen.step(0.15)
        #expect(abs(screen.shown()["0.3"]!.top - 400) < 0.1)
        screen.step(0.2)
        #expect(screen.shown()["0.3"]! == (300, 1) && screen.shown()["0.1"]!.top == 100)
    }

    @Test func `a cell that returns while it's leaving is prepared for reuse`() throws {
        let screen = Screen(counts: [5])
        let cell = try #require(screen.view.cellForItem(at: [0, 3]) as? ScriptedCell)
        screen.update(["a", "b", "0.0", "0.1", "0.2", "0.3", "0.4"]) {
            screen.view.insertItems(at: [[0, 0], [0, 1]])
        }
        screen.step(0.15)
        #expect(cell.reuseCount == 0)
        screen.update(["0.0", "0.1", "0.2", "0.3", "0.4"]) { screen.view.deleteItems(at: [[0, 0], [0, 1]]) }
        #expect(screen.view.cellForItem(at: [0, 3]) === cell && cell.reuseCount == 1)
        screen.step(1)
    }

    @Test func `a cell that moves and is measured again in one batch slides to its frame`() {
        let screen = Screen(SelfSizingTests.list(estimate: 100), counts: [0])
        screen.source.items = [["0.0", "0.1"]]
        screen.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 100) }
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        let measurements = screen.view.counters.measurements
        screen.update(["new", "0.0", "0.1"]) {
            screen.view.insertItems(at: [[0, 0]])
            screen.view.reconfigureItems(at: [[0, 0]])
        }
        #expect(screen.view.counters.measurements == measurements + 2)
        #expect(screen.shown()["0.0"]!.top == 0 && screen.shown()["0.1"]!.top == 100)
        screen.step(0.15)
        #expect(abs(screen.shown()["0.0"]!.top - 50) < 0.1)
        screen.step(0.2)
        #expect(screen.shown()["0.0"]!.top == 100)
    }

    /// A cell that places a box in its layout pass.
    private final class BoxCell: UICollectionViewCell {
        let box = UIView()

        override func layoutSubviews() {
            super.layoutSubviews()
            if box.superview == nil { contentView.addSubview(box) }
            box.frame = bounds.insetBy(dx: 10, dy: 10)
        }
    }

    @Test func `the contents of cells that appear in an animation don't grow from zero`() throws {
        let screen = Screen(counts: []), source = PlainDataSource(count: 20, identifier: "box")
        screen.view.register(BoxCell.self, forCellWithReuseIdentifier: "box")
        screen.view.dataSource = source
        screen.view.frame.size.height = 200
        screen.view.layoutIfNeeded()
        func width(_ item: Int) throws -> CGFloat {
            let cell = try #require(screen.view.cellForItem(at: [0, item]) as? BoxCell)
            return cell.box.layer.state(at: screen.clock.now).bounds.width
        }
        UIView.animate(withDuration: 1) {
            screen.view.frame.size.height = 480
            screen.view.layoutIfNeeded()
        }
        #expect(try width(3) == 300 && width(4) == 300)
        screen.step(2)
        source.count = 18
        screen.view.deleteItems(at: [[0, 0], [0, 1]])
        #expect(try width(3) == 300 && width(4) == 300)
        screen.step(1)
    }
}
