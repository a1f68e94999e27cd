import CollageTesting
import Testing

@MainActor final class LayoutNavigationTests: LayoutNavigationFixture {
    @Test
    func `a push moves the items to the new layout, and a pop back, with the data source and delegate of the root`() {
        push()
        let shared = small.collectionView
        #expect(large.collectionView === shared && large.view === shared && shared?.superview != nil)
        host.advance(by: 0.175)
        let middle = second()
        #expect(middle.width > 100 && middle.width < 200)
        #expect(shared?.transform.isIdentity == true)
        host.settle()
        #expect(second() == CGRect(x: 200, y: 0, width: 200, height: 200))
        #expect(shared?.collectionViewLayout === large.collectionViewLayout)
        #expect(small.collectionViewLayout !== large.collectionViewLayout)
        #expect(shared?.dataSource === small && shared?.delegate === small)
        #expect(large.log == ["loaded", "appeared"] && small.log == ["loaded", "appeared", "disappeared"])
        #expect(navigation.transitionCoordinator == nil && navigation.navigationBar.items?.count == 2)
        host.tap(CGPoint(x: 300, y: 200))
        #expect(small.log.last == "selected 1" && large.log.count == 2)
        navigation.popViewController(animated: true)
        host.advance(by: 0.175)
        #expect(second().width > 100 && second().width < 200)
        host.settle()
        #expect(second() == CGRect(x: 100, y: 0, width: 100, height: 100))
        #expect(small.view === shared && shared?.window != nil && small.log.last == "appeared")
        #expect(!large.isViewLoaded && large.parent == nil && large.log.last == "disappeared")
        #expect((large.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 200)
    }

    @Test func `without animation, and before anything is shown, the layouts change immediately`() {
        large.useLayoutToLayoutNavigationTransitions = true
        navigation.setViewControllers([small, large], animated: false)
        host.show(navigation)
        #expect(small.collectionView === large.collectionView && second().width == 200)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(second().width == 100 && small.collectionView.window != nil)
        navigation.pushViewController(large, animated: false)
        host.settle()
        #expect(second().width == 200 && large.log.filter { $0 == "loaded" }.count == 2)
    }

    @Test
    func `a controller that doesn't enable it, or whose predecessor isn't of its kind, has its own collection view`() {
        host.show(navigation)
        navigation.pushViewController(large, animated: false)
        #expect(large.collectionView !== small.collectionView)
        let other = Squares(50)
        other.useLayoutToLayoutNavigationTransitions = true
        navigation.setViewControllers([UIViewController(), other], animated: false)
        host.settle()
        #expect(other.collectionView.dataSource === other)
    }

    @Test func `an interactive pop moves the items back, and ends at either layout`() {
        push()
        host.settle()
        let drag = host.touch(at: CGPoint(x: 5, y: 400))
        for x in stride(from: CGFloat(25), through: 205, by: 20) {
            host.advance(by: 1.0 / 60)
            drag.move(to: CGPoint(x: x, y: 400))
        }
        host.advance(by: 1.0 / 60)
        #expect(second().width > 120 && second().width < 180)
        for _ in 0..<12 {
            host.advance(by: 1.0 / 60)
            drag.move(to: CGPoint(x: 100, y: 400))
        }
        drag.lift()
        host.settle()
        #expect(navigation.topViewController === large && second().width == 200 && large.log.last == "appeared")
        #expect(large.view.window != nil && small.collectionView.collectionViewLayout === large.collectionViewLayout)
        host.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 350, y: 400))
        host.settle()
        #expect(navigation.topViewController === small && second().width == 100 && small.log.last == "appeared")
        #expect(small.view.window != nil && !large.isViewLoaded)
    }

    @Test func `a third layout can follow, and a pop can skip a layout`() {
        push()
        host.settle()
        let whole = Squares(400)
        whole.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(whole, animated: true)
        host.settle()
        #expect(whole.collectionView === small.collectionView)
        #expect(small.collectionView.cellForItem(at: [0, 0])?.frame.width == 400)
        navigation.popToRootViewController(animated: true)
        host.settle()
        #expect(second().width == 100 && !whole.isViewLoaded && !large.isViewLoaded)
    }

    @Test func `an ordinary controller on top is pushed like any other`() {
        push()
        host.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        #expect(small.collectionView.window == nil)
        navigation.popToRootViewController(animated: true)
        host.settle()
        #expect(second().width == 100 && small.collectionView.window != nil && small.log.last == "appeared")
    }

    @Test func `a popped controller is deallocated, and the collection view with the last one`() {
        weak var collectionView: UICollectionView?
        weak var popped: UIViewController?
        do {
            let root = Squares(100), stack = UINavigationController(rootViewController: root)
            host.show(stack)
            let detail = Squares(200)
            detail.useLayoutToLayoutNavigationTransitions = true
            stack.pushViewController(detail, animated: true)
            host.settle()
            popped = detail
            collectionView = root.collectionView
            stack.popViewController(animated: true)
            host.settle()
        }
        #expect(popped == nil && collectionView != nil)
        host.show(UIViewController())
        host.settle()
        #expect(collectionView == nil)
    }

    @Test func `the collection view belongs to the controller that is shown`() throws {
        push()
        host.settle()
        let shared = try #require(small.collectionView)
        #expect(shared.next === large)
        navigation.popViewController(animated: true)
        host.settle()
        #expect(shared.next === small)
    }

    @Test func `controllers that leave the stack together return the view to the lowest one in its old state`() throws {
        push()
        host.settle()
        navigation.setViewControllers([UIViewController()], animated: false)
        host.settle()
        #expect(!large.isViewLoaded)
        let layout = try #require(small.collectionView.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(layout.itemSize.width == 100 && small.collectionViewLayout === layout)
    }
}
