import CollageTesting
import Testing

@MainActor final class LayoutSharingTests: LayoutNavigationFixture {
    @Test func `the collection view belongs to the new controller from the start of the transition`() throws {
        small.overrideUserInterfaceStyle = .dark
        large.additionalSafeAreaInsets.left = 30
        push()
        let shared = try #require(small.collectionView)
        #expect(shared.next === large && shared.traitCollection.userInterfaceStyle == .light)
        #expect(shared.safeAreaInsets.left == 30)
        host.settle()
        navigation.popViewController(animated: true)
        #expect(shared.next === small && shared.traitCollection.userInterfaceStyle == .dark)
        #expect(shared.safeAreaInsets.left == 0)
        host.settle()
        #expect(shared.next === small)
    }

    /// Puts a finger on the edge of the screen, drags it by a distance, and holds it.
    private func hold(after distance: CGFloat) -> TestHost.Finger {
        let drag = host.touch(at: CGPoint(x: 5, y: 400))
        for step in 1...10 {
            host.advance(by: 1.0 / 60)
            drag.move(to: CGPoint(x: 5 + distance * CGFloat(step) / 10, y: 400))
        }
        for _ in 0..<12 {
            host.advance(by: 1.0 / 60)
            drag.move(to: CGPoint(x: 5 + distance, y: 400))
        }
        return drag
    }

    @Test func `a swipe gives the collection view to the controller below, and back if it's canceled`() throws {
        small.overrideUserInterfaceStyle = .dark
        push()
        host.settle()
        let shared = try #require(small.collectionView)
        let drag = hold(after: 100)
        #expect(shared.next === small && shared.traitCollection.userInterfaceStyle == .dark)
        let held = second().width
        drag.lift()
        host.advance(by: 0.1)
        #expect(second().width > held, "the items go back to the layout on top")
        host.settle()
        #expect(shared.next === large && shared.traitCollection.userInterfaceStyle == .light)
    }

    @Test func `a swipe far enough completes the transition, and the removed controller keeps its layout`() {
        let layout = large.collectionViewLayout
        push()
        host.settle()
        let drag = hold(after: 250)
        let held = second().width
        drag.lift()
        #expect(large.collectionViewLayout === layout)
        host.advance(by: 0.1)
        #expect(second().width < held)
        host.settle()
        #expect(second().width == 100 && navigation.topViewController === small)
    }

    @Test func `a layout that the view gets in the meantime belongs to the controller that is shown`() throws {
        push()
        host.settle()
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 150, height: 150)
        large.collectionView.collectionViewLayout = other
        #expect(large.collectionViewLayout === other && small.collectionViewLayout !== other)
        let whole = Squares(400)
        whole.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(whole, animated: false)
        host.settle()
        navigation.popViewController(animated: false)
        host.settle()
        #expect(small.collectionView.collectionViewLayout === other)
    }

    @Test func `a root controller has its own collection view, regardless of its settings`() {
        small.useLayoutToLayoutNavigationTransitions = true
        host.show(navigation)
        host.settle()
        #expect(small.collectionView.dataSource === small && second().width == 100)
    }

    @Test func `a controller that is removed below another one restores the collection view`() throws {
        push()
        host.settle()
        let shared = try #require(small.collectionView)
        navigation.setViewControllers([small, UIViewController()], animated: false)
        host.settle()
        #expect(!large.isViewLoaded && small.collectionView === shared)
        #expect((shared.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize.width == 100)
        // The controller can change its layout again.
        let other = UICollectionViewFlowLayout()
        other.itemSize = CGSize(width: 50, height: 50)
        shared.collectionViewLayout = other
        #expect(small.collectionViewLayout === other)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(shared.window != nil && shared.collectionViewLayout === other)
    }

    @Test func `removing a controller between two others changes nothing on screen`() throws {
        push()
        host.settle()
        let whole = Squares(400)
        whole.useLayoutToLayoutNavigationTransitions = true
        navigation.pushViewController(whole, animated: false)
        host.settle()
        let shared = try #require(small.collectionView)
        navigation.setViewControllers([small, whole], animated: false)
        host.settle()
        #expect(!large.isViewLoaded && shared.collectionViewLayout === whole.collectionViewLayout)
        #expect(shared.next === whole && shared.cellForItem(at: [0, 0])?.frame.width == 400)
        navigation.popViewController(animated: false)
        host.settle()
        #expect(second().width == 100 && shared.next === small)
    }

    @Test(arguments: [false, true], [false, true])
    func `a controller's viewDidLoad is called once, however it gets the shared view`(
        animated: Bool, asStack: Bool
    ) {
        host.show(navigation)
        host.settle()
        large.useLayoutToLayoutNavigationTransitions = true
        if asStack {
            navigation.setViewControllers([small, large], animated: animated)
        } else {
            navigation.pushViewController(large, animated: animated)
        }
        host.settle()
        #expect(large.log == ["loaded", "appeared"] && large.collectionView === small.collectionView)
    }
}
