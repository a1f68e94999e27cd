import CollageTesting
import Testing

@MainActor struct ColorNameTests {
    @Test func `a less prominent color is as faint as the labels of that kind, and still dynamic`() {
        let light = UITraitCollection(userInterfaceStyle: .light), dark = UITraitCollection(userInterfaceStyle: .dark)
        let color = UIColor.label.withProminence(.secondary)
        #expect(color.prominence == .secondary && UIColor.label.prominence == .primary)
        #expect(abs(color.color(with: light).alpha - UIColor.secondaryLabel.color(with: light).alpha) < 0.01)
        #expect(color.color(with: light).red != color.color(with: dark).red)
        #expect(color.withProminence(.primary) == .label)
        #expect(color.withProminence(.tertiary).color(with: light).alpha == 0.3)
        #expect(color.resolvedColor(with: dark).cgColor.alpha == 0.6)
    }

    @Test(arguments: [
        (UIColor.black, "black"), (.white, "white"), (.gray, "gray"), (.red, "vibrant red"),
        (UIColor(red: 0, green: 0, blue: 0.4, alpha: 1), "dark blue"),
        (UIColor(red: 1, green: 0.75, blue: 0.9, alpha: 1), "light pink"), (.brown, "brown"),
        (.clear, "transparent"),
        (UIColor(red: 0, green: 1, blue: 0, alpha: 0.5), "vibrant green 50 percent opaque"),
    ])
    func `colors have names`(color: UIColor, name: String) {
        #expect(color.accessibilityName == name)
    }
}
