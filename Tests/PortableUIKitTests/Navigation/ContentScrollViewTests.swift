import CollageTesting
import Testing

@MainActor struct ContentScrollViewTests {
    /// A screen with a large title whose first subview is a scroll view.
    private final class Screen: UIViewController {
        let list = UIScrollView()
        var top: CGFloat = 0
        var isSet = false

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Title"
            navigationController?.navigationBar.prefersLargeTitles = true
            view.addSubview(list)
            if isSet { setContentScrollView(list) }
        }

        override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            list.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.height - top)
            list.contentSize = CGSize(width: 1_000, height: 2_000)
        }
    }

    private func barHeight(
        of screen: Screen, after scrolling: (UIScrollView) -> Void
    ) -> (rest: CGFloat, after: CGFloat) {
        let host = TestHost(.iPhone16)
        let navigation = UINavigationController(rootViewController: screen)
        host.show(navigation)
        host.settle()
        let rest = navigation.navigationBar.frame.height
        host.run { scrolling(screen.list) }
        host.settle()
        return (rest, navigation.navigationBar.frame.height)
    }

    @Test func `a list below other content doesn't move the bar`() {
        let screen = Screen()
        screen.top = 300
        let heights = barHeight(of: screen) { $0.contentOffset = CGPoint(x: 40, y: 20) }
        #expect(heights == (96, 96))
        #expect(screen.contentScrollView(for: .top) == nil)
        #expect(screen.contentScrollView(for: .bottom) === screen.list)
    }

    @Test func `a list below other content that the app sets collapses the title, and never stretches the bar`() {
        let screen = Screen()
        screen.top = 300
        screen.isSet = true
        let sideways = barHeight(of: screen) { $0.contentOffset.x = 40 }
        #expect(sideways == (96, 96))
        let other = Screen()
        other.top = 300
        other.isSet = true
        #expect(barHeight(of: other) { $0.contentOffset.y = 200 }.after == 44)
    }

    @Test func `a list at the top collapses the title`() {
        #expect(barHeight(of: Screen()) { $0.contentOffset.y += 200 }.after == 44)
    }
}
