/// The appearance of pickers.
@preconcurrency @MainActor
public protocol PickerStyle {
    /// The appearance of pickers with the style.
    static var _look: _PickerAppearance { get }
}

/// The appearances of pickers.
public enum _PickerAppearance: Sendable {
    case automatic, segmented, menu, inline, wheel, navigationLink
}

/// A picker style that matches the picker's context. By default, it shows a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of pickers with the style.
    public static var _look: _PickerAppearance { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// A picker style that matches the picker's context. By default, it shows a button that opens a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A picker style with adjacent segments.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of pickers with the style.
    public static var _look: _PickerAppearance { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// A picker style with adjacent segments.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A picker style with a button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of pickers with the style.
    public static var _look: _PickerAppearance { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A picker style with a button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A picker style with a row for each value in a list, and a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of pickers with the style.
    public static var _look: _PickerAppearance { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A picker style with a row for each value in a list, and a wheel elsewhere.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A picker style with a wheel of values.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of pickers with the style.
    public static var _look: _PickerAppearance { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A picker style with a wheel of values.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A picker style with a link to a list of values in a list row, and a menu elsewhere.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of pickers with the style.
    public static var _look: _PickerAppearance { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A picker style with a link to a list of values in a list row, and a menu elsewhere.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// A picker style with adjacent values.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance of pickers with the style.
    public static var _look: _PickerAppearance { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// A picker style with adjacent values.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerAppearanceKey: EnvironmentKey {
    static var defaultValue: _PickerAppearance { .automatic }
}

extension EnvironmentValues {
    var pickerAppearance: _PickerAppearance {
        get { self[PickerAppearanceKey.self] }
        set { self[PickerAppearanceKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of pickers in the view.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        transformEnvironment(\.pickerAppearance) { look in look = MainActor.assumeIsolated { S._look } }
    }
}
