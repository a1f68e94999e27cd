import CollageTesting
import Testing
@_spi(Collage) import PortableUIKit

@MainActor @Suite("Badges and subtitles in navigation bars")
struct BarBadgeTests {
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
}
