import CollageTesting
import Testing

@testable import PortableUIKitCore
@_spi(Collage) import PortableUIKit

@MainActor struct BarItemOptionTests {
    private let host = TestHost()
    private let controller = UIViewController()

    init() { host.show(UINavigationController(rootViewController: controller)) }

    private var button: BarButton? {
        func find(_ view: UIView) -> BarButton? {
            (view as? BarButton) ?? view.subviews.lazy.compactMap(find).first
        }
        return controller.navigationController.flatMap { find($0.navigationBar) }
    }

    private func image(_ width: CGFloat) -> UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: width, height: 10)).image { _ in }
    }

    @Test func `an item describes its button, including the large content`() {
        let item = UIBarButtonItem(image: image(20), style: .plain, target: nil, action: nil)
        item.title = "Add"
        item.accessibilityIdentifier = "add"
        item.accessibilityHint = "Adds a recipe."
        item.largeContentSizeImage = image(40)
        item.largeContentSizeImageInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        controller.navigationItem.rightBarButtonItem = item
        host.settle()
        #expect(button?.accessibilityIdentifier == "add" && button?.accessibilityHint == "Adds a recipe.")
        #expect(button?.largeContentImage === item.largeContentSizeImage && button?.largeContentTitle == "Add")
        #expect(button?.largeContentImageInsets.right == 4 && button?.showsLargeContentViewer == true)
    }

    @Test func `the longest possible title determines the width of a button`() {
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        host.settle()
        let width = button?.bounds.width ?? 0
        item.possibleTitles = ["Edit", "Finish editing"]
        host.settle()
        #expect((button?.bounds.width ?? 0) > width + 20)
    }

    @Test func `the appearance of a state moves the title and has a background image`() throws {
        let item = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        controller.navigationItem.rightBarButtonItem = item
        host.settle()
        func label() -> UILabel? { button?.subviews.compactMap { $0 as? UILabel }.first }
        let y = try #require(label()?.center.y)
        let appearance = UINavigationBarAppearance()
        appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
        appearance.buttonAppearance.normal.backgroundImage = image(30)
        controller.navigationItem.standardAppearance = appearance
        controller.navigationItem.scrollEdgeAppearance = appearance
        host.settle()
        #expect(label()?.center.y == y + 3)
        #expect(button?.subviews.contains { ($0 as? UIImageView)?.image != nil } == true)
    }

    @Test func `a button that tracks its menu's selection shows the selected element`() {
        let actions = ["List", "Grid"].map { UIAction(title: $0) { _ in } }
        actions[1].state = .on
        let item = UIBarButtonItem(title: "View", menu: UIMenu(children: actions))
        item.changesSelectionAsPrimaryAction = true
        #expect(item.title == "Grid")
        let toggle = UIBarButtonItem(title: "Bold", style: .plain, target: nil, action: nil)
        toggle.changesSelectionAsPrimaryAction = true
        toggle.perform(from: nil)
        #expect(toggle.isSelected)
    }

    @Test func `a compact bar shows the image for it`() {
        let item = UIBarButtonItem(image: image(20), style: .plain, target: nil, action: nil)
        item.landscapeImagePhone = image(12)
        item.landscapeImagePhoneInsets = UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0)
        #expect(
            item.shownImage(isCompact: true)?.size.width == 12 && item.shownImage(isCompact: false)?.size.width == 20)
        #expect(item.shownImageInsets(isCompact: true).left == 4 && item.shownImageInsets(isCompact: false) == .zero)
    }

    @Test func `a menu element has another image while it's on`() {
        let action = UIAction(title: "Star", image: image(10), selectedImage: image(11)) { _ in }
        #expect(action.imageInState?.size.width == 10)
        action.state = .on
        #expect(action.imageInState?.size.width == 11)
    }
}
