import PortableUIKit

/// Variants of symbols, such as filled symbols and symbols in a circle.
public struct SymbolVariants: Hashable, Sendable {
    private var shape: String?
    private var isFilled = false
    private var isSlashed = false

    /// The symbol without variants.
    public static let none = SymbolVariants()
    /// A symbol in a circle.
    public static let circle = SymbolVariants(shape: "circle")
    /// A symbol in a square.
    public static let square = SymbolVariants(shape: "square")
    /// A symbol in a rectangle.
    public static let rectangle = SymbolVariants(shape: "rectangle")
    /// A filled symbol.
    public static let fill = SymbolVariants(isFilled: true)
    /// A symbol with a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    private init(shape: String? = nil, isFilled: Bool = false, isSlashed: Bool = false) {
        self.shape = shape
        self.isFilled = isFilled
        self.isSlashed = isSlashed
    }

    /// The variants in a circle.
    public var circle: SymbolVariants { adding(.circle) }
    /// The variants in a square.
    public var square: SymbolVariants { adding(.square) }
    /// The variants in a rectangle.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// The filled variants.
    public var fill: SymbolVariants { adding(.fill) }
    /// The variants with a slash.
    public var slash: SymbolVariants { adding(.slash) }

    /// Returns whether the variants contain all of the given variants.
    public func contains(_ other: SymbolVariants) -> Bool { adding(other) == self }

    /// Returns the combination of both. The shape of the other one takes precedence.
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
            // The suffix isn't added to a name that already ends with it.
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

/// The way in which the layers of symbols are colored.
///
/// Differs from SwiftUI: only symbols in shapes, with slashes or badges, and of weather have several layers.
public struct SymbolRenderingMode: Sendable {
    enum Mode: Sendable { case monochrome, multicolor, hierarchical, palette }

    let mode: Mode

    /// All layers have the same color.
    public static let monochrome = SymbolRenderingMode(mode: .monochrome)
    /// The layers have the symbol's own colors.
    public static let multicolor = SymbolRenderingMode(mode: .multicolor)
    /// The layers have shades of one color.
    public static let hierarchical = SymbolRenderingMode(mode: .hierarchical)
    /// The layers have several styles. It's the default for symbols with several foreground styles.
    public static let palette = SymbolRenderingMode(mode: .palette)
}

extension SymbolRenderingMode {
    /// The configuration of a symbol in an environment.
    func configuration(in environment: EnvironmentValues) -> UIImage.SymbolConfiguration {
        switch mode {
        case .monochrome: return .preferringMonochrome()
        case .multicolor: return .preferringMulticolor()
        case .hierarchical, .palette:
            // Missing styles are derived from the only one. With two styles, the second is the last.
            let styles = environment.foregroundStyles?.levels.count ?? 1
            let layers = mode == .palette && styles > 1 ? styles : 3
            return UIImage.SymbolConfiguration(
                paletteColors: (0..<layers).map { UIColor(environment.foreground($0).color) })
        }
    }
}

extension EnvironmentValues {
    /// Returns the colors of symbols with a rendering mode, or `nil` if there's no mode and only one foreground style.
    func symbolColors(_ mode: SymbolRenderingMode?) -> UIImage.SymbolConfiguration? {
        if let mode = mode ?? symbolRenderingMode { return mode.configuration(in: self) }
        guard let styles = foregroundStyles, styles.levels.count > 1 else { return nil }
        return SymbolRenderingMode.palette.configuration(in: self)
    }
}

private enum SymbolVariantsKey: EnvironmentKey {
    static var defaultValue: SymbolVariants { .none }
}

private enum SymbolRenderingModeKey: EnvironmentKey {
    static var defaultValue: SymbolRenderingMode? { nil }
}

extension EnvironmentValues {
    /// The variants that symbols are shown with. By default, symbols have no variants.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }

    /// The rendering mode of symbols. The default is `nil`, which means the symbol's own mode.
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

    /// Sets the rendering mode of symbols in the view.
    public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
        environment(\.symbolRenderingMode, mode)
    }
}

extension Image {
    /// Returns the symbol with a rendering mode.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image {
        var image = self
        image.symbolMode = mode
        return image
    }
}
