import CollageTesting
import Testing

@testable import PortableUIKitCore
@testable import PortableControls
import PortableUIKit

/// Controllers whose root views are set up for constraints but have none.
@MainActor struct ContainerFrameTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480))

    /// A controller whose view has a subview at its edges and no constraints for the view itself.
    private final class PinningController: UIViewController {
        let content = UIView()

        override func viewDidLoad() {
            super.viewDidLoad()
            view.translatesAutoresizingMaskIntoConstraints = false
            content.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(content)
            NSLayoutConstraint.activate([
                content.topAnchor.constraint(equalTo: view.topAnchor),
                content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
        }
    }

    private func show(_ controller: UIViewController) {
        host.run {
            host.window.rootViewController = controller
            host.window.makeKeyAndVisible()
        }
        host.settle()
    }

    @Test func `a window sizes its controller's view`() {
        let controller = PinningController()
        show(controller)
        #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        host.run { host.window.frame.size = CGSize(width: 480, height: 320) }
        host.settle()
        #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 480, height: 320))
    }

    @Test func `navigation and tab bar controllers size their controllers' views`() {
        let first = PinningController()
        let second = PinningController()
        let navigation = UINavigationController(rootViewController: first)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, second]
        show(tabs)
        #expect(first.content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        let pushed = PinningController()
        host.run { navigation.pushViewController(pushed, animated: true) }
        host.settle()
        #expect(pushed.content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        host.run { tabs.selectedIndex = 1 }
        host.settle()
        #expect(second.content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `a presented controller's view has the container's frame`() {
        show(UIViewController())
        let controller = PinningController()
        controller.modalPresentationStyle = .fullScreen
        host.run { host.window.rootViewController?.present(controller, animated: true) }
        host.settle()
        #expect(controller.content.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test func `constraints position the view again where an app embeds it`() {
        let child = PinningController()
        show(child)
        let parent = UIViewController()
        show(parent)
        host.run {
            parent.addChild(child)
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
            NSLayoutConstraint.activate([
                child.view.centerXAnchor.constraint(equalTo: parent.view.centerXAnchor),
                child.view.centerYAnchor.constraint(equalTo: parent.view.centerYAnchor),
                child.view.widthAnchor.constraint(equalToConstant: 100),
                child.view.heightAnchor.constraint(equalToConstant: 60),
            ])
        }
        host.settle()
        #expect(child.view.frame == CGRect(x: 110, y: 210, width: 100, height: 60))
        #expect(child.content.frame == CGRect(x: 0, y: 0, width: 100, height: 60))
    }
}
