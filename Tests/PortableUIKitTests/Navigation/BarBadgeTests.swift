import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor struct BarBadgeTests {
    private let host = TestHost()
    private let controller = UIViewController()

    private func labels(in view: UIView) -> [UILabel] {
        if view.isHidden { return [] }
        return (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    private func shownTexts() -> [String] {
        let navigation = controller.navigationController!
        return labels(in: navigation.navigationBar).filter { !$0.isHidden && $0.bounds.width > 0 }.compactMap(\.text)
    }

    init() {
        controller.title = "Inbox"
        host.show(UINavigationController(rootViewController: controller))
    }

    @Test func `a button shows its badge, and follows changes`() {
        let item = UIBarButtonItem(title: "Filter", style: .plain, target: nil, action: nil)
        item.badge = .count(3)
        controller.navigationItem.rightBarButtonItem = item
        host.settle()
        #expect(shownTexts().contains("3"))
        item.badge = .string("new")
        host.settle()
        #expect(shownTexts().contains("new") && !shownTexts().contains("3"))
        item.badge = .indicator()
        #expect(item.badge?.stringValue == nil)
        host.settle()
        #expect(!shownTexts().contains("new"))
        item.badge = nil
        host.settle()
        #expect(shownTexts().contains("Filter"))
    }

    @Test func `badges have colors and fonts`() {
        var badge = UIBarButtonItem.Badge.count(1)
        #expect(badge == .count(1) && badge.backgroundColor == nil)
        badge.backgroundColor = .blue
        #expect(badge != .count(1))
    }

    @Test func `a subtitle is under the title`() throws {
        let plain = try #require(
            labels(in: controller.navigationController!.navigationBar).first { $0.text == "Inbox" })
        let y = plain.frame.minY
        controller.navigationItem.subtitle = "3 unread"
        host.settle()
        let all = labels(in: controller.navigationController!.navigationBar)
        let title = try #require(all.first { $0.text == "Inbox" })
        let subtitle = try #require(all.first { $0.text == "3 unread" })
        #expect(title.frame.minY < y && subtitle.frame.minY >= title.frame.maxY)
        #expect(subtitle.center.x == title.center.x)
        controller.navigationItem.subtitle = nil
        host.settle()
        #expect(title.frame.minY == y && !shownTexts().contains("3 unread"))
    }

    @Test func `items keep their settings of shared backgrounds`() {
        let item = UIBarButtonItem()
        #expect(item.sharesBackground && !item.hidesSharedBackground && item.identifier == nil)
        item.hidesSharedBackground = true
        item.identifier = "filter"
        #expect(item.hidesSharedBackground && item.identifier == "filter")
        #expect(UIBarButtonItem.fixedSpace().width > 0)
        #expect(UIBarButtonItem.Style.prominent == .done)
    }

    @Test func `a badge is at the corner of a custom view`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        view.widthAnchor.constraint(equalToConstant: 40).isActive = true
        let item = UIBarButtonItem(customView: view)
        item.badge = .count(4)
        controller.navigationItem.rightBarButtonItem = item
        host.settle()
        let bar = try #require(controller.navigationController?.navigationBar)
        let badge = try #require(labels(in: bar).first { $0.text == "4" }?.superview)
        let corner = view.convert(CGPoint(x: view.bounds.maxX, y: 0), to: nil)
        #expect(abs(badge.convert(CGPoint(x: badge.bounds.midX, y: 0), to: nil).x - corner.x) < 1)
    }

    @Test func `the label of an app's subtitle view isn't changed for later subtitles`() {
        let label = UILabel()
        label.text = "custom"
        controller.navigationItem.subtitleView = label
        host.settle()
        controller.navigationItem.subtitleView = nil
        controller.navigationItem.subtitle = "3 unread"
        host.settle()
        #expect(label.text == "custom" && label.superview == nil && shownTexts().contains("3 unread"))
    }

    @Test func `an inline large title is in the row of the buttons, at the leading edge`() throws {
        let navigation = try #require(controller.navigationController)
        navigation.navigationBar.prefersLargeTitles = true
        controller.navigationItem.largeTitleDisplayMode = .inline
        host.settle()
        let title = try #require(labels(in: navigation.navigationBar).first { $0.text == "Inbox" })
        #expect(title.font.pointSize == 34 && title.convert(title.bounds, to: nil).minX < 30)
        #expect(navigation.navigationBar.bounds.height == 44)
        controller.navigationItem.largeTitleDisplayMode = .never
        host.settle()
        #expect(title.font.pointSize == 17)
    }
}
