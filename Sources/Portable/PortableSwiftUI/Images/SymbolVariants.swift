import PortableUIKit

/// Variants of symbols that aren't part of their names, such as filled or in a circle.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol without variants.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// In a square.
    public static let square = SymbolVariants(shape: "square")
    /// In a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// A symbol with a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// The variants, in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// The variants, in a square.
    public var square: SymbolVariants { adding(.square) }
    /// The variants, in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// The variants, filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// The variants, with a line through it.
    public var slash: SymbolVariants { adding(.slash) }

    /// Returns whether the variants contain all of the others.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    /// Both; of two shapes the other's.
    fileprivate func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            shape: other.shape ?? shape, isFilled: isFilled || other.isFilled, isSlashed: isSlashed || other.isSlashed)
    }

    /// Returns the name of the symbol's variant, or of the variant that matches most of the requested ones.
    func name(of symbol: String) -> String {
        if self == .none { return symbol }
        let parts = symbol.split(separator: ".").map(String.init)
        func name(_ variants: SymbolVariants) -> String {
            var words = parts
            var endings: [String] = []
            if let shape = variants.shape, !words.contains(shape) { endings.append(shape) }
            if variants.isSlashed, !words.contains("slash") { endings.append("slash") }
            if variants.isFilled, !words.contains("fill") { endings.append("fill") }
            // A name that is filled already ends so.
            if words.last == "fill", !endings.isEmpty {
                words.removeLast()
                endings.append("fill")
            }
            return (words + endings).joined(separator: ".")
        }
        let candidates = [
            self, SymbolVariants(shape: shape, isFilled: isFilled),
            SymbolVariants(isFilled: isFilled, isSlashed: isSlashed),
            SymbolVariants(isFilled: isFilled), SymbolVariants(shape: shape), SymbolVariants(isSlashed: isSlashed),
        ]
        return candidates.lazy.map(name).first { UIImage.hasSymbol(named: $0) } ?? symbol
    }
}

/// The number of colors of symbols.
///
/// Differs from SwiftUI: symbols have a single layer, which every mode shows in the first style.
public struct SymbolRenderingMode: Sendable {
    /// All of it in one color.
    public static let monochrome = SymbolRenderingMode()
    /// The colors that belong to the symbol.
    public static let multicolor = SymbolRenderingMode()
    /// Parts in shades of one color.
    public static let hierarchical = SymbolRenderingMode()
    /// Parts in several styles.
    public static let palette = SymbolRenderingMode()
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The variants of symbols that aren't part of their names. By default, there aren't any.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The rendering mode of symbols, or nil, the default, for the symbol's own.
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[SymbolRenderingModeKey.self] }
        set { self[SymbolRenderingModeKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols in the view with a variant, if it exists, in addition to inherited variants.
    public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View {
        transformEnvironment(\.symbolVariants) { $0 = variant == .none ? .none : $0.adding(variant) }
    }

    /// Sets how many colors symbols in the view have.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Returns the symbol with a rendering mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}
