import CollageTesting
import Testing

@MainActor struct UIMenuTests {
    @Test func `a menu returns its selected elements and the selected elements of inline menus`() {
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

    @Test func `missing identifiers are generated`() {
        #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
        #expect(UIMenu().identifier != UIMenu().identifier)
        #expect(UIMenu(identifier: .init("mine")).identifier.rawValue == "mine")
    }
}
