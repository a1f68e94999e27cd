import CollageTesting
import Testing

@testable import PortableUIKitCore
import PortableUIKit

@MainActor struct NavigationBarAppearanceTests {
    @Test func `an appearance can replace the arrow of the back button`() throws {
        let host = TestHost(), image = try #require(UIImage(systemName: "star"))
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.pushViewController(UIViewController(), animated: false)
        host.show(navigation)
        let appearance = UINavigationBarAppearance()
        #expect(appearance.ownBackImage == nil)
        appearance.setBackIndicatorImage(image, transitionMaskImage: image)
        #expect(appearance.backIndicatorImage === image && appearance.backIndicatorTransitionMaskImage === image)
        let copy = try #require(appearance.copy() as? UINavigationBarAppearance)
        #expect(copy.backIndicatorImage === image)
        navigation.navigationBar.standardAppearance = appearance
        host.settle()
        #expect(!host.all(TemplateImageView.self).isEmpty)
        appearance.setBackIndicatorImage(nil, transitionMaskImage: image)
        #expect(appearance.ownBackImage == nil)
    }

    @Test func `the appearance of buttons returns to its default`() {
        let appearance = UIBarButtonItemAppearance(style: .plain)
        appearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        appearance.configureWithDefault(for: .done)
        #expect(appearance.normal.titleTextAttributes.isEmpty)
    }

    @Test func `an appearance has an idiom`() {
        #expect(UINavigationBarAppearance(idiom: .pad).idiom == .pad)
    }
}
