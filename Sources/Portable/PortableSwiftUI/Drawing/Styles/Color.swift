import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A color, which can depend on the environment. As a view, it has the proposed size. A `nil` proposal counts as 10
/// points.
public nonisolated struct Color: Hashable, CustomStringConvertible, Sendable {
    /// The color space of color components.
    public enum RGBColorSpace: Sendable, Hashable {
        /// The sRGB color space.
        case sRGB
        /// The linear sRGB color space.
        case sRGBLinear
        /// The Display P3 color space.
        case displayP3
    }

    indirect enum Content: Hashable, Sendable {
        case uiColor(UIColor)
        /// The tint of the environment, or the accent color without a tint.
        case accent
        case faded(Content, Double)
        case mixed(Content, Content, Double)
        case custom(CustomColor)
    }

    let content: Content

    init(_ content: Content) {
        self.content = content
    }

    /// Creates a color from components, from 0 to 1.
    public init(
        _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) {
        let color: UIColor
        switch colorSpace {
        case .sRGB: color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
        case .displayP3: color = UIColor(displayP3Red: red, green: green, blue: blue, alpha: opacity)
        case .sRGBLinear:
            let curve = Resolved.encoded
            color = UIColor(
                red: CGFloat(curve(Float(red))), green: CGFloat(curve(Float(green))), blue: CGFloat(curve(Float(blue))),
                alpha: opacity)
        }
        self.init(.uiColor(color))
    }

    /// Creates a gray color, from 0 (black) to 1 (white).
    public init(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    /// Creates a color from a hue, a saturation, and a brightness, from 0 to 1.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(.uiColor(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)))
    }

    /// Creates a color from a name in a bundle's resources, which is the main bundle by default. If there's no such
    /// color, a message is logged, and the color is clear.
    public init(_ name: String, bundle: Bundle? = nil) {
        guard let color = UIColor(named: name, in: bundle, compatibleWith: nil) else {
            Diagnostics.log("No color named '\(name)' found in asset catalog for \((bundle ?? .main).bundlePath)")
            self.init(.uiColor(.clear))
            return
        }
        self.init(.uiColor(color))
    }

    /// Creates a color from a UIKit color.
    public init(uiColor: UIColor) { self.init(.uiColor(uiColor)) }

    /// Creates a color from a UIKit color.
    // `Color(.accent)` refers to the resource if the catalog's colors are also members of `UIColor`.
    @_disfavoredOverload
    public init(_ color: UIColor) { self.init(.uiColor(color)) }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) { self.init(.uiColor(UIColor(cgColor: cgColor))) }

    /// Creates a color from a Core Graphics color.
    @available(*, deprecated, renamed: "init(cgColor:)")
    @_disfavoredOverload
    public init(_ cgColor: CGColor) { self.init(cgColor: cgColor) }

    /// Creates a color from a resolved one.
    public init(_ resolved: Color.Resolved) {
        self.init(.uiColor(UIColor(resolved.color)))
    }

    /// Creates a color from a style that resolves to a color, such as another color.
    // As in SwiftUI, `Color(.red)` is UIKit's red, and `Color(.red.opacity(0.5))` SwiftUI's.
    @_disfavoredOverload
    public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Color.Resolved {
        self = color as? Color ?? Color(.custom(CustomColor(color)))
    }

    /// Returns the color with its opacity multiplied by `opacity`.
    public func opacity(_ opacity: Double) -> Color { Color(.faded(content, opacity)) }

    /// Returns a mix of two colors.
    ///
    /// - Parameters:
    ///   - fraction: The fraction, from 0 for this color to 1 for the other one.
    ///   - colorSpace: The color space for mixing. Differs from SwiftUI: sRGB is always used.
    public func mix(
        with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual
    ) -> Color {
        Color(.mixed(content, rhs.content, min(max(fraction, 0), 1)))
    }

    /// Returns the components of the color in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color.Resolved {
        Resolved(color(in: environment))
    }

    /// The name or the components of the color.
    public var description: String {
        switch content {
        case .uiColor(let color): color.description
        case .accent: "accentColor"
        case .faded(let base, let opacity): "\(Int(saturating: opacity * 100))% \(Color(base))"
        case .mixed(let a, let b, let fraction): "mix(\(Color(a)), \(Color(b)), \(fraction))"
        case .custom(let color): String(describing: color.style)
        }
    }

    /// A gradient from a lighter variant of the color to the color.
    public var gradient: AnyGradient { AnyGradient(of: self) }
}

extension Color {
    func color(in environment: EnvironmentValues) -> DisplayList.Color {
        content.color(in: environment)
    }

    /// The accent color.
    public static var accentColor: Color { Color(.accent) }
    /// The color of primary content, such as text.
    public static let primary = Color(uiColor: .label)
    /// The color of secondary content.
    public static let secondary = Color(uiColor: .secondaryLabel)
}

extension Color.Content {
    func color(in environment: EnvironmentValues) -> DisplayList.Color {
        switch self {
        case .uiColor(let color): return color.color(with: environment.traitCollection)
        case .accent: return environment.tintColor.color(in: environment)
        case .faded(let base, let opacity): return base.color(in: environment).multiplyingAlpha(by: opacity)
        case .mixed(let first, let second, let fraction):
            let a = first.color(in: environment), b = second.color(in: environment)
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
            return DisplayList.Color(
                red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue),
                alpha: mix(a.alpha, b.alpha))
        case .custom(let color): return color.resolve(environment).color
        }
    }
}

extension UIColor {
    /// Creates a UIKit color from a SwiftUI color. It depends on the trait collection. Equal colors have equal UIKit
    /// colors.
    public convenience init(_ color: Color) {
        let dynamic = DynamicColor(value: color) { traits in
            if case .uiColor(let own) = color.content { return own }
            var environment = EnvironmentValues()
            environment.traitCollection = traits
            return UIColor(color.color(in: environment))
        }
        self.init(.dynamic(dynamic))
    }

    convenience init(_ color: DisplayList.Color) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }
}

extension Color: LeafView {
    @MainActor func makeElement(_ inputs: _ViewInputs) -> ShapeElement { ShapeElement() }

    @MainActor func update(_ element: ShapeElement, _ inputs: _ViewInputs) {
        element.set(.rectangle, _ResolvedStyle(.color(color(in: inputs.environment))))
    }
}

extension Color: ShapeStyle {
    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(.color(color(in: environment))).leveled(level)
    }
}

// Each color is declared once. If `Color` also declared them, the compiler would need minutes for chains of
// modifiers.
extension ShapeStyle where Self == Color {
    /// The system red color.
    public static var red: Color { Color(uiColor: .systemRed) }
    /// The system orange color.
    public static var orange: Color { Color(uiColor: .systemOrange) }
    /// The system yellow color.
    public static var yellow: Color { Color(uiColor: .systemYellow) }
    /// The system green color.
    public static var green: Color { Color(uiColor: .systemGreen) }
    /// The system mint color.
    public static var mint: Color { Color(uiColor: .systemMint) }
    /// The system teal color.
    public static var teal: Color { Color(uiColor: .systemTeal) }
    /// The system cyan color.
    public static var cyan: Color { Color(uiColor: .systemCyan) }
    /// The system blue color.
    public static var blue: Color { Color(uiColor: .systemBlue) }
    /// The system indigo color.
    public static var indigo: Color { Color(uiColor: .systemIndigo) }
    /// The system purple color.
    public static var purple: Color { Color(uiColor: .systemPurple) }
    /// The system pink color.
    public static var pink: Color { Color(uiColor: .systemPink) }
    /// The system brown color.
    public static var brown: Color { Color(uiColor: .systemBrown) }
    /// The system gray color.
    public static var gray: Color { Color(uiColor: .systemGray) }
    /// White in all color schemes.
    public static var white: Color { Color(uiColor: .white) }
    /// Black in all color schemes.
    public static var black: Color { Color(uiColor: .black) }
    /// A transparent color.
    public static var clear: Color { Color(uiColor: .clear) }
}
