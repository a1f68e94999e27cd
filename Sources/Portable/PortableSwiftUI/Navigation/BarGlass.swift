import PortableUIKit

/// The glass of a bar on which views are shown, in the design of iOS 26.
struct BarGlass {
    /// The tint around the bar. Only a tint inside the bar colors the content of an item.
    let tint: AnyShapeStyle?
    /// A Boolean value that indicates whether the item's glass has the tint color.
    let isProminent: Bool
}

private enum BarGlassKey: EnvironmentKey {
    static var defaultValue: BarGlass? { nil }
}

extension EnvironmentValues {
    /// The glass of the bar. It's `nil` outside of bars, and before iOS 26.
    var barGlass: BarGlass? {
        get { self[BarGlassKey.self] }
        set { self[BarGlassKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view is on the glass of a bar, and isn't in a view of the bar with its own
    /// tint.
    var isUntintedInBar: Bool {
        guard let barGlass else { return false }
        guard let tint, let outer = barGlass.tint else { return tint == nil && barGlass.tint == nil }
        return MainActor.assumeIsolated { tint.isSame(as: outer) }
    }
}

extension EnvironmentValues {
    /// The values for a screen, which can be shown by a view in a bar.
    @MainActor var outsideOfBars: EnvironmentValues {
        guard barGlass != nil else { return self }
        var values = self
        values.barGlass = nil
        if values.buttonStyle?.type == BarButtonStyle.self { values.buttonStyle = nil }
        return values
    }
}

/// The prominence of an item on the glass of a bar.
struct BarProminence {
    /// The color of the glass. `nil` means the tint color of the bar.
    let color: Color?
}

enum BarProminenceKey: HostValueKey { typealias Value = BarProminence }
