import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

/// The appearance of a bar on a screen, combined from the settings of its views.
struct ToolbarAppearance: Equatable {
    var background: _ResolvedStyle?
    var backgroundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?
    var visibility = Visibility.automatic

    /// Creates an appearance without settings.
    init() {}

    /// Combines the settings that the views of a screen provide for a bar. The outermost setting, which is last, takes
    /// precedence.
    init(_ bar: ToolbarPlacement.Bar, _ settings: [ToolbarSettings]) {
        for setting in settings where setting.bars.contains(bar) {
            background = setting.background ?? background
            backgroundVisibility = setting.backgroundVisibility ?? backgroundVisibility
            colorScheme = setting.colorScheme ?? colorScheme
            visibility = setting.visibility ?? visibility
        }
    }

    /// A Boolean value that indicates whether the bar has a custom background, or a hidden one.
    var changesBackground: Bool { background != nil || backgroundVisibility != .automatic }

    /// The interface style of the bar. `.unspecified` means the style of the screen.
    var interfaceStyle: UIUserInterfaceStyle {
        switch colorScheme {
        case .light: .light
        case .dark: .dark
        case nil: .unspecified
        }
    }

    /// Sets the background of a bar appearance, resolved for the bar's traits.
    @MainActor func fill(_ appearance: UIBarAppearance) {
        if backgroundVisibility == .hidden { return appearance.configureWithTransparentBackground() }
        appearance.configureWithDefaultBackground()
        guard let background else { return }
        switch background.fill {
        case .color:
            appearance.backgroundEffect = nil
            appearance.backgroundColor = UIColor(background.color)
        case .material(let material):
            appearance.backgroundEffect = UIBlurEffect(style: material.style)
        case .gradient, .image:
            appearance.backgroundEffect = nil
            appearance.backgroundImage = background.picture
        }
    }
}

extension _ResolvedStyle {
    /// An image of the style, which is stretched over the bar.
    @MainActor fileprivate var picture: UIImage {
        let area = Rect(x: 0, y: 0, width: 100, height: 100)
        var node = DisplayNode(id: 0, name: "Picture", bounds: area)
        node.draw(_ShapeOutline(path: DisplayList.Path(area)), self)
        let picture = DisplayImage(commands: node.commands, pixelWidth: 100, pixelHeight: 100)
        return UIImage(UIImage.Content(picture, scale: 1))
    }
}

/// The appearances that the views of a host set for the enclosing bars, for as long as the host is visible.
@MainActor
final class HostToolbarAppearances {
    private var looks: [ToolbarPlacement.Bar: ToolbarAppearance] = [:]
    private let tabBar = SharedBarAppearance<UITabBar>()
    private let bottomBar = SharedBarAppearance<UIToolbar>()

    /// Updates the appearances to the settings of a host's views.
    func update(_ settings: [ToolbarSettings], of host: HostingView, in controller: UIViewController) {
        var new: [ToolbarPlacement.Bar: ToolbarAppearance] = [:]
        for bar in ToolbarPlacement.Bar.allCases {
            let look = ToolbarAppearance(bar, settings)
            if look != ToolbarAppearance() { new[bar] = look }
        }
        let old = looks
        looks = new
        if new[.navigation] != old[.navigation] {
            fillNavigationBar(new[.navigation] ?? ToolbarAppearance(), of: controller.navigationItem)
        }
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            show(new[.navigation], replacing: old[.navigation], in: navigation)
        }
        if let tabs = controller.tabBarController, controller.isSelected(in: tabs) {
            show(new[.tabs], replacing: old[.tabs], in: tabs)
        }
        let bottom = controller.navigationController?.toolbar ?? (host.hasBars ? host.bars.bottom : nil)
        bottomBar.show(new[.bottom] ?? ToolbarAppearance(), in: bottom)
    }

    /// Restores the bars before the screen disappears.
    func restore(from controller: UIViewController) {
        bottomBar.restore()
        if let navigation = controller.navigationController {
            show(nil, replacing: looks[.navigation], in: navigation)
        }
        if let tabs = controller.tabBarController { show(nil, replacing: looks[.tabs], in: tabs) }
    }

    private func fillNavigationBar(_ look: ToolbarAppearance, of item: UINavigationItem) {
        guard look.changesBackground else {
            item.standardAppearance = nil
            item.scrollEdgeAppearance = nil
            return
        }
        let appearance = UINavigationBarAppearance()
        look.fill(appearance)
        item.standardAppearance = appearance
        item.scrollEdgeAppearance = look.backgroundVisibility == .automatic ? nil : appearance
    }

    private func show(
        _ look: ToolbarAppearance?, replacing old: ToolbarAppearance?, in navigation: UINavigationController
    ) {
        guard look != nil || old != nil else { return }
        let look = look ?? ToolbarAppearance()
        navigation.navigationBar.overrideUserInterfaceStyle = look.interfaceStyle
        if look.visibility != .automatic || old?.visibility == .hidden {
            let hides = look.visibility == .hidden
            if navigation.isNavigationBarHidden != hides { navigation.setNavigationBarHidden(hides, animated: false) }
        }
    }

    private func show(_ look: ToolbarAppearance?, replacing old: ToolbarAppearance?, in tabs: UITabBarController) {
        guard look != nil || old != nil else { return }
        let look = look ?? ToolbarAppearance()
        if look.visibility != .automatic || old?.visibility == .hidden {
            let hides = look.visibility == .hidden
            if tabs.isTabBarHidden != hides { tabs.isTabBarHidden = hides }
        }
        tabBar.show(look, in: tabs.tabBar)
    }
}

/// A UIKit bar that several screens share. Each screen can set another appearance.
@MainActor
private protocol SharedBar: UIView {
    associatedtype Appearance: UIBarAppearance
    var standardAppearance: Appearance { get set }
    var scrollEdgeAppearance: Appearance? { get set }
}

extension UITabBar: SharedBar {}
extension UIToolbar: SharedBar {}

/// The appearance that a screen sets for a bar, until it's restored.
@MainActor
private final class SharedBarAppearance<Bar: SharedBar> {
    private struct AppliedAppearance {
        let bar: Bar
        let look: ToolbarAppearance
        /// The original appearance of the bar.
        let standard: Bar.Appearance
        let edge: Bar.Appearance?
        let style: UIUserInterfaceStyle
    }

    private var shown: AppliedAppearance?

    func show(_ look: ToolbarAppearance, in bar: Bar?) {
        if let shown, shown.bar === bar, shown.look == look { return }
        restore()
        guard let bar, look.changesBackground || look.colorScheme != nil else { return }
        shown = AppliedAppearance(
            bar: bar, look: look, standard: bar.standardAppearance, edge: bar.scrollEdgeAppearance,
            style: bar.overrideUserInterfaceStyle)
        if look.colorScheme != nil { bar.overrideUserInterfaceStyle = look.interfaceStyle }
        guard look.changesBackground, let appearance = bar.standardAppearance.copy(with: nil) as? Bar.Appearance else {
            return
        }
        look.fill(appearance)
        bar.standardAppearance = appearance
        if look.backgroundVisibility != .automatic { bar.scrollEdgeAppearance = appearance }
    }

    func restore() {
        guard let shown else { return }
        self.shown = nil
        shown.bar.overrideUserInterfaceStyle = shown.style
        shown.bar.standardAppearance = shown.standard
        shown.bar.scrollEdgeAppearance = shown.edge
    }
}

extension UIViewController {
    /// Returns whether the view controller is in the selected tab.
    fileprivate func isSelected(in tabs: UITabBarController) -> Bool {
        sequence(first: self, next: \.parent).contains { $0 === tabs.selectedViewController }
    }
}

/// Applies the appearances that the views of a host set to the bars around a view controller.
@MainActor
func applyToolbarAppearances(_ settings: [ToolbarSettings], of host: HostingView, to controller: UIViewController) {
    guard !settings.isEmpty || host.toolbarAppearances != nil else { return }
    let looks = host.toolbarAppearances ?? HostToolbarAppearances()
    host.toolbarAppearances = looks
    looks.update(settings, of: host, in: controller)
}
