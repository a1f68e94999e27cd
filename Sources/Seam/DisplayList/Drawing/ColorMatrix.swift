/// A linear transform of colors: each channel is a weighted sum of all four channels, plus a constant.
///
/// Channels are from 0 to 1, not premultiplied, and clamped to this range. Luminance is computed with the weights of
/// Rec. 709.
package struct ColorMatrix: Sendable, Hashable {
    /// Four rows of five values, like SVG's `feColorMatrix`: the weights of red, green, blue, and alpha, and the
    /// constant.
    package var values: [Double]

    private init(red: [Double], green: [Double], blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]) {
        values = red + green + blue + alpha
    }

    /// The matrix that doesn't change colors.
    package static let identity = scaling(red: 1, green: 1, blue: 1, alpha: 1)

    private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

    private static func scaling(red: Double, green: Double, blue: Double, alpha: Double) -> ColorMatrix {
        ColorMatrix(
            red: [red, 0, 0, 0, 0], green: [0, green, 0, 0, 0], blue: [0, 0, blue, 0, 0], alpha: [0, 0, 0, alpha, 0])
    }

    /// Returns a matrix that adds to red, green, and blue: -1 results in black, 1 in white.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(red: [1, 0, 0, 0, amount], green: [0, 1, 0, 0, amount], blue: [0, 0, 1, 0, amount])
    }

    /// Returns a matrix that changes the contrast: 0 results in gray, 1 changes nothing, and negative values invert.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        let rest = (1 - amount) / 2
        return ColorMatrix(
            red: [amount, 0, 0, 0, rest], green: [0, amount, 0, 0, rest], blue: [0, 0, amount, 0, rest])
    }

    /// Returns a matrix that changes the saturation: 0 results in gray, 1 changes nothing.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        let (red, green, blue) = (
            weights.red * (1 - amount), weights.green * (1 - amount), weights.blue * (1 - amount)
        )
        return ColorMatrix(
            red: [red + amount, green, blue, 0, 0], green: [red, green + amount, blue, 0, 0],
            blue: [red, green, blue + amount, 0, 0])
    }

    /// Returns a matrix that rotates hues by an angle, specified by its cosine and sine. Grays don't change.
    package static func hueRotation(cosine: Double, sine: Double) -> ColorMatrix {
        let (red, green, blue) = weights
        func row(_ own: Int, _ turned: (Double, Double, Double)) -> [Double] {
            var row = [red, green, blue].map { $0 * (1 - cosine) }
            row[own] += cosine
            return zip(row, [turned.0, turned.1, turned.2]).map { $0 + $1 * sine } + [0, 0]
        }
        return ColorMatrix(
            red: row(0, (-red, -green, 1 - blue)), green: row(1, (0.143, 0.14, -0.283)),
            blue: row(2, (red - 1, green, blue)))
    }

    /// A matrix that inverts red, green, and blue.
    package static let inversion = ColorMatrix(
        red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])

    /// Returns a matrix that multiplies all channels by the channels of a color.
    package static func multiplication(by color: Color) -> ColorMatrix {
        scaling(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// A matrix that makes every color opaque.
    package static let opaque = ColorMatrix(
        red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0], alpha: [0, 0, 0, 0, 1])

    /// A matrix that turns every color into black with its luminance as alpha.
    package static let luminanceToAlpha = ColorMatrix(
        red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0],
        alpha: [weights.red, weights.green, weights.blue, 0, 0])
}
