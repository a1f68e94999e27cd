import CollageTesting
import Testing

@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct TabTransitionTests {
    private final class Slide: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate,
        UINavigationControllerDelegate
    {
        var log: [String] = []
        var completes = true

        func tabBarController(
            _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
            to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { self }
        func tabBarControllerSupportedInterfaceOrientations(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientationMask { .landscape }
        func tabBarControllerPreferredInterfaceOrientationForPresentation(
            _ tabBarController: UITabBarController
        ) -> UIInterfaceOrientation { .landscapeLeft }
        func navigationControllerSupportedInterfaceOrientations(
            _ navigationController: UINavigationController
        ) -> UIInterfaceOrientationMask { .portrait }

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }
        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            log.append("animate")
            let view = transitionContext.view(forKey: .to)
            view?.alpha = 0
            UIView.animate(withDuration: 1) {
                view?.alpha = 1
            } completion: { _ in
                transitionContext.completeTransition(self.completes)
            }
        }
        func animationEnded(_ transitionCompleted: Bool) { log.append("ended \(transitionCompleted)") }
    }

    private let host = TestHost()
    private let tabs = UITabBarController()
    private let slide = Slide()

    init() {
        tabs.viewControllers = [UIViewController(), UIViewController()]
        tabs.delegate = slide
        host.show(tabs)
        host.settle()
    }

    @Test func `the delegate's animator moves from one tab to another`() throws {
        let controllers = try #require(tabs.viewControllers)
        host.run { tabs.selectedIndex = 1 }
        host.advance(by: 0.5)
        #expect(controllers.map { $0.viewIfLoaded?.window != nil } == [true, true])
        host.advance(by: 0.7)
        #expect(controllers.map { $0.viewIfLoaded?.window != nil } == [false, true])
        #expect(slide.log == ["animate", "ended true"])
    }

    @Test func `a transition that isn't completed returns to the previous tab`() throws {
        slide.completes = false
        host.run { tabs.selectedIndex = 1 }
        host.advance(by: 1.2)
        host.settle()
        #expect(tabs.selectedIndex == 0 && slide.log.last == "ended false")
        #expect(tabs.viewControllers?.map { $0.viewIfLoaded?.window != nil } == [true, false])
    }

    @Test func `delegates choose the orientations of containers`() {
        #expect(tabs.supportedInterfaceOrientations == .landscape)
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        let navigation = UINavigationController()
        #expect(navigation.supportedInterfaceOrientations == .allButUpsideDown)
        navigation.delegate = slide
        #expect(navigation.supportedInterfaceOrientations == .portrait)
        #expect(UISplitViewController().supportedInterfaceOrientations == .allButUpsideDown)
    }

    @Test func `new items of a bar can fade in`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 50))
        host.show(bar)
        host.run { bar.setItems([UITabBarItem(title: "A", image: nil, tag: 0)], animated: true) }
        #expect(bar.items?.map(\.title) == ["A"])
        host.settle()
        #expect(host.all(UILabel.self).contains { $0.text == "A" })
    }
}
