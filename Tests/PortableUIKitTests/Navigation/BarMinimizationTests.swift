import CollageTesting
import Testing

@_spi(Collage) import PortableUIKit

@MainActor struct BarMinimizationTests {
    private let host = TestHost()

    /// Shows long content below a bar.
    private func show(_ configure: (inout UIBarMinimization) -> Void) -> (UINavigationController, UIScrollView) {
        let controller = UIViewController(), scroll = UIScrollView(frame: UIScreen.main.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 390, height: 4000)
        controller.view.addSubview(scroll)
        configure(&controller.navigationItem.navigationBarMinimization)
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        return (navigation, scroll)
    }

    private func drag(from start: CGFloat, to end: CGFloat) {
        host.drag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: end))
    }

    @Test func `a bar is never minimized by default`() {
        let (navigation, scroll) = show { _ in }
        drag(from: 700, to: 300)
        #expect(!navigation.isNavigationBarHidden && scroll.contentOffset.y > 0)
    }

    @Test func `scrolling down minimizes the bar, and scrolling up restores it`() {
        let (navigation, _) = show { $0.minimizationBehavior = .onScrollDown }
        drag(from: 700, to: 300)
        #expect(navigation.isNavigationBarHidden)
        drag(from: 300, to: 450)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test func `a bar can wait for the edge of the content`() {
        let (navigation, scroll) = show {
            $0.minimizationBehavior = .onScrollDown
            $0.restorationBehavior = .atScrollEdge
        }
        drag(from: 700, to: 200)
        drag(from: 300, to: 400)
        #expect(navigation.isNavigationBarHidden && scroll.contentOffset.y > 100)
        drag(from: 200, to: 800)
        #expect(!navigation.isNavigationBarHidden)
    }

    @Test(arguments: [UIBarMinimizationSafeAreaAdjustment.automatic, .disabled])
    func `the safe area includes the space of a minimized bar unless the adjustment is disabled`(
        adjustment: UIBarMinimizationSafeAreaAdjustment
    ) {
        let (navigation, _) = show {
            $0.minimizationBehavior = .onScrollDown
            $0.safeAreaAdjustment = adjustment
        }
        let before = navigation.topViewController?.view.safeAreaInsets.top ?? 0
        drag(from: 700, to: 300)
        #expect(navigation.isNavigationBarHidden)
        host.settle()
        let after = navigation.topViewController?.view.safeAreaInsets.top ?? 0
        #expect(adjustment == .disabled ? after == before : after == before - 44)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.setNavigationBarHidden(true, animated: false)
        host.settle()
        #expect((navigation.topViewController?.view.safeAreaInsets.top ?? 0) == before - 44)
    }

    @Test func `scrolling up can minimize the bar`() {
        let (navigation, _) = show { $0.minimizationBehavior = .onScrollUp }
        drag(from: 700, to: 300)
        #expect(!navigation.isNavigationBarHidden)
        drag(from: 300, to: 450)
        #expect(navigation.isNavigationBarHidden)
    }

    @Test func `priorities of bar items are ordered`() {
        let item = UIBarButtonItem(title: "Save")
        #expect(item.visibilityPriority == .standard && item.axisBehavior == .automatic && !item.isPaddingRemoved)
        item.visibilityPriority = .init(higherThan: .high)
        #expect(item.visibilityPriority.rawValue > UIBarButtonItemVisibilityPriority.high.rawValue)
        #expect(
            UIBarButtonItemVisibilityPriority(lowerThan: .low).rawValue < UIBarButtonItemVisibilityPriority.low.rawValue
        )
    }

    @Test func `an appearance overrides the style of the background`() {
        let appearance = UINavigationBarAppearance()
        appearance.overrideUserInterfaceStyle = .dark
        #expect((appearance.copy() as? UIBarAppearance)?.overrideUserInterfaceStyle == .dark)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        bar.items = [UINavigationItem(title: "Title")]
        host.show(bar)
        #expect(host.first(BarBackgroundView.self)?.traitCollection.userInterfaceStyle == .dark)
    }
}
