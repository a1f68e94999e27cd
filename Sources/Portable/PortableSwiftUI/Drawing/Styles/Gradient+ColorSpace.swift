import DisplayList
import PortableUIKit

extension Gradient {
    /// Returns the gradient with a color space for interpolating its colors.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient { AnyGradient(self).colorSpace(space) }
}

extension AnyGradient {
    /// Returns the gradient with a color space for interpolating its colors.
    public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
        var gradient = gradient
        gradient.space = space
        return AnyGradient(gradient)
    }
}

extension ShapeStyle where Self == LinearGradient {
    /// Returns a linear gradient.
    public static func linearGradient(
        _ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> some ShapeStyle {
        LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a radial gradient.
    public static func radialGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
    ) -> some ShapeStyle {
        RadialGradient(
            gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension ShapeStyle where Self == EllipticalGradient {
    /// Returns an elliptical gradient.
    public static func ellipticalGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) -> some ShapeStyle {
        EllipticalGradient(
            gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
            endRadiusFraction: endRadiusFraction)
    }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient between two angles.
    public static func angularGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
    ) -> some ShapeStyle {
        AngularGradient(gradient: gradient.gradient, center: center, startAngle: startAngle, endAngle: endAngle)
    }

    /// Returns a gradient of a full turn.
    public static func conicGradient(
        _ gradient: AnyGradient, center: UnitPoint = .center, angle: Angle = .zero
    ) -> some ShapeStyle {
        AngularGradient(gradient: gradient.gradient, center: center, angle: angle)
    }
}

extension GradientFill {
    /// The number of parts between two stops of a perceptual gradient, each of which is drawn in sRGB.
    private static let partCount = 16

    /// Returns the stops of a gradient in sRGB that is close to a perceptual gradient with the given stops.
    static func perceptual(_ stops: [DisplayList.Gradient.Stop]) -> [DisplayList.Gradient.Stop] {
        guard let first = stops.first else { return stops }
        var result = [first]
        for (start, end) in zip(stops, stops.dropFirst()) {
            let (a, b) = (PerceptualColor(start.color), PerceptualColor(end.color))
            for part in 1..<partCount where start.location < end.location {
                let fraction = Double(part) / Double(partCount)
                result.append(
                    DisplayList.Gradient.Stop(
                        location: start.location + (end.location - start.location) * fraction,
                        color: a.mixed(with: b, by: fraction).color))
            }
            result.append(end)
        }
        return result
    }
}

/// A color in the Oklab color space, in which equal distances are equal differences to the eye.
private nonisolated struct PerceptualColor {
    /// The lightness, the position between green and red, and the position between blue and yellow.
    private let components: SIMD3<Double>
    private let alpha: Double

    private init(components: SIMD3<Double>, alpha: Double) {
        self.components = components
        self.alpha = alpha
    }

    init(_ color: DisplayList.Color) {
        let linear = SIMD3(
            Self.linear(color.red), Self.linear(color.green), Self.linear(color.blue))
        let cones = SIMD3(
            (linear * SIMD3(0.4122214708, 0.5363325363, 0.0514459929)).sum(),
            (linear * SIMD3(0.2119034982, 0.6806995451, 0.1073969566)).sum(),
            (linear * SIMD3(0.0883024619, 0.2817188376, 0.6299787005)).sum())
        let roots = SIMD3(cbrt(cones.x), cbrt(cones.y), cbrt(cones.z))
        components = SIMD3(
            (roots * SIMD3(0.2104542553, 0.7936177850, -0.0040720468)).sum(),
            (roots * SIMD3(1.9779984951, -2.4285922050, 0.4505937099)).sum(),
            (roots * SIMD3(0.0259040371, 0.7827717662, -0.8086757660)).sum())
        alpha = color.alpha
    }

    func mixed(with other: PerceptualColor, by fraction: Double) -> PerceptualColor {
        PerceptualColor(
            components: components + (other.components - components) * fraction,
            alpha: alpha + (other.alpha - alpha) * fraction)
    }

    var color: DisplayList.Color {
        let roots = SIMD3(
            (components * SIMD3(1, 0.3963377774, 0.2158037573)).sum(),
            (components * SIMD3(1, -0.1055613458, -0.0638541728)).sum(),
            (components * SIMD3(1, -0.0894841775, -1.2914855480)).sum())
        let cones = roots * roots * roots
        return DisplayList.Color(
            red: Self.encoded((cones * SIMD3(4.0767416621, -3.3077115913, 0.2309699292)).sum()),
            green: Self.encoded((cones * SIMD3(-1.2684380046, 2.6097574011, -0.3413193965)).sum()),
            blue: Self.encoded((cones * SIMD3(-0.0041960863, -0.7034186147, 1.7076147010)).sum()), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        let encoded = value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
        return min(max(encoded, 0), 1)
    }
}
