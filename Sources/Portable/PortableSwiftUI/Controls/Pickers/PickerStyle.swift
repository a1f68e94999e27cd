/// The appearance of pickers.
@preconcurrency @MainActor
public protocol PickerStyle {
    /// The appearance that the style gives pickers.
    static var _look: _PickerLook { get }
}

/// The appearances that styles give pickers.
public enum _PickerLook: Sendable {
    case automatic, segmented, menu, inline, wheel, navigationLink
}

/// The default style for the picker's context: a button that opens a menu.
public struct DefaultPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives pickers.
    public static var _look: _PickerLook { .automatic }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style for the picker's context: a button that opens a menu.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// Segments side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives pickers.
    public static var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == SegmentedPickerStyle {
    /// Segments side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A button that opens a menu.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives pickers.
    public static var _look: _PickerLook { .menu }
}

extension PickerStyle where Self == MenuPickerStyle {
    /// A button that opens a menu.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// A row for each value in a list; a wheel elsewhere.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives pickers.
    public static var _look: _PickerLook { .inline }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// A row for each value in a list; a wheel elsewhere.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// A wheel of values.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives pickers.
    public static var _look: _PickerLook { .wheel }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// A wheel of values.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A link to a list of values in a row of a list; a menu elsewhere.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives pickers.
    public static var _look: _PickerLook { .navigationLink }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// A link to a list of values in a row of a list; a menu elsewhere.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// Values side by side.
public struct PalettePickerStyle: PickerStyle {
    /// Creates the style.
    public nonisolated init() {}
    /// The appearance that the style gives pickers.
    public static var _look: _PickerLook { .segmented }
}

extension PickerStyle where Self == PalettePickerStyle {
    /// Values side by side.
    public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private enum PickerLookKey: EnvironmentKey {
    static var defaultValue: _PickerLook { .automatic }
}

extension EnvironmentValues {
    var pickerLook: _PickerLook {
        get { self[PickerLookKey.self] }
        set { self[PickerLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of pickers in the view.
    public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
        transformEnvironment(\.pickerLook) { look in look = MainActor.assumeIsolated { S._look } }
    }
}
