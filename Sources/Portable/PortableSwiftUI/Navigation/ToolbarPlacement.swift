import PortableUIKit

/// A bar of a screen.
public struct ToolbarPlacement: Sendable {
    enum Bar: CaseIterable { case navigation, tabs, bottom }

    let bar: Bar

    /// The navigation bar.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The navigation bar.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The tab bar.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
    /// The bottom bar.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
}

/// The display mode of a screen's title.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// The display mode of the previous screen.
    public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
    /// A large title below the bar until the content scrolls.
    public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
    /// A large title inside the bar.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
    /// A small title inside the bar.
    public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

/// Settings for the appearance of bars. `nil` values aren't set.
struct ToolbarSettings {
    let bars: Set<ToolbarPlacement.Bar>
    var background: _ResolvedStyle?
    var backgroundVisibility: Visibility?
    var colorScheme: ColorScheme??
    var visibility: Visibility?

    init(_ bars: [ToolbarPlacement]) {
        self.bars = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    }
}

enum ToolbarSettingsKey: HostValueKey { typealias Value = ToolbarSettings }

extension View {
    /// Sets the background of bars of the screen. By default, it's visible while content is under the bar; use
    /// `toolbarBackgroundVisibility(_:for:)` to change that.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarSettings(bars) { $0.background = style._resolved($1, level: 0) }
    }

    /// Sets the visibility of the background of bars of the screen. By default, it's visible while content is under the
    /// bar.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarSettings(bars) { settings, _ in settings.backgroundVisibility = visibility }
    }

    /// Sets the visibility of the background of bars of the screen. By default, it's visible while content is under the
    /// bar.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarSettings(bars) { settings, _ in settings.backgroundVisibility = visibility }
    }

    /// Sets the color scheme of bars of the screen. If it's `nil`, the bars have the color scheme of the screen.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarSettings(bars) { settings, _ in settings.colorScheme = .some(colorScheme) }
    }

    /// Sets the visibility of bars of the screen. By default, they're visible if they have content.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarSettings(bars) { settings, _ in settings.visibility = visibility }
    }

    /// Sets the visibility of bars of the screen. By default, they're visible if they have content.
    @available(*, deprecated, message: "Use toolbarVisibility(_:for:) instead.")
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarSettings(bars) { settings, _ in settings.visibility = visibility }
    }

    /// Sets the display mode of the screen's title.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    private nonisolated func toolbarSettings(
        _ bars: [ToolbarPlacement], _ change: @escaping @Sendable (inout ToolbarSettings, EnvironmentValues) -> Void
    ) -> some View {
        modifier(
            HostValueModifier<ToolbarSettingsKey> { environment in
                var settings = ToolbarSettings(bars)
                change(&settings, environment)
                return settings
            })
    }
}
