import CollageTesting
import Testing

/// Lists that are constrained to the safe area begin below the bar, which moves them when the large title collapses.
@MainActor struct LargeTitleSafeAreaTests {
    private final class Screen: UIViewController {
        let list = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Title"
            navigationController?.navigationBar.prefersLargeTitles = true
            list.contentSize = CGSize(width: 100, height: 3_000)
            list.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(list)
            let area = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
                list.topAnchor.constraint(equalTo: area.topAnchor),
                list.bottomAnchor.constraint(equalTo: area.bottomAnchor),
                list.leadingAnchor.constraint(equalTo: area.leadingAnchor),
                list.trailingAnchor.constraint(equalTo: area.trailingAnchor),
            ])
        }
    }

    private nonisolated static let devices: [Device] = [.iPhoneSE, .iPhone16, .iPhone16Pro]

    @Test(arguments: devices, [true, false])
    func `the title opens again when the list is scrolled back to its top`(device: Device, isAnimated: Bool) {
        let host = TestHost(device), screen = Screen()
        let navigation = UINavigationController(rootViewController: screen)
        host.show(navigation)
        host.settle()
        let height = navigation.navigationBar.frame.height, frame = screen.list.frame
        let start = screen.list.contentOffset
        screen.list.setContentOffset(CGPoint(x: 0, y: 400), animated: isAnimated)
        host.settle()
        screen.list.setContentOffset(start, animated: isAnimated)
        host.settle()
        #expect(abs(screen.list.contentOffset.y - start.y) < 0.01)
        #expect(abs(navigation.navigationBar.frame.height - height) < 0.01)
        #expect(abs(screen.list.frame.minY - frame.minY) < 0.01)
    }

    @Test func `a bar of a phone with an island begins at the recorded height, even with rounding errors above`() {
        let host = TestHost(.iPhone16), exact = UINavigationController(rootViewController: UIViewController())
        host.show(exact)
        host.settle()
        let y = exact.navigationBar.frame.minY
        let container = UIViewController(), inner = UINavigationController(rootViewController: UIViewController())
        container.addChild(inner)
        container.view.addSubview(inner.view)
        inner.view.frame = container.view.bounds
        inner.additionalSafeAreaInsets.top = 1e-9
        inner.didMove(toParent: container)
        host.show(container)
        host.settle()
        #expect(abs(inner.navigationBar.frame.minY - y) < 0.001)
    }
}
