import PortableUIKit

/// Which bar of a screen something is for.
public struct ToolbarPlacement: Sendable {
    enum Bar: CaseIterable { case navigation, tabs, bottom }

    let bar: Bar

    /// The bar above the screen.
    public static var automatic: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The bar above the screen.
    public static var navigationBar: ToolbarPlacement { ToolbarPlacement(bar: .navigation) }
    /// The bar of the tabs.
    public static var tabBar: ToolbarPlacement { ToolbarPlacement(bar: .tabs) }
    /// The bar below the screen.
    public static var bottomBar: ToolbarPlacement { ToolbarPlacement(bar: .bottom) }
}

/// How the title of a screen is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: NavigationBarItem.TitleDisplayMode

    /// As the screen before shows its own.
    public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
    /// Large, below the bar, until the content scrolls.
    public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
    /// Large, as the bar has it.
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
    /// Small, in the bar.
    public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

/// Settings for the appearance of bars. A nil value isn't set.
struct ToolbarWish {
    let bars: Set<ToolbarPlacement.Bar>
    var background: _ResolvedStyle?
    var backgroundVisibility: Visibility?
    var colorScheme: ColorScheme??
    var visibility: Visibility?

    init(_ bars: [ToolbarPlacement]) {
        self.bars = Set((bars.isEmpty ? [.automatic] : bars).map(\.bar))
    }
}

enum ToolbarWishKey: HostValueKey { typealias Value = ToolbarWish }

extension View {
    /// Sets the background of bars of the screen. By default, it's visible while content is beneath the bar; use
    /// `toolbarBackgroundVisibility(_:for:)` to change that.
    public nonisolated func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarWish(bars) { $0.background = style._resolved($1, level: 0) }
    }

    /// Sets the visibility of the background of bars of the screen. By default, it's visible while content is beneath
    /// the bar.
    public nonisolated func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarWish(bars) { wish, _ in wish.backgroundVisibility = visibility }
    }

    /// Sets the visibility of the background of bars of the screen. By default, it's visible while content is beneath
    /// the bar.
    public nonisolated func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarWish(bars) { wish, _ in wish.backgroundVisibility = visibility }
    }

    /// Shows bars of the screen light or dark, whatever the screen is; nil for as the screen.
    public nonisolated func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarWish(bars) { wish, _ in wish.colorScheme = .some(colorScheme) }
    }

    /// Says whether bars of the screen are there; they are where they have something to show, by default.
    public nonisolated func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        toolbarWish(bars) { wish, _ in wish.visibility = visibility }
    }

    /// Says whether bars of the screen are there; they are where they have something to show, by default.
    @available(*, deprecated, message: "Use toolbarVisibility(_:for:) instead.")
    public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        toolbarWish(bars) { wish, _ in wish.visibility = visibility }
    }

    /// Says how the title of the screen is shown.
    public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }

    private nonisolated func toolbarWish(
        _ bars: [ToolbarPlacement], _ change: @escaping @Sendable (inout ToolbarWish, EnvironmentValues) -> Void
    ) -> some View {
        modifier(
            HostValueModifier<ToolbarWishKey> { environment in
                var wish = ToolbarWish(bars)
                change(&wish, environment)
                return wish
            })
    }
}
