import CollageTesting
import Testing

/// Texts that replace canonically equivalent ones, which have other offsets.
@MainActor struct EquivalentTextTests {
    @Test func `a canonically equivalent text replaces the text of a label`() {
        let label = UILabel()
        label.text = "cafe\u{301}"
        label.text = "caf\u{e9}"
        #expect(label.text?.unicodeScalars.count == 4)
    }

    @Test func `a canonically equivalent title replaces the title in a navigation bar`() {
        let host = TestHost(size: CGSize(width: 300, height: 400), safeAreaInsets: .zero)
        let controller = UIViewController()
        controller.navigationItem.title = "cafe\u{301}"
        host.show(UINavigationController(rootViewController: controller))
        host.settle()
        controller.navigationItem.title = "caf\u{e9}"
        host.settle()
        let counts = host.all(UILabel.self).compactMap { $0.text?.unicodeScalars.count }
        #expect(!counts.isEmpty && counts.allSatisfy { $0 == 4 })
    }
}
