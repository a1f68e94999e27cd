import DisplayList
import Foundation

/// The interpolation of gradient colors in Core Animation, which uses a color space with a gamma of 1.8.
///
/// Hosts interpolate in sRGB. Additional stops are inserted between two stops, enough that the difference isn't
/// visible.
package enum GradientMixing {
    private static let gamma = 1.8
    /// The relative positions of stops that are inserted between two different colors, so that the error is less than 1
    /// of 255. There are more of them where a color can be close to black.
    private static let shares: [Double] =
        [1, 2, 4, 8, 12, 16, 20, 24, 28, 32, 36, 40, 44, 48, 52, 56, 60, 62, 63].map { (part: Double) in part / 64 }

    /// Returns the stops with additional stops between them. No stops are added between stops with the same location or the
    /// same color.
    ///
    /// - Complexity: O(*n*) in the number of stops.
    package static func stops(_ stops: [Gradient.Stop]) -> [Gradient.Stop] {
        guard let first = stops.first else { return [] }
        var result = [first]
        for (from, to) in zip(stops, stops.dropFirst()) {
            let (start, end) = (light(of: from.color), light(of: to.color))
            if start != end, from.location < to.location {
                for share in shares {
                    result.append(
                        Gradient.Stop(
                            location: from.location + (to.location - from.location) * share,
                            color: color(start * (1 - share) + end * share)))
                }
            }
            result.append(to)
        }
        return result
    }

    /// Returns the red, green, and blue components in the interpolation's color space, and alpha.
    private static func light(of color: Color) -> SIMD4<Double> {
        func mixed(_ value: Double) -> Double {
            let value = min(max(value, 0), 1)
            let light = value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
            return pow(light, 1 / gamma)
        }
        return SIMD4(mixed(color.red), mixed(color.green), mixed(color.blue), color.alpha)
    }

    private static func color(_ light: SIMD4<Double>) -> Color {
        func shown(_ value: Double) -> Double {
            let light = pow(value, gamma)
            return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
        }
        return Color(red: shown(light.x), green: shown(light.y), blue: shown(light.z), alpha: light.w)
    }
}
