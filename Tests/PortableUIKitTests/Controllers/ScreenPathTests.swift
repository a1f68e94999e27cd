import CollageTesting
import Foundation
import Testing

@MainActor struct ScreenPathTests {
    private final class List: UIViewController {}
    private final class Detail: UIViewController {}

    @Test func `the path contains pushed, selected, and presented controllers`() {
        let host = TestHost()
        let navigation = UINavigationController(rootViewController: List())
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation, Detail()]
        host.show(tabs)
        #expect(host.session.screenPath() == "UITabBarController[0](UINavigationController(List))")
        navigation.pushViewController(Detail(), animated: false)
        host.settle()
        #expect(host.session.screenPath() == "UITabBarController[0](UINavigationController(List,Detail))")
        tabs.selectedIndex = 1
        tabs.present(List(), animated: false)
        host.settle()
        #expect(host.session.screenPath() == "UITabBarController[1](Detail)+List")
        tabs.dismiss(animated: false)
        host.settle()
        #expect(host.session.screenPath() == "UITabBarController[1](Detail)")
    }
}
