import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

extension GraphicsContext {
    /// A filter that changes the drawn content, for example with a blur, a shadow, or other colors.
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

        /// Returns a Gaussian blur.
        public static func blur(
            radius: CGFloat, options: GraphicsContext.BlurOptions = BlurOptions()
        ) -> Filter {
            Filter(.filter(.blur(radius: Double(radius), isOpaque: options.contains(.opaque))))
        }

        /// Returns a shadow behind the content. Differs from SwiftUI: it's always behind the content and has the normal
        /// blend mode.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
            y: CGFloat = 0, blendMode: GraphicsContext.BlendMode = .normal,
            options: GraphicsContext.ShadowOptions = ShadowOptions()
        ) -> Filter {
            Filter(.shadow(color, radius: Double(radius), offset: Size(width: Double(x), height: Double(y))))
        }

        /// Returns a filter that fills areas whose opacity is at least `min` with a color, and clears all other areas.
        /// Differs from SwiftUI: `max` has no effect.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            Filter(.threshold(min, color))
        }

        /// Returns a filter that multiplies the colors by another color.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(.multiply(color)) }

        /// Returns a filter that transforms the colors with a matrix.
        public static func colorMatrix(_ matrix: ColorMatrix) -> Filter { Filter(matrix.matrix) }

        /// Returns a filter that rotates the hues.
        public static func hueRotation(_ angle: Angle) -> Filter {
            Filter(.hueRotation(cosine: cos(angle.radians), sine: sin(angle.radians)))
        }

        /// Returns a filter that changes the saturation: 0 is gray, 1 changes nothing.
        public static func saturation(_ amount: Double) -> Filter { Filter(.saturation(Swift.max(amount, 0))) }

        /// Returns a filter that adds an amount to the lightness.
        public static func brightness(_ amount: Double) -> Filter { Filter(.brightness(amount)) }

        /// Returns a filter that changes the contrast.
        public static func contrast(_ amount: Double) -> Filter { Filter(.contrast(amount)) }

        /// Returns a filter that reduces the saturation: 0 changes nothing, 1 is gray.
        public static func grayscale(_ amount: Double) -> Filter {
            Filter(.saturation(1 - Swift.max(amount, 0)))
        }

        /// Returns a filter that inverts the colors: 0 changes nothing, 1 inverts them.
        public static func colorInvert(_ amount: Double = 1) -> Filter {
            var matrix = DisplayList.ColorMatrix.identity
            for channel in 0..<3 {
                matrix.values[channel * 6] = 1 - 2 * amount
                matrix.values[channel * 5 + 4] = amount
            }
            return Filter(matrix)
        }

        /// A filter that replaces the colors with black, with an opacity that depends on the luminance. Dark colors
        /// become transparent.
        public static var luminanceToAlpha: Filter { Filter(.luminanceToAlpha) }
    }

    /// Options of a blur.
    public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The result is opaque up to its edges.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        /// The result is dithered. Differs from SwiftUI: it has no effect.
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options of a shadow. Differs from SwiftUI: they have no effect.
    public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The shadow is in front of the content.
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        /// Only the shadow is drawn.
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        /// The shadow is drawn where the content is transparent.
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        /// The shadow of each part is drawn separately.
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Options of a filter. Differs from SwiftUI: they have no effect.
    public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32

        /// Creates an option set from a raw value.
        public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// The filter is applied to linear colors.
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }
}

extension GraphicsContext.Filter {
    /// Applies the filter to a node, which can become a child of another node of `recorder`.
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
            // The slope is high, but low enough for smooth edges.
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
    /// The factor of red for the red channel.
    public var r1: Float = 1
    /// The factor of green for the red channel.
    public var r2: Float = 0
    /// The factor of blue for the red channel.
    public var r3: Float = 0
    /// The factor of alpha for the red channel.
    public var r4: Float = 0
    /// The constant for the red channel.
    public var r5: Float = 0
    /// The factor of red for the green channel.
    public var g1: Float = 0
    /// The factor of green for the green channel.
    public var g2: Float = 1
    /// The factor of blue for the green channel.
    public var g3: Float = 0
    /// The factor of alpha for the green channel.
    public var g4: Float = 0
    /// The constant for the green channel.
    public var g5: Float = 0
    /// The factor of red for the blue channel.
    public var b1: Float = 0
    /// The factor of green for the blue channel.
    public var b2: Float = 0
    /// The factor of blue for the blue channel.
    public var b3: Float = 1
    /// The factor of alpha for the blue channel.
    public var b4: Float = 0
    /// The constant for the blue channel.
    public var b5: Float = 0
    /// The factor of red for the alpha channel.
    public var a1: Float = 0
    /// The factor of green for the alpha channel.
    public var a2: Float = 0
    /// The factor of blue for the alpha channel.
    public var a3: Float = 0
    /// The factor of alpha for the alpha channel.
    public var a4: Float = 1
    /// The constant for the alpha channel.
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
