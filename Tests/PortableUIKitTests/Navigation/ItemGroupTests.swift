import CollageTesting
import Testing

@testable import PortableQuartz
@testable import PortableGraphics
@testable import PortableUIKitCore
@testable import PortableControls
@testable import PortableCollections
import PortableUIKit

@MainActor struct ItemGroupTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, primaryAction: UIAction(title: title) { _ in })
    }

    private func show(_ size: CGSize, _ change: (UINavigationItem) -> Void) -> (TestHost, UINavigationController) {
        let host = TestHost(size: size)
        let controller = UIViewController()
        controller.navigationItem.title = "Title"
        change(controller.navigationItem)
        let navigation = UINavigationController(rootViewController: controller)
        host.show(navigation)
        host.settle()
        return (host, navigation)
    }

    private let phone = CGSize(width: 390, height: 844), pad = CGSize(width: 1024, height: 768)

    private func label(_ text: String, in view: UIView) -> UILabel? {
        // The bar keeps the label of the large title in a hidden view.
        guard !view.isHidden else { return nil }
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { label(text, in: $0) }.first
    }

    private func x(_ text: String, in navigation: UINavigationController) -> CGFloat? {
        label(text, in: navigation.navigationBar).map { $0.convert($0.bounds, to: navigation.view).midX }
    }

    @Test func `groups at the edges show their items from the leading side on, the pinned ones last`() throws {
        let (_, navigation) = show(phone) { item in
            item.leadingItemGroups = [.fixedGroup(items: [self.item("A")])]
            item.trailingItemGroups = [.fixedGroup(items: [self.item("B"), self.item("C")])]
            item.pinnedTrailingGroup = self.item("D").creatingFixedGroup()
        }
        let places = try ["A", "Title", "B", "C", "D"].map { try #require(x($0, in: navigation)) }
        #expect(places == places.sorted())
        let item = navigation.topViewController!.navigationItem
        #expect(item.leftBarButtonItem?.title == "A" && item.rightBarButtonItems?.map(\.title) == ["C", "B"])
        #expect(item.leftBarButtonItem?.buttonGroup === item.leadingItemGroups.first)
    }

    @Test func `without enough space, a representative item replaces the items of its group`() throws {
        let group = UIBarButtonItemGroup.fixedGroup(
            representativeItem: UIBarButtonItem(title: "More"),
            items: [item("First long title"), item("Second long title")])
        func fill(_ item: UINavigationItem) {
            item.leadingItemGroups = [.fixedGroup(items: [self.item("Another long title")])]
            item.trailingItemGroups = [group]
        }
        let (host, narrow) = show(phone, fill)
        #expect(group.isDisplayingRepresentativeItem)
        #expect(x("More", in: narrow) != nil && x("First long title", in: narrow) == nil)
        #expect(group.representativeItem?.menu?.children.map(\.title) == ["First long title", "Second long title"])
        #expect(narrow.topViewController?.navigationItem.rightBarButtonItems?.count == 2)
        host.change(size: pad)
        host.settle()
        #expect(!group.isDisplayingRepresentativeItem && x("First long title", in: narrow) != nil)
    }

    @Test func `without enough space, items with the lowest priority are in the overflow menu`() throws {
        let low = item("Low priority item"), middle = item("Standard item"), high = item("High priority item")
        low.visibilityPriority = .low
        high.visibilityPriority = .high
        let (_, navigation) = show(phone) { $0.rightBarButtonItems = [low, middle, high] }
        let titles = ["Low priority item", "Standard item", "High priority item"]
        #expect(titles.map { x($0, in: navigation) != nil } == [false, true, true])
        let menu = navigation.topViewController?.navigationItem.overflowItem.menu
        #expect((menu?.children.first as? UIMenu)?.children.map(\.title) == ["Low priority item"])
    }

    @Test func `items that are set one by one are one group, and replace the groups`() {
        let item = UINavigationItem(title: "")
        let first = self.item("A"), second = self.item("B")
        item.trailingItemGroups = [.fixedGroup(items: [self.item("Z")])]
        item.rightBarButtonItems = [first, second]
        #expect(item.trailingItemGroups.map(\.barButtonItems) == [[second, first]])
        #expect(item.leadingItemGroups.isEmpty)
    }

    @Test func `a group that changes or is hidden is followed by its bar`() {
        let group = UIBarButtonItemGroup.fixedGroup(items: [item("A")])
        let (host, navigation) = show(phone) { $0.leadingItemGroups = [group] }
        group.barButtonItems = [item("B")]
        host.settle()
        #expect(label("A", in: navigation.navigationBar) == nil && label("B", in: navigation.navigationBar) != nil)
        group.isHidden = true
        host.settle()
        #expect(label("B", in: navigation.navigationBar) == nil)
    }

    @Test
    func `center groups are in the middle of wide browser-style bars, after a title at the leading edge`() throws {
        let (_, navigation) = show(pad) { item in
            item.style = .browser
            item.centerItemGroups = [.fixedGroup(items: [self.item("A")])]
        }
        #expect(abs(try #require(x("A", in: navigation)) - 512) <= 1)
        let title = try #require(x("Title", in: navigation))
        #expect(title < 100)
        #expect(navigation.topViewController?.navigationItem.overflowItem.menu == nil)
    }

    @Test(arguments: [true, false])
    func `without enough space the center items are in a menu`(isPhone: Bool) throws {
        var count = 0
        let action = UIBarButtonItem(title: "A", primaryAction: UIAction(title: "A") { _ in count += 1 })
        let (_, navigation) = show(isPhone ? phone : pad) { item in
            item.style = isPhone ? .editor : .navigator
            item.centerItemGroups = [.fixedGroup(items: [action])]
        }
        #expect(label("A", in: navigation.navigationBar) == nil)
        let menu = try #require(navigation.topViewController?.navigationItem.overflowItem.menu)
        let group = try #require(menu.children.first as? UIMenu)
        let element = try #require(group.children.first as? UIAction)
        #expect(element.title == "A")
        element.perform(sender: nil)
        #expect(count == 1)
    }

    @Test func `an optional group that is initially hidden isn't shown`() {
        let (_, navigation) = show(phone) { item in
            item.leadingItemGroups = [
                self.item("A").creatingOptionalGroup(customizationIdentifier: "a", isInDefaultCustomization: false),
                self.item("B").creatingMovableGroup(customizationIdentifier: "b"),
            ]
        }
        #expect(label("A", in: navigation.navigationBar) == nil && label("B", in: navigation.navigationBar) != nil)
    }

    @Test func `the user adds and removes optional groups in the center, and the identifier stores it`() throws {
        func make(_ item: UINavigationItem) {
            item.style = .editor
            item.customizationIdentifier = "document"
            item.centerItemGroups = [
                self.item("A").creatingOptionalGroup(customizationIdentifier: "a", isInDefaultCustomization: false),
                self.item("B").creatingOptionalGroup(customizationIdentifier: "b"),
                self.item("C").creatingFixedGroup(),
            ]
        }
        let (host, navigation) = show(pad, make)
        func shown(_ navigation: UINavigationController) -> [String] {
            ["A", "B", "C"].filter { label($0, in: navigation.navigationBar) != nil }
        }
        func choices(_ navigation: UINavigationController) throws -> [UIAction] {
            let menu = try #require(navigation.topViewController?.navigationItem.overflowItem.menu)
            let customization = try #require(menu.children.last as? UIMenu)
            #expect(customization.title == "Customize Toolbar")
            return customization.children.compactMap { $0 as? UIMenu }.flatMap(\.children).compactMap {
                $0 as? UIAction
            }
        }
        #expect(shown(navigation) == ["B", "C"])
        let actions = try choices(navigation)
        #expect(actions.map(\.title) == ["A", "B", "Reset Toolbar"] && actions.map(\.state) == [.off, .on, .off])
        host.run { for action in actions.prefix(2) { action.perform(sender: nil) } }
        host.settle()
        #expect(shown(navigation) == ["A", "C"] && actions.map(\.state) == [.on, .off, .off])
        host.run {
            let controller = UIViewController()
            make(controller.navigationItem)
            navigation.setViewControllers([controller], animated: false)
        }
        host.settle()
        #expect(shown(navigation) == ["A", "C"])
        let reset = try #require(try choices(navigation).last)
        host.run { reset.perform(sender: nil) }
        host.settle()
        #expect(shown(navigation) == ["B", "C"])
    }

    @Test func `a tap on a title with a menu shows the menu`() throws {
        let (host, navigation) = show(phone) { item in
            item.titleMenuProvider = { suggested in UIMenu(children: suggested + [UIAction(title: "Rename") { _ in }]) }
        }
        let title = try #require(label("Title", in: navigation.navigationBar))
        let place = title.convert(title.bounds, to: host.window)
        #expect(label("Rename", in: host.window) == nil)
        host.tap(CGPoint(x: place.midX, y: place.midY))
        host.settle()
        #expect(label("Rename", in: host.window) != nil)
    }

    @Test func `the arrow of a title's menu fits next to a long title`() throws {
        let long = String(repeating: "Long title ", count: 8)
        let (_, navigation) = show(phone) { item in
            item.title = long
            item.titleMenuProvider = { _ in UIMenu(children: []) }
            item.rightBarButtonItem = self.item("Right")
        }
        let title = try #require(label(long, in: navigation.navigationBar))
        let right = try #require(label("Right", in: navigation.navigationBar))
        let end = title.convert(title.bounds, to: navigation.view).maxX + TitleMenuButton.extraWidth
        #expect(end <= right.convert(right.bounds, to: navigation.view).minX)
    }

    @Test func `an item releases its title's menu`() {
        final class Token {}
        weak var weakToken: Token?
        do {
            let token = Token()
            weakToken = token
            let item = UINavigationItem(title: "")
            item.titleMenuProvider = { elements in withExtendedLifetime(token) { UIMenu(children: elements) } }
            item.leadingItemGroups = [
                .fixedGroup(items: [UIBarButtonItem(title: "A", primaryAction: UIAction { _ in _ = token })])
            ]
        }
        #expect(weakToken == nil)
    }
}
