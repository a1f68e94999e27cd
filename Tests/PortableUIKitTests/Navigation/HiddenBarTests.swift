import CollageTesting
import PortableUIKit
import Testing

@MainActor struct HiddenBarTests {
    private let host = TestHost(size: CGSize(width: 390, height: 844))

    @Test func `the bar stays hidden, and the content extends to the top`() {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        let inset = root.view.safeAreaInsets.top
        navigation.navigationBar.isHidden = true
        host.settle()
        #expect(navigation.navigationBar.isHidden && root.view.safeAreaInsets.top == navigation.view.safeAreaInsets.top)
        navigation.view.setNeedsLayout()
        host.settle()
        navigation.pushViewController(UIViewController(), animated: true)
        host.settle()
        navigation.popViewController(animated: true)
        host.settle()
        #expect(navigation.navigationBar.isHidden)
        navigation.navigationBar.isHidden = false
        host.settle()
        #expect(root.view.safeAreaInsets.top == inset)
    }

    @Test func `the controller hides and shows the bar`() {
        let root = UIViewController(), navigation = UINavigationController(rootViewController: root)
        host.show(navigation)
        for isHidden in [true, false, true, false] {
            navigation.setNavigationBarHidden(isHidden, animated: isHidden)
            host.settle()
            #expect(navigation.navigationBar.isHidden == isHidden)
        }
    }

    @Test func `a title view keeps its opacity`() {
        let root = UIViewController(), label = UILabel()
        label.text = "Title"
        root.navigationItem.titleView = label
        host.show(UINavigationController(rootViewController: root))
        label.alpha = 0.25
        root.view.setNeedsLayout()
        root.navigationController?.navigationBar.setNeedsLayout()
        host.settle()
        #expect(label.alpha == 0.25)
    }
}
