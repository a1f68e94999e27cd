// Values of the environment that few views read.

private enum IsScrollEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
}

private enum ContentTransitionAddsDrawingGroupKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

private enum HorizontalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum VerticalScrollIndicatorVisibilityKey: EnvironmentKey {
    static var defaultValue: ScrollIndicatorVisibility { .automatic }
}

private enum BackgroundProminenceKey: EnvironmentKey {
    static var defaultValue: BackgroundProminence { .standard }
}

private enum BadgeProminenceKey: EnvironmentKey {
    static var defaultValue: BadgeProminence { .standard }
}

private enum BackgroundMaterialKey: EnvironmentKey {
    static var defaultValue: Material? { nil }
}

private enum SidebarRowSizeKey: EnvironmentKey {
    static var defaultValue: SidebarRowSize { .medium }
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
    static var defaultValue: MaterialActiveAppearance { .automatic }
}

private enum AllowedDynamicRangeKey: EnvironmentKey {
    static var defaultValue: Image.DynamicRange? { nil }
}

enum ButtonRepeatBehaviorKey: EnvironmentKey {
    static var defaultValue: ButtonRepeatBehavior { .automatic }
}

enum SpringLoadingBehaviorKey: EnvironmentKey {
    static var defaultValue: SpringLoadingBehavior { .automatic }
}

extension EnvironmentValues {
    /// A Boolean value that indicates whether Assistive Access is on. It's always `false`.
    public var accessibilityAssistiveAccessEnabled: Bool { false }

    /// A Boolean value that indicates whether Dim Flashing Lights is on. It's always `false`.
    public var accessibilityDimFlashingLights: Bool { false }

    /// A Boolean value that indicates whether the large content viewer is on. It's always `false`.
    public var accessibilityLargeContentViewerEnabled: Bool { false }

    /// A Boolean value that indicates whether animated images are played. It's always `true`.
    public var accessibilityPlayAnimatedImages: Bool { true }

    /// A Boolean value that indicates whether Quick Actions is on. It's always `false`.
    public var accessibilityQuickActionsEnabled: Bool { false }

    /// A Boolean value that indicates whether the tab bar shows the tabs of sections. It's always `false`.
    public var isTabBarShowingSections: Bool { false }

    /// The style of the labels in toolbars. It's always `nil`, which means the system's style.
    public var toolbarLabelStyle: ToolbarLabelStyle? { nil }

    /// The placement of the tab bar. It's always `nil`, which means that it's unknown.
    public var tabBarPlacement: TabBarPlacement? { nil }

    /// The placement of search suggestions. It's always `.content`.
    public var searchSuggestionsPlacement: SearchSuggestionsPlacement { .content }

    /// A Boolean value that indicates whether scroll views scroll. The default is `true`.
    public var isScrollEnabled: Bool {
        get { self[IsScrollEnabledKey.self] }
        set { self[IsScrollEnabledKey.self] = newValue }
    }

    /// A Boolean value that indicates whether content transitions draw into a group. The default is `false`. It has no effect.
    public var contentTransitionAddsDrawingGroup: Bool {
        get { self[ContentTransitionAddsDrawingGroupKey.self] }
        set { self[ContentTransitionAddsDrawingGroupKey.self] = newValue }
    }

    /// The visibility of horizontal scroll indicators. The default is `.automatic`.
    public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[HorizontalScrollIndicatorVisibilityKey.self] }
        set { self[HorizontalScrollIndicatorVisibilityKey.self] = newValue }
    }

    /// The visibility of vertical scroll indicators. The default is `.automatic`.
    public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
        get { self[VerticalScrollIndicatorVisibilityKey.self] }
        set { self[VerticalScrollIndicatorVisibilityKey.self] = newValue }
    }

    /// The prominence of the background, for example of a selected row. The default is `.standard`.
    public var backgroundProminence: BackgroundProminence {
        get { self[BackgroundProminenceKey.self] }
        set { self[BackgroundProminenceKey.self] = newValue }
    }

    /// The prominence of badges. The default is `.standard`. It has no effect.
    public var badgeProminence: BadgeProminence {
        get { self[BadgeProminenceKey.self] }
        set { self[BadgeProminenceKey.self] = newValue }
    }

    /// The material behind the view. The default is `nil`.
    public var backgroundMaterial: Material? {
        get { self[BackgroundMaterialKey.self] }
        set { self[BackgroundMaterialKey.self] = newValue }
    }

    /// The size of rows in sidebars. The default is `.medium`. It has no effect.
    public var sidebarRowSize: SidebarRowSize {
        get { self[SidebarRowSizeKey.self] }
        set { self[SidebarRowSizeKey.self] = newValue }
    }

    /// The appearance of materials in inactive windows. The default is `.automatic`. It has no effect.
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { self[MaterialActiveAppearanceKey.self] }
        set { self[MaterialActiveAppearanceKey.self] = newValue }
    }

    /// The dynamic range of images. The default is `nil`. It has no effect.
    public var allowedDynamicRange: Image.DynamicRange? {
        get { self[AllowedDynamicRangeKey.self] }
        set { self[AllowedDynamicRangeKey.self] = newValue }
    }

    /// The behavior of buttons that are held down. The default is `.automatic`. It has no effect.
    public var buttonRepeatBehavior: ButtonRepeatBehavior { self[ButtonRepeatBehaviorKey.self] }

    /// The behavior of controls under a drag. The default is `.automatic`. It has no effect.
    public var springLoadingBehavior: SpringLoadingBehavior { self[SpringLoadingBehaviorKey.self] }
}
