import CollageTesting
import DisplayList
import Testing
@_spi(Collage) import PortableUIKit

/// The visible state in the middle of animated changes, as opposed to the final positions.
@MainActor struct UpdateAnimationTests {
    /// A list of rows 100 points high in a window of 320 by 480 points, on a separate device.
    @MainActor final class Screen {
        let clock = ManualClock()
        let device: DeviceContext
        let session: AppSession
        let fixture: CollectionFixture

        init(_ layout: UICollectionViewLayout = Screen.rows(), counts: [Int]) {
            device = DeviceContext(clock: clock)
            session = AppSession(device: device)
            device.activate()
            fixture = CollectionFixture(layout, counts: counts)
        }

        static func rows(height: CGFloat = 100) -> UICollectionViewFlowLayout {
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: 320, height: height)
            layout.minimumLineSpacing = 0
            return layout
        }

        var view: UICollectionView { fixture.view }
        var source: ScriptedDataSource { fixture.source }

        func step(_ seconds: Double) {
            clock.advance(by: seconds)
            _ = session.renderFrame()
        }

        /// All cells in the view, including cells that are being removed, with their current position and alpha, by
        /// title.
        func shown() -> [String: (top: CGFloat, alpha: Float)] {
            var result: [String: (top: CGFloat, alpha: Float)] = [:]
            for case let cell as ScriptedCell in view.subviews {
                let state = cell.layer.state(at: clock.now)
                result[cell.title] = (state.position.y - state.bounds.height / 2, state.opacity)
            }
            return result
        }

        /// The visible origin of a cell.
        func origin(_ title: String) -> CGPoint? {
            for case let cell as ScriptedCell in view.subviews where cell.title == title {
                let state = cell.layer.state(at: clock.now)
                return CGPoint(
                    x: state.position.x - state.bounds.width / 2, y: state.position.y - state.bounds.height / 2)
            }
            return nil
        }

        func update(_ items: [String], completion: ((Bool) -> Void)? = nil, _ changes: @escaping () -> Void) {
            view.performBatchUpdates(
                {
                    self.source.items = [items]
                    changes()
                }, completion: completion)
        }
    }

    @Test func `inserted cells fade in at their frames, deleted ones fade out, the others slide`() {
        let screen = Screen(counts: [3])
        var finished: Bool?
        screen.update(["0.1", "0.2", "new"], completion: { finished = $0 }) {
            screen.view.deleteItems(at: [[0, 0]])
            screen.view.insertItems(at: [[0, 2]])
        }
        #expect(screen.shown()["new"]! == (200, 0))
        #expect(screen.shown()["0.0"]! == (0, 1))
        #expect(screen.shown()["0.1"]!.top == 100)
        screen.step(0.15)
        let middle = screen.shown()
        #expect(middle["new"]!.top == 200 && abs(middle["new"]!.alpha - 0.5) < 0.01)
        #expect(middle["0.0"]!.top == 0 && abs(middle["0.0"]!.alpha - 0.5) < 0.01)
        #expect(abs(middle["0.1"]!.top - 50) < 0.1 && abs(middle["0.2"]!.top - 150) < 0.1)
        #expect(finished == nil)
        screen.step(0.2)
        #expect(finished == true)
        #expect(screen.shown()["0.0"] == nil)
    }

    @Test func `cells from outside of the screen slide in from their old frames`() {
        let screen = Screen(counts: [8])
        screen.update(["0.2", "0.3", "0.4", "0.5", "0.6", "0.7"]) {
            screen.view.deleteItems(at: [[0, 0], [0, 1]])
        }
        #expect(screen.shown()["0.6"]! == (600, 1))
        screen.step(0.15)
        #expect(abs(screen.shown()["0.6"]!.top - 500) < 0.1)
        screen.step(0.2)
        #expect(screen.shown()["0.6"]!.top == 400)
    }

    @Test func `cells from farther away than a screen slide in from that side`() {
        let screen = Screen(counts: [100])
        screen.update(["0.90"] + (0..<100).filter { $0 != 90 }.map { "0.\($0)" }) {
            screen.view.moveItem(at: [0, 90], to: [0, 0])
        }
        #expect(screen.shown()["0.90"]!.top == 480)
        screen.step(0.4)
        #expect(screen.shown()["0.90"]!.top == 0)
    }

    @Test func `cells that move off screen stay until their animation ends, then are reused`() {
        let screen = Screen(counts: [5])
        let recorder = RecordingDelegate()
        screen.view.delegate = recorder
        screen.update(["a", "b", "0.0", "0.1", "0.2", "0.3", "0.4"]) {
            screen.view.insertItems(at: [[0, 0], [0, 1]])
        }
        #expect(screen.view.cellForItem(at: [0, 5]) == nil)
        screen.step(0.15)
        #expect(abs(screen.shown()["0.3"]!.top - 400) < 0.1)
        #expect(!recorder.events.contains("didEndDisplaying 0-5"))
        screen.step(0.2)
        #expect(screen.shown()["0.3"] == nil)
        #expect(recorder.events.contains("didEndDisplaying 0-5"))
    }

    @Test func `a cell that is still visible as it leaves is reused for the same item`() throws {
        let screen = Screen(counts: [5])
        let cell = try #require(screen.view.cellForItem(at: [0, 3]))
        screen.update(["a", "b", "0.0", "0.1", "0.2", "0.3", "0.4"]) {
            screen.view.insertItems(at: [[0, 0], [0, 1]])
        }
        screen.step(0.15)
        screen.update(["0.0", "0.1", "0.2", "0.3", "0.4"]) { screen.view.deleteItems(at: [[0, 0], [0, 1]]) }
        #expect(screen.view.cellForItem(at: [0, 3]) === cell)
        #expect(abs(screen.shown()["0.3"]!.top - 400) < 0.1)
        screen.step(1)
        #expect(screen.view.cellForItem(at: [0, 3]) === cell)
        #expect(screen.shown()["0.3"]! == (300, 1))
        #expect(screen.view.visibleCells.count == 5)
    }

    @Test func `an update in the middle of another one continues from the visible state`() {
        let screen = Screen(counts: [3])
        var first: Bool?, second: Bool?
        screen.update(["new", "0.0", "0.1", "0.2"], completion: { first = $0 }) {
            screen.view.insertItems(at: [[0, 0]])
        }
        screen.step(0.15)
        screen.update(["0.0", "0.1", "0.2"], completion: { second = $0 }) { screen.view.deleteItems(at: [[0, 0]]) }
        #expect(abs(screen.shown()["0.0"]!.top - 50) < 0.1)
        #expect(abs(screen.shown()["new"]!.alpha - 0.5) < 0.01)
        screen.step(0.16)
        #expect(first == true && second == nil)
        screen.step(0.2)
        #expect(second == true)
        #expect(screen.shown()["0.0"]! == (0, 1))
        #expect(screen.shown()["new"] == nil)
    }

    @Test func `reloaded cells cross-fade while both move`() {
        let screen = Screen(counts: [2])
        let old = screen.view.cellForItem(at: [0, 0]) as! ScriptedCell
        screen.view.performBatchUpdates {
            screen.source.items = [["x", "fresh", "0.1"]]
            screen.view.insertItems(at: [[0, 0]])
            screen.view.reloadItems(at: [[0, 0]])
        }
        #expect(screen.view.cellForItem(at: [0, 1]) !== old)
        #expect(screen.shown()["fresh"]! == (0, 0))
        screen.step(0.15)
        let middle = screen.shown()
        #expect(abs(middle["fresh"]!.top - 50) < 0.1 && abs(middle["fresh"]!.alpha - 0.5) < 0.01)
        #expect(abs(middle["0.0"]!.top - 50) < 0.1 && abs(middle["0.0"]!.alpha - 0.5) < 0.01)
    }

    @Test func `a layout's initial and final attributes are shown`() {
        final class Sliding: UICollectionViewFlowLayout {
            var asked: [String] = []
            override func initialLayoutAttributesForAppearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                asked.append("in \(itemIndexPath.item)")
                let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
                if itemIndexPath.item == 1 { attributes?.center.y += 50 }
                return attributes
            }
            override func finalLayoutAttributesForDisappearingItem(
                at itemIndexPath: IndexPath
            ) -> UICollectionViewLayoutAttributes? {
                asked.append("out \(itemIndexPath.item)")
                let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
                attributes?.center.y -= 50
                return attributes
            }
        }
        let layout = Sliding()
        layout.itemSize = CGSize(width: 320, height: 100)
        layout.minimumLineSpacing = 0
        let screen = Screen(layout, counts: [2])
        screen.update(["0.1", "new"]) {
            screen.view.deleteItems(at: [[0, 0]])
            screen.view.insertItems(at: [[0, 1]])
        }
        #expect(layout.asked == ["out 0", "in 0", "in 1"])
        #expect(screen.shown()["new"]! == (150, 0))
        screen.step(0.15)
        #expect(abs(screen.shown()["new"]!.top - 125) < 0.1)
        #expect(abs(screen.shown()["0.0"]!.top + 25) < 0.1)
        screen.step(0.2)
        #expect(screen.shown()["new"]! == (100, 1))
    }

    @Test func `the offset moves into the shorter content together with the cells`() {
        let screen = Screen(counts: [10])
        screen.view.contentOffset.y = 520
        screen.view.layoutIfNeeded()
        screen.update((0..<7).map { "0.\($0)" }) { screen.view.deleteItems(at: [[0, 7], [0, 8], [0, 9]]) }
        #expect(screen.view.contentOffset.y == 220)
        #expect(screen.view.layer.state(at: screen.clock.now).bounds.minY == 520)
        #expect(screen.shown()["0.2"]! == (200, 1))
        screen.step(0.15)
        #expect(abs(screen.view.layer.state(at: screen.clock.now).bounds.minY - 370) < 0.1)
        #expect(screen.shown()["0.8"]!.top == 800)
        screen.step(0.2)
        #expect(screen.view.layer.state(at: screen.clock.now).bounds.minY == 220)
        #expect(screen.shown()["0.8"] == nil)
    }

    @Test func `sections fade with their headers, and the others move with theirs`() throws {
        let layout = Screen.rows(height: 50)
        layout.headerReferenceSize = CGSize(width: 320, height: 30)
        let screen = Screen(layout, counts: [1, 1])
        screen.source.items = [["n"]] + screen.source.items
        screen.view.insertSections([0])
        let kind = UICollectionView.elementKindSectionHeader
        func state(_ section: Int) throws -> LayerState {
            let view = try #require(screen.view.supplementaryView(forElementKind: kind, at: [section, 0]))
            return view.layer.state(at: screen.clock.now)
        }
        #expect(try state(0).opacity == 0)
        #expect(try state(1).opacity == 1)
        #expect(try state(1).position.y == 15)
        screen.step(0.15)
        #expect(abs(try state(1).position.y - 55) < 0.1)
        #expect(abs(try state(0).opacity - 0.5) < 0.01)
        #expect(abs(screen.shown()["n"]!.alpha - 0.5) < 0.01)
    }

    @Test func `a change of layout moves each cell from its old frame to its new one`() {
        let screen = Screen(counts: [8])
        var finished: Bool?
        screen.view.setCollectionViewLayout(Screen.rows(height: 60), animated: true) { finished = $0 }
        #expect(screen.view.cellForItem(at: [0, 7])?.frame.minY == 420)
        #expect(screen.shown()["0.7"]! == (700, 1))
        #expect(screen.shown()["0.2"]! == (200, 1))
        screen.step(0.15)
        #expect(abs(screen.shown()["0.7"]!.top - 560) < 0.1)
        #expect(abs(screen.shown()["0.2"]!.top - 160) < 0.1)
        screen.step(0.2)
        #expect(finished == true)
        #expect(screen.shown()["0.7"]! == (420, 1))
        screen.view.setCollectionViewLayout(Screen.rows(), animated: true)
        screen.step(0.15)
        #expect(abs(screen.shown()["0.7"]!.top - 560) < 0.1)
        screen.step(0.2)
        #expect(screen.shown()["0.7"] == nil)
    }

    @Test(arguments: [true, false])
    func `an interactive change of layout follows its progress and ends with the chosen layout`(finishes: Bool) {
        let screen = Screen(counts: [4])
        let old = screen.view.collectionViewLayout, new = Screen.rows(height: 50)
        var ended: [Bool] = []
        let transition = screen.view.startInteractiveTransition(to: new) { ended = [$0, $1] }
        transition.transitionProgress = 0.5
        screen.view.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: [0, 2])?.frame == CGRect(x: 0, y: 150, width: 320, height: 75))
        if finishes { screen.view.finishInteractiveTransition() } else { screen.view.cancelInteractiveTransition() }
        #expect(screen.view.collectionViewLayout === (finishes ? new : old))
        #expect(screen.shown()["0.2"]!.top == 150)
        screen.step(0.15)
        #expect(abs(screen.shown()["0.2"]!.top - (finishes ? 125 : 175)) < 0.1)
        screen.step(0.2)
        #expect(ended == [true, finishes])
        #expect((finishes ? old : new).collectionView == nil)
    }

    @Test func `a cell that changes its size moves its neighbors smoothly, unless animations are off`() throws {
        let screen = Screen(Screen.rows(height: 50), counts: [20])
        (screen.view.collectionViewLayout as! UICollectionViewFlowLayout).estimatedItemSize = CGSize(
            width: 320, height: 50)
        screen.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 50) }
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        let cell = try #require(screen.view.cellForItem(at: [0, 1]) as? ScriptedCell)
        cell.preferredSize = CGSize(width: 320, height: 150)
        cell.invalidateIntrinsicContentSize()
        screen.view.layoutIfNeeded()
        #expect(screen.view.cellForItem(at: [0, 2])?.frame.minY == 200)
        #expect(screen.shown()["0.2"]!.top == 100)
        #expect(screen.shown()["0.9"]! == (450, 1))
        screen.step(0.15)
        #expect(abs(screen.shown()["0.2"]!.top - 150) < 0.1)
        screen.step(0.2)
        #expect(screen.shown()["0.9"] == nil)

        UIView.performWithoutAnimation {
            cell.preferredSize = CGSize(width: 320, height: 50)
            cell.invalidateIntrinsicContentSize()
            screen.view.layoutIfNeeded()
        }
        #expect(screen.shown()["0.2"]!.top == 100)
    }

    @Test func `cells that are measured in an update still slide`() {
        let screen = Screen(Screen.rows(height: 50), counts: [20])
        (screen.view.collectionViewLayout as! UICollectionViewFlowLayout).estimatedItemSize = CGSize(
            width: 320, height: 50)
        screen.source.configure = { cell, _ in cell.preferredSize = CGSize(width: 320, height: 60) }
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        screen.view.collectionViewLayout.invalidateLayout()
        screen.view.layoutIfNeeded()
        screen.view.collectionViewLayout.invalidateLayout()
        screen.update(["new"] + (0..<20).map { "0.\($0)" }) { screen.view.insertItems(at: [[0, 0]]) }
        #expect(screen.view.cellForItem(at: [0, 1])?.frame.minY == 60)
        #expect(screen.shown()["0.0"]!.top == 0)
        screen.step(0.15)
        #expect(abs(screen.shown()["0.0"]!.top - 30) < 0.1)
    }

    @Test func `an update in an animation closure has its duration`() {
        let screen = Screen(counts: [2])
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            screen.update(["new", "0.0", "0.1"]) { screen.view.insertItems(at: [[0, 0]]) }
        }
        screen.step(1)
        #expect(abs(screen.shown()["0.0"]!.top - 50) < 0.1)
    }

    @Test func `cells that leave the screen by scrolling reset their animations`() {
        let screen = Screen(counts: [30])
        screen.update(["new"] + (0..<30).map { "0.\($0)" }) { screen.view.insertItems(at: [[0, 0]]) }
        screen.step(0.1)
        screen.view.contentOffset.y = 1000
        screen.view.layoutIfNeeded()
        for (title, state) in screen.shown() where title != "new" { #expect(state.alpha == 1, "\(title)") }
    }

    @Test func `the layout is notified of an animated change of bounds`() {
        final class Listening: UICollectionViewFlowLayout {
            var heard: [String] = []
            override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
                heard.append("from \(Int(oldBounds.width))")
            }
            override func finalizeAnimatedBoundsChange() { heard.append("end") }
        }
        let layout = Listening()
        let screen = Screen(layout, counts: [3])
        screen.view.frame.size.width = 300
        screen.view.layoutIfNeeded()
        #expect(layout.heard.isEmpty)
        UIView.animate(withDuration: 1) {
            screen.view.frame.size.width = 200
            screen.view.layoutIfNeeded()
        }
        #expect(layout.heard == ["from 300", "end"])
    }

    @Test func `completions and leaving cells are released after the animation`() {
        final class Token {}
        let screen = Screen(counts: [3])
        weak var token: Token?
        do {
            let held = Token()
            token = held
            screen.update(["0.1", "0.2"], completion: { _ in _ = held }) { screen.view.deleteItems(at: [[0, 0]]) }
        }
        #expect(token != nil)
        screen.step(0.4)
        #expect(token == nil)
    }

    @Test func `a cell that is inserted again while it's being removed shows the current item`() throws {
        let screen = Screen(counts: [5])
        let cell = try #require(screen.view.cellForItem(at: [0, 3]))
        screen.update(["a", "b", "0.0", "0.1", "0.2", "0.3", "0.4"]) {
            screen.view.insertItems(at: [[0, 0], [0, 1]])
        }
        screen.step(0.05)
        #expect(screen.view.cellForItem(at: [0, 5]) == nil)
        screen.source.items = [["a", "b", "0.0", "0.1", "0.2", "other", "0.4"]]
        screen.view.reconfigureItems(at: [[0, 5]])
        screen.update(["0.0", "0.1", "0.2", "other", "0.4"]) { screen.view.deleteItems(at: [[0, 0], [0, 1]]) }
        #expect(screen.view.cellForItem(at: [0, 3]) === cell)
        screen.step(1)
        #expect(screen.fixture.titles == ["0.0", "0.1", "0.2", "other", "0.4"])
    }

    /// A list of rows 50 points high above a carousel.
    private func rowsAndCarousel(_ rows: Int) throws -> (screen: Screen, carousel: UIScrollView) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let layout = UICollectionViewCompositionalLayout { section, _ in
            section == 1
                ? .carousel(.continuous)
                : NSCollectionLayoutSection(
                    group: .vertical(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)]))
        }
        let screen = Screen(layout, counts: [rows, 4])
        return (screen, try #require(screen.view.subviews.lazy.compactMap { $0 as? UIScrollView }.first))
    }

    @Test func `a carousel that is pushed off screen is visible until the animation ends`() throws {
        let (screen, carousel) = try rowsAndCarousel(2)
        let cell = try #require(screen.view.cellForItem(at: [1, 0]))
        screen.view.performBatchUpdates {
            screen.source.items[0] = (0..<20).map { "row \($0)" }
            screen.view.insertItems(at: (1..<19).map { IndexPath(item: $0, section: 0) })
        }
        func top() -> CGFloat {
            let (view, content) = (carousel.layer.state(at: screen.clock.now), cell.layer.state(at: screen.clock.now))
            return view.position.y - view.bounds.height / 2 + content.position.y - content.bounds.height / 2
        }
        #expect(carousel.superview === screen.view && cell.superview === carousel && top() == 100)
        screen.step(0.15)
        #expect(cell.superview === carousel && top() > 300 && top() < 1000)
        screen.step(1)
        screen.view.layoutIfNeeded()
        #expect(carousel.superview == nil && cell.superview == nil)
        // It's shown after scrolling to it.
        screen.view.contentOffset.y = screen.view.contentSize.height - 480
        screen.view.layoutIfNeeded()
        #expect(screen.fixture.cellFrames[[1, 0]] == CGRect(x: 0, y: 1000, width: 200, height: 100))
    }

    @Test func `a carousel that loses all of its items is visible until the animation ends`() throws {
        let (screen, carousel) = try rowsAndCarousel(2)
        let cell = try #require(screen.view.cellForItem(at: [1, 0]))
        screen.view.performBatchUpdates {
            screen.source.items[1] = []
            screen.view.deleteItems(at: (0..<4).map { IndexPath(item: $0, section: 1) })
        }
        screen.step(0.15)
        #expect(carousel.superview === screen.view && cell.superview === carousel)
        screen.step(1)
        screen.view.layoutIfNeeded()
        #expect(carousel.superview == nil && cell.superview == nil)
    }

    @Test func `a header that is inserted again while it's being removed shows the current contents`() {
        let layout = Screen.rows(height: 50)
        layout.headerReferenceSize = CGSize(width: 320, height: 40)
        let screen = Screen(layout, counts: [1, 3])
        var title = "old"
        screen.source.configureView = { view, _, path in view.title = path.section == 1 ? title : "first" }
        screen.view.reloadData()
        screen.view.layoutIfNeeded()
        title = "new"
        screen.view.performBatchUpdates {
            screen.source.items[0] = (0..<19).map { "row \($0)" }
            screen.view.insertItems(at: (1..<19).map { IndexPath(item: $0, section: 0) })
        }
        screen.step(0.05)
        screen.view.performBatchUpdates {
            screen.source.items[0] = ["row 0"]
            screen.view.deleteItems(at: (1..<19).map { IndexPath(item: $0, section: 0) })
        }
        screen.step(1)
        let header = screen.view.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: [1, 0])
        #expect((header as? ScriptedView)?.title == "new")
    }
}
