import CollageTesting
import PortableUIKit
import Testing

/// The container of a presenting view controller is replaced while the presentation is animated, as at the end of a
/// login.
@MainActor struct PresenterLifetimeTests {
    private let host = TestHost()

    private nonisolated static let containers: [@MainActor @Sendable (UIViewController) -> UIViewController] = [
        { UINavigationController(rootViewController: $0) },
        {
            let tabs = UITabBarController()
            tabs.viewControllers = [$0]
            return tabs
        },
    ]

    @Test(arguments: containers.indices, [UIModalPresentationStyle.pageSheet, .fullScreen, .overFullScreen])
    func `a presentation ends`(container: Int, style: UIModalPresentationStyle) {
        let child = UIViewController(), presented = UIViewController()
        presented.modalPresentationStyle = style
        host.show(Self.containers[container](child))
        var hasEnded = false
        host.run { child.present(presented, animated: true) { hasEnded = true } }
        host.run { host.window.rootViewController = UIViewController() }
        host.settle()
        #expect(hasEnded && !presented.isBeingPresented)
    }

    @Test(arguments: containers.indices)
    func `a dismissal ends, and the presenter is deallocated`(container: Int) {
        weak var presenter: UIViewController?
        var hasEnded = false
        do {
            let child = UIViewController(),
                presented = UIAlertController(title: "A", message: nil, preferredStyle: .alert)
            let made = Self.containers[container](child)
            presenter = made
            host.show(made)
            host.run { child.present(presented, animated: true) }
            host.settle()
            host.run { child.dismiss(animated: true) { hasEnded = true } }
            host.run { host.window.rootViewController = UIViewController() }
        }
        host.settle()
        #expect(hasEnded && presenter == nil)
    }
}
