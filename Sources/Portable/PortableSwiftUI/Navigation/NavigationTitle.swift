import PortableUIKit

/// The configuration of a screen's navigation bar.
public struct NavigationBarItem: Sendable {
    /// The display mode of the title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The display mode of the previous screen.
        case automatic
        /// A small title in the bar.
        case inline
        /// A large title below the bar until the content scrolls.
        case large
    }
}

enum NavigationTitleKey: HostValueKey { typealias Value = String }
enum TitleDisplayModeKey: HostValueKey { typealias Value = NavigationBarItem.TitleDisplayMode }
enum NavigationBarHiddenKey: HostValueKey { typealias Value = Bool }
enum BackButtonHiddenKey: HostValueKey { typealias Value = Bool }

extension View {
    /// Sets the title of the screen that contains the view.
    public nonisolated func navigationTitle(_ title: Text) -> some View {
        modifier(HostValueModifier<NavigationTitleKey> { title.string(in: $0) })
    }

    /// Sets the title of the screen that contains the view.
    public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    /// Sets the title of the screen that contains the view. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    /// Sets the title of the screen that contains the view.
    public nonisolated func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    /// Sets the title of the screen that contains the view.
    public nonisolated func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    /// Sets the title of the screen that contains the view. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

    /// Sets the title of the screen that contains the view, and its display mode.
    public nonisolated func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the title of the screen that contains the view, and its display mode.
    public nonisolated func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    /// Sets the display mode of the screen's title.
    public nonisolated func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        modifier(HostValueModifier<TitleDisplayModeKey> { _ in displayMode })
    }

    /// Sets whether the navigation bar of the screen is hidden.
    public nonisolated func navigationBarHidden(_ hidden: Bool) -> some View {
        modifier(HostValueModifier<NavigationBarHiddenKey> { _ in hidden })
    }

    /// Sets whether the back button of the screen is hidden.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        modifier(HostValueModifier<BackButtonHiddenKey> { _ in hidesBackButton })
    }
}

/// Sets the title of a view controller to the title that its views provide. The back button of the next screen also
/// shows the title.
@MainActor
func applyTitle(of host: HostingView, to controller: UIViewController) {
    guard let title = host.values.last(NavigationTitleKey.self),
        !controller.navigationItem.title.hasSameScalars(as: title)
    else { return }
    controller.navigationItem.title = title
}

/// Sets the title and the bar items of a view controller from its views.
@MainActor
func applyNavigation(_ host: HostingView, to controller: UIViewController) {
    applyTitle(of: host, to: controller)
    applySubtitle(of: host, to: controller)
    let values = host.values
    if let mode = values.last(TitleDisplayModeKey.self) {
        let shown: UINavigationItem.LargeTitleDisplayMode =
            switch mode {
            case .automatic: .automatic
            case .inline: .never
            case .large: .always
            }
        if controller.navigationItem.largeTitleDisplayMode != shown {
            controller.navigationItem.largeTitleDisplayMode = shown
        }
    }
    if let hides = values.last(BackButtonHiddenKey.self) { controller.navigationItem.hidesBackButton = hides }
    if let hidden = values.last(NavigationBarHiddenKey.self), let navigation = controller.navigationController,
        navigation.topViewController === controller, navigation.isNavigationBarHidden != hidden
    {
        navigation.setNavigationBarHidden(hidden, animated: false)
    }
    if !values.all(NavigationDestinationKey.self).isEmpty {
        (host.inheritedEnvironment.navigator as? StackNavigator)?.refresh()
    }
    applySearch(host, to: controller)
    let settings = values.all(ToolbarSettingsKey.self)
    var items = values.all(ToolbarKey.self).flatMap(\.self)
    if ToolbarAppearance(.bottom, settings).visibility == .hidden { items.removeAll { $0.placement.place == .bottom } }
    applyToolbar(items, of: host, to: controller)
    applyToolbarAppearances(settings, of: host, to: controller)
    if let item = values.last(TabItemKey.self) { item.apply(to: controller) }
    if let badge = values.last(TabBadgeKey.self) { controller.tabBarItem?.badgeValue = badge.text }
}
