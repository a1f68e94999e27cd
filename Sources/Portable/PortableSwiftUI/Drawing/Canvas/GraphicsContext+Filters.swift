import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

extension GraphicsContext {
    /// Changes what is drawn: makes it soft, gives it a shadow or other colors.
    public struct Filter: Sendable {
        enum Content: Sendable {
            case filter(DisplayNode.Filter)
            case multiply(Color)
            case threshold(Double, Color)
            case shadow(Color, radius: Double, offset: Size)
        }

        let content: Content

        private init(_ content: Content) { self.content = content }

        private init(_ matrix: DisplayList.ColorMatrix) { content = .filter(.colors(matrix)) }

        /// A Gaussian blur.
        public static func blur(
            radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
        ) -> Filter {
            Filter(.filter(.blur(radius: Double(radius), isOpaque: options.contains(.opaque))))
        }

        /// A shadow behind the content. Differs from SwiftUI: always behind, and with the normal blend mode.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
            options: GraphicsContext.ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(.shadow(color, radius: Double(radius), offset: Size(width: Double(x), height: Double(y))))
        }

        /// Shows in a color what is at least as opaque as `min`, and nothing of the rest.
        /// Differs from SwiftUI: `max` is without effect.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(.threshold(min, color))
        }

        /// Multiplies the colors by another one.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

        /// Transforms the colors with a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix.matrix) }

        /// Rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
        }

        /// Changes the saturation: 0 is gray, 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(Swift.max(amount, 0))) }

        /// Adds to the lightness of colors.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        /// Changes the contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        /// Reduces the saturation: 0 changes nothing, 1 is gray.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(.saturation(1 - Swift.max(amount, 0)))
        }

        /// Shows the opposite colors: 0 changes nothing, 1 inverts.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            var matrix = DisplayList.ColorMatrix.identity
            for channel in 0..<3 {
                matrix.values[channel * 6] = 1 - 2 * amount
                matrix.values[channel * 5 + 4] = amount
            }
            return Filter(matrix)
        }

        /// Shows black, the more transparent the darker it was.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
    }

    /// Options of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// It is opaque to its edges.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// Differs from SwiftUI: without effect.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options of a shadow. Differs from SwiftUI: without effect.
    public struct ShadowOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// In front.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Without what throws it.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// Draws the shadow where the content is transparent.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// Draws the shadow of each part separately.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Options of a filter. Differs from SwiftUI: without effect.
    public struct FilterOptions: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// On colors without their curve.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }
}

extension GraphicsContext.Filter {
    /// Applies the filter to a node, which it may put into another one of `recorder`.
    func apply(to node: inout DisplayNode, _ environment: EnvironmentValues, _ recorder: GraphicsRecorder) {
        func wrap() { node = recorder.node(children: [node]) }
        func set(_ filter: DisplayNode.Filter) {
            if node.filter != nil { wrap() }
            node.filter = filter
        }
        switch content {
        case .filter(let filter): set(filter)
        case .multiply(let color): set(.colors(.multiplication(by: color.color(in: environment))))
        case .threshold(let limit, let color):
            let color = color.color(in: environment)
            // Steep, but not so that edges have steps.
            let steepness = 32.0
            var matrix = DisplayList.ColorMatrix.identity
            matrix.values = [
                0, 0, 0, 0, color.red, 0, 0, 0, 0, color.green, 0, 0, 0, 0, color.blue, 0, 0, 0, steepness,
                0.5 - steepness * limit,
            ]
            set(.colors(matrix))
            if color.alpha < 1 {
                wrap()
                node.opacity = color.alpha
            }
        case .shadow(let color, let radius, let offset):
            if node.filter != nil || node.shadow != nil { wrap() }
            node.shadow = DisplayNode.Shadow(
                color: color.color(in: environment), radius: max(radius, 0), offset: offset)
        }
    }
}

/// A color transformation: each resulting channel is a linear combination of all four channels, plus a constant.
@frozen
public struct ColorMatrix: Equatable, Sendable {
    /// Of red: the share of red.
    public var r1: Float = 1
    /// Of red: the share of green.
    public var r2: Float = 0
    /// Of red: the share of blue.
    public var r3: Float = 0
    /// Of red: the share of alpha.
    public var r4: Float = 0
    /// Of red: the constant.
    public var r5: Float = 0
    /// Of green: the share of red.
    public var g1: Float = 0
    /// Of green: the share of green.
    public var g2: Float = 1
    /// Of green: the share of blue.
    public var g3: Float = 0
    /// Of green: the share of alpha.
    public var g4: Float = 0
    /// Of green: the constant.
    public var g5: Float = 0
    /// Of blue: the share of red.
    public var b1: Float = 0
    /// Of blue: the share of green.
    public var b2: Float = 0
    /// Of blue: the share of blue.
    public var b3: Float = 1
    /// Of blue: the share of alpha.
    public var b4: Float = 0
    /// Of blue: the constant.
    public var b5: Float = 0
    /// Of alpha: the share of red.
    public var a1: Float = 0
    /// Of alpha: the share of green.
    public var a2: Float = 0
    /// Of alpha: the share of blue.
    public var a3: Float = 0
    /// Of alpha: the share of alpha.
    public var a4: Float = 1
    /// Of alpha: the constant.
    public var a5: Float = 0

    /// Creates the identity matrix.
    public init() {}

    fileprivate var matrix: DisplayList.ColorMatrix {
        var matrix = DisplayList.ColorMatrix.identity
        matrix.values = [
            r1, r2, r3, r4, r5, g1, g2, g3, g4, g5, b1, b2, b3, b4, b5, a1, a2, a3, a4, a5,
        ].map(Double.init)
        return matrix
    }
}
