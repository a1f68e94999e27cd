/// Makes colors of colors: each channel is a sum of shares of all four, and a constant.
///
/// Channels go from 0 to 1, are not multiplied with alpha, and are cut off there. Gray is seen of red, green and blue by
/// the weights of Rec. 709.
package struct ColorMatrix: Sendable, Hashable {
    /// Four rows of five, as SVG's `feColorMatrix` has them: the shares of red, green, blue and alpha, and the constant.
    package var values: [Double]

    private init(red: [Double], green: [Double], blue: [Double], alpha: [Double] = [0, 0, 0, 1, 0]) {
        values = red + green + blue + alpha
    }

    /// Leaves colors as they are.
    package static let identity = scaling(red: 1, green: 1, blue: 1, alpha: 1)

    private static let weights = (red: 0.2126, green: 0.7152, blue: 0.0722)

    private static func scaling(red: Double, green: Double, blue: Double, alpha: Double) -> ColorMatrix {
        ColorMatrix(
            red: [red, 0, 0, 0, 0], green: [0, green, 0, 0, 0], blue: [0, 0, blue, 0, 0], alpha: [0, 0, 0, alpha, 0])
    }

    /// Adds to red, green and blue: -1 gives black, 1 white.
    package static func brightness(_ amount: Double) -> ColorMatrix {
        ColorMatrix(red: [1, 0, 0, 0, amount], green: [0, 1, 0, 0, amount], blue: [0, 0, 1, 0, amount])
    }

    /// Brings channels further from their middle: 0 gives gray, 1 changes nothing, and less than 0 inverts.
    package static func contrast(_ amount: Double) -> ColorMatrix {
        let rest = (1 - amount) / 2
        return ColorMatrix(
            red: [amount, 0, 0, 0, rest], green: [0, amount, 0, 0, rest], blue: [0, 0, amount, 0, rest])
    }

    /// Makes colors weaker or stronger: 0 gives gray, 1 changes nothing.
    package static func saturation(_ amount: Double) -> ColorMatrix {
        let (red, green, blue) = (
            weights.red * (1 - amount), weights.green * (1 - amount), weights.blue * (1 - amount)
        )
        return ColorMatrix(
            red: [red + amount, green, blue, 0, 0], green: [red, green + amount, blue, 0, 0],
            blue: [red, green, blue + amount, 0, 0])
    }

    /// Turns hues by an angle, of which its cosine and sine are given. Grays stay.
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

    /// Takes red, green and blue from 1.
    package static let inversion = ColorMatrix(
        red: [-1, 0, 0, 0, 1], green: [0, -1, 0, 0, 1], blue: [0, 0, -1, 0, 1])

    /// Returns a matrix that multiplies all channels by the channels of a color.
    package static func multiplication(by color: Color) -> ColorMatrix {
        scaling(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Takes every color without its alpha.
    package static let opaque = ColorMatrix(
        red: [1, 0, 0, 0, 0], green: [0, 1, 0, 0, 0], blue: [0, 0, 1, 0, 0], alpha: [0, 0, 0, 0, 1])

    /// Makes black of every color, the more opaque the brighter it was.
    package static let luminanceToAlpha = ColorMatrix(
        red: [0, 0, 0, 0, 0], green: [0, 0, 0, 0, 0], blue: [0, 0, 0, 0, 0],
        alpha: [weights.red, weights.green, weights.blue, 0, 0])
}
