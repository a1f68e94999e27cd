import Foundation

/// Tabs with modified screens.
nonisolated struct ModifiedTabContent<Base: TabContent>: TabContent {
    let base: Base
    let change: @MainActor (any View) -> (any View)?

    typealias TabValue = Base.TabValue
    typealias Body = Never

    @MainActor static func _screens(_ content: Self) -> _TabScreens {
        _TabScreens(views: Base._screens(content.base).views.compactMap(content.change))
    }
}

extension TabContent {
    /// Returns the tabs with modified screens and the same values.
    nonisolated func changed(_ change: @escaping @MainActor (AnyView) -> AnyView) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { view in
            let changed = change(view.erased)
            guard let value = (view as? any TaggedView)?.tagValue?.base as? TabValue else { return changed }
            return changed.tag(value)
        }
    }

    /// Adds a badge with a number to the tab.
    public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { changed { AnyView($0.badge(count)) } }

    /// Adds a badge with a text to the tab.
    public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { changed { AnyView($0.badge(label)) } }

    /// Adds a badge with a text to the tab.
    public nonisolated func badge(_ key: LocalizedStringKey) -> some TabContent<TabValue> {
        changed { AnyView($0.badge(key)) }
    }

    /// Hides the tab.
    public nonisolated func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { hidden ? nil : $0 }
    }

    /// Sets the identifier of the tab for the user's customization.
    public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets whether the user can customize the tab.
    public nonisolated func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets whether the tab is visible before the user customizes it.
    public nonisolated func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets the placement of the tab.
    public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Adds buttons to the header of a section of tabs.
    public nonisolated func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }

    /// Sets the identifier of the tab for tests.
    public nonisolated func accessibilityIdentifier(
        _ identifier: String, isEnabled: Bool = true
    ) -> some TabContent<TabValue> {
        ModifiedTabContent(base: self) { $0 }
    }
}

/// The customization behavior of a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String

    /// The behavior that matches the tab.
    public static var automatic: TabCustomizationBehavior { TabCustomizationBehavior(name: "automatic") }
    /// The user can move and hide the tab.
    public static var reorderable: TabCustomizationBehavior { TabCustomizationBehavior(name: "reorderable") }
    /// The user can't customize the tab.
    public static var disabled: TabCustomizationBehavior { TabCustomizationBehavior(name: "disabled") }
}

/// The placement of a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String

    /// The default placement.
    public static let automatic = TabPlacement(name: "automatic")
    /// The tab is in the tab bar, where the user can't move it.
    public static let pinned = TabPlacement(name: "pinned")
    /// The tab is only in the sidebar.
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}

/// The tab bar or the sidebar of an adaptable tab view.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String

    /// The placement that matches the size.
    public static let automatic = AdaptableTabBarPlacement(name: "automatic")
    /// The tabs are in the tab bar.
    public static let tabBar = AdaptableTabBarPlacement(name: "tabBar")
    /// The tabs are in the sidebar.
    public static let sidebar = AdaptableTabBarPlacement(name: "sidebar")
}

/// A tab view style with a tab bar on a phone, and a sidebar or a tab bar if there's enough space.
///
/// Differs from SwiftUI: tablets show the tab bar.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the appearance of the style.
    public static func _look(_ style: SidebarAdaptableTabViewStyle) -> _TabAppearance { .bar }
}

/// A tab view style with a tab bar.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// Returns the appearance of the style.
    public static func _look(_ style: TabBarOnlyTabViewStyle) -> _TabAppearance { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// A style with a tab bar on a phone, and a sidebar or a tab bar if there's enough space.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// A style with a tab bar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension View {
    /// Sets the user's customization of the tabs in the view.
    ///
    /// Differs from SwiftUI: the user can't customize tabs.
    public nonisolated func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> some View { self }

    /// Sets whether an adaptable tab view begins with its tab bar or its sidebar.
    public nonisolated func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> some View {
        self
    }

    /// Adds a view to the top of the sidebar of tabs.
    public nonisolated func tabViewSidebarHeader<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    /// Adds a view below the tabs of the sidebar.
    public nonisolated func tabViewSidebarFooter<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }

    /// Adds a view to the bottom of the sidebar of tabs.
    public nonisolated func tabViewSidebarBottomBar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        self
    }
}
