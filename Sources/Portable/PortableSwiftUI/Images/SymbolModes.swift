/// The rendering of the colors of symbols.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let isGradient: Bool

    /// Symbols have one color in each layer.
    public static var flat: SymbolColorRenderingMode { SymbolColorRenderingMode(isGradient: false) }
    /// Symbols have a gradient in each layer.
    public static var gradient: SymbolColorRenderingMode { SymbolColorRenderingMode(isGradient: true) }
}

/// The rendering of the variable values of symbols.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let isDrawn: Bool

    /// The opacity of layers shows the value.
    public static var color: SymbolVariableValueMode { SymbolVariableValueMode(isDrawn: false) }
    /// The length of lines shows the value.
    public static var draw: SymbolVariableValueMode { SymbolVariableValueMode(isDrawn: true) }
}

private enum SymbolColorRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}

private enum SymbolVariableValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    /// The rendering of the colors of symbols. The default is `nil`, which means the mode of each symbol.
    ///
    /// Differs from SwiftUI: colors are always flat.
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[SymbolColorRenderingModeKey.self] }
        set { self[SymbolColorRenderingModeKey.self] = newValue }
    }

    /// The rendering of the variable values of symbols. The default is `nil`, which means the mode of each symbol.
    ///
    /// Differs from SwiftUI: symbols show all of their layers for every value.
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[SymbolVariableValueModeKey.self] }
        set { self[SymbolVariableValueModeKey.self] = newValue }
    }
}

extension View {
    /// Sets the rendering of the colors of symbols in the view.
    ///
    /// Differs from SwiftUI: colors are always flat.
    public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
        environment(\.symbolColorRenderingMode, mode)
    }

    /// Sets the rendering of the variable values of symbols in the view.
    ///
    /// Differs from SwiftUI: symbols show all of their layers for every value.
    public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
        environment(\.symbolVariableValueMode, mode)
    }
}

extension Image {
    /// Returns the symbol with a rendering of its colors.
    ///
    /// Differs from SwiftUI: colors are always flat.
    public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image { self }

    /// Returns the symbol with a rendering of its variable value.
    ///
    /// Differs from SwiftUI: symbols show all of their layers for every value.
    public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image { self }
}
