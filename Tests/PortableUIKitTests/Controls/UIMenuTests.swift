import CollageTesting
import Testing

@MainActor @Suite struct UIMenuTests {
    @Test func `a menu knows its marked elements and those of inline menus`() {
        let on = UIAction(title: "on", state: .on) { _ in }
        let inline = UIAction(title: "inline", state: .on) { _ in }
        let hidden = UIAction(title: "hidden", state: .on) { _ in }
        let menu = UIMenu(children: [
            UIAction(title: "off") { _ in }, on, UIMenu(options: .displayInline, children: [inline]),
            UIMenu(title: "sub", children: [hidden]),
        ])
        #expect(menu.selectedElements == [on, inline])
        let other = menu.replacingChildren([on])
        #expect(other.children == [on] && other.identifier == menu.identifier)
    }

    @Test func `names are made up for those that have none`() {
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
        #expect(UIMenu().identifier != UIMenu().identifier)
        #expect(UIMenu(identifier: .init("mine")).identifier.rawValue == "mine")
    }
}
