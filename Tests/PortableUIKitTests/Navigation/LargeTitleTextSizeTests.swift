import CollageTesting
import Testing

@MainActor struct LargeTitleTextSizeTests {
    /// A screen whose scroll view is a subview of the controller's view.
    private final class Screen: UIViewController {
        let list = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Title"
            navigationController?.navigationBar.prefersLargeTitles = true
            list.frame = view.bounds
            list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            list.contentSize = CGSize(width: 100, height: 2_000)
            view.addSubview(list)
        }
    }

    private nonisolated static let sizes: [UIContentSizeCategory] = [
        .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge,
        .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
    ]

    @Test(arguments: [Device.iPhoneSE, .iPhoneX, .iPhone14, .iPhone16, .iPhone16Pro, .iPhone16ProMax], sizes)
    func `the contents begin below the bar, even after they were scrolled and back`(
        device: Device, size: UIContentSizeCategory
    ) throws {
        let host = TestHost(device, variant: Variant(textSize: size))
        let screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        host.show(navigation)
        host.settle()
        let inset = screen.list.adjustedContentInset.top
        #expect(abs(inset - navigation.navigationBar.frame.maxY) < 0.01)
        #expect(abs(screen.list.contentOffset.y + inset) < 0.01)
        screen.list.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        host.settle()
        screen.list.setContentOffset(CGPoint(x: 0, y: -inset), animated: true)
        host.settle()
        #expect(abs(screen.list.adjustedContentInset.top - inset) < 0.01)
    }
}
