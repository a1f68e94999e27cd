import CollageTesting
import Foundation
import Testing

/// Appearance values for classes apply to instances when they're added to a window.
@MainActor final class AppearanceTests {
    let host = TestHost()

    /// Shows a view in a separate controller.
    private func show(_ view: UIView, in controller: UIViewController = UIViewController()) {
        controller.view.addSubview(view)
        host.show(controller)
    }

    private final class Badge: UILabel {}
    private final class Panel: UIView {}
    private final class Frame: UIView {}

    @Test func `labels apply the appearance proxy's font and color when they enter a window`() {
        let label = UILabel(frame: .zero)
        UILabel.appearance().textColor = .red
        UILabel.appearance().font = .boldSystemFont(ofSize: 20)
        #expect(label.textColor != .red)
        show(label)
        #expect(label.textColor == .red)
        #expect(label.font == .boldSystemFont(ofSize: 20))
    }

    @Test func `views can be hidden through their class and shown individually`() {
        UITabBar.appearance().isHidden = true
        Panel.appearance().alpha = 0.5
        let (panel, frame) = (Panel(), Frame())
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController()]
        show(panel)
        #expect(panel.alpha == 0.5)
        show(frame)
        #expect(!frame.isHidden && frame.alpha == 1)
        host.show(tabs)
        #expect(tabs.tabBar.isHidden)
        tabs.tabBar.isHidden = false
        #expect(!tabs.tabBar.isHidden)
    }

    @Test func `properties set on the view itself take precedence, regardless of when they're set`() {
        let early = UILabel(frame: .zero)
        early.textColor = .green
        UILabel.appearance().textColor = .red
        let late = UILabel(frame: .zero)
        late.textColor = .blue
        show(early)
        show(late)
        #expect(early.textColor == .green)
        #expect(late.textColor == .blue)
        let after = UILabel(frame: .zero)
        show(after)
        after.textColor = .green
        after.removeFromSuperview()
        show(after)
        #expect(after.textColor == .green)
    }

    @Test func `a view that's added again applies the properties that were set in the meantime`() {
        let label = UILabel(frame: .zero)
        UILabel.appearance().textColor = .red
        show(label)
        UILabel.appearance().textColor = .blue
        #expect(label.textColor == .red)
        label.removeFromSuperview()
        show(label)
        #expect(label.textColor == .blue)
    }

    @Test
    func `the appearance proxy of a class is always the same, stores its values, and differs for other containers`() {
        UILabel.appearance().numberOfLines = 3
        #expect(UILabel.appearance() === UILabel.appearance())
        #expect(UILabel.appearance().numberOfLines == 3)
        #expect(UILabel.appearance(whenContainedInInstancesOf: [Panel.self]) !== UILabel.appearance())
        #expect(type(of: Badge.appearance()) == Badge.self)
    }

    @Test func `subclasses follow their superclass, and their own values take precedence`() {
        UILabel.appearance().textColor = .red
        UILabel.appearance().numberOfLines = 2
        Badge.appearance().textColor = .blue
        let badge = Badge(frame: .zero), label = UILabel(frame: .zero)
        show(badge)
        show(label)
        #expect(badge.textColor == .blue)
        #expect(badge.numberOfLines == 2)
        #expect(label.textColor == .red)
    }

    @Test func `containers determine the appearance, the outermost first, then the longest chain`() {
        UILabel.appearance().textColor = .red
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self]).textColor = .blue
        UILabel.appearance(whenContainedInInstancesOf: [Frame.self]).textColor = .green
        let inPanel = UILabel(frame: .zero), inFrame = UILabel(frame: .zero), outside = UILabel(frame: .zero)
        let panel = Panel(frame: .zero), frame = Frame(frame: .zero)
        panel.addSubview(inPanel)
        frame.addSubview(panel)
        frame.addSubview(inFrame)
        show(outside)
        show(frame)
        #expect(outside.textColor == .red)
        #expect(inFrame.textColor == .green)
        // The frame is an ancestor of the panel.
        #expect(inPanel.textColor == .green)
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Frame.self]).textColor = .cyan
        inPanel.removeFromSuperview()
        panel.addSubview(inPanel)
        #expect(inPanel.textColor == .cyan)
    }

    @Test func `chains list containers from the inside out, and controllers are containers`() {
        final class Screen: UIViewController {}
        UILabel.appearance(whenContainedInInstancesOf: [Frame.self, Panel.self]).numberOfLines = 7
        UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Screen.self]).numberOfLines = 5
        let label = UILabel(frame: .zero), panel = Panel(frame: .zero), frame = Frame(frame: .zero)
        frame.addSubview(panel)
        panel.addSubview(label)
        show(frame, in: Screen())
        #expect(label.numberOfLines == 5)
    }

    @Test func `traits select the appearance, even when they change while the view is shown`() {
        UIView.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).tintColor = .yellow
        let panel = Panel(frame: .zero)
        let controller = UIViewController()
        show(panel, in: controller)
        #expect(panel.tintColor != .yellow)
        controller.overrideUserInterfaceStyle = .dark
        host.settle()
        #expect(panel.tintColor == .yellow)
    }

    @Test func `colors apply to all views and to views in a class of containers`() {
        Panel.appearance().backgroundColor = .orange
        UIView.appearance(whenContainedInInstancesOf: [Panel.self]).tintColor = .purple
        let panel = Panel(frame: .zero), button = UIButton(type: .system)
        panel.addSubview(button)
        show(panel)
        #expect(panel.backgroundColor == .orange)
        #expect(button.tintColor == .purple)
    }

    @Test func `appearances of a device don't affect other devices`() {
        UILabel.appearance().textColor = .red
        let other = TestHost()
        let controller = UIViewController()
        let label = UILabel(frame: .zero)
        controller.view.addSubview(label)
        other.show(controller)
        #expect(label.textColor != .red)
    }

    @Test func `proxies for classes don't keep views alive`() {
        UILabel.appearance().textColor = .red
        weak var label: UILabel?
        do {
            let made = UILabel(frame: .zero)
            label = made
            show(made)
            made.removeFromSuperview()
        }
        host.settle()
        #expect(label == nil)
    }
}
