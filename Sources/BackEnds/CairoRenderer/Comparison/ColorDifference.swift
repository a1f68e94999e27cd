#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A color in the CIE L*a*b* color space with the white point D65, in which distances approximate perceived
/// differences.
package struct LabColor: Sendable, Hashable {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// Creates a color from sRGB components from 0 to 1.
    package init(red: Double, green: Double, blue: Double) {
        func linear(_ value: Double) -> Double {
            value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
        }
        let (red, green, blue) = (linear(red), linear(green), linear(blue))
        // IEC 61966-2-1, divided by the white point.
        let x = (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047
        let y = 0.2126729 * red + 0.7151522 * green + 0.0721750 * blue
        let z = (0.0193339 * red + 0.1191920 * green + 0.9503041 * blue) / 1.08883
        func compressed(_ value: Double) -> Double {
            value > 216.0 / 24_389 ? cbrt(value) : (24_389.0 / 27 * value + 16) / 116
        }
        let (fx, fy, fz) = (compressed(x), compressed(y), compressed(z))
        self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
    }

    private var chroma: Double { (a * a + b * b).squareRoot() }

    /// Returns the hue angle in degrees, from 0 to 360, or 0 for gray.
    private static func hue(_ a: Double, _ b: Double) -> Double {
        guard a != 0 || b != 0 else { return 0 }
        let degrees = atan2(b, a) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    /// Returns the perceived difference between two colors: ΔE2000. A difference of 1 is barely visible side by side.
    ///
    /// See G. Sharma, W. Wu, and E. N. Dalal, "The CIEDE2000 color-difference formula: implementation notes,
    /// supplementary test data, and mathematical observations", Color Research and Application 30 (2005).
    package func deltaE2000(to other: LabColor) -> Double {
        let meanChroma7 = Self.seventhPower((chroma + other.chroma) / 2)
        let g = 0.5 * (1 - (meanChroma7 / (meanChroma7 + Self.seventhPower(25))).squareRoot())
        let (a1, a2) = ((1 + g) * a, (1 + g) * other.a)
        let (c1, c2) = ((a1 * a1 + b * b).squareRoot(), (a2 * a2 + other.b * other.b).squareRoot())
        let (h1, h2) = (Self.hue(a1, b), Self.hue(a2, other.b))

        let isGray = c1 * c2 == 0
        var turn = h2 - h1
        if isGray { turn = 0 } else if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
        let lightnessStep = other.lightness - lightness
        let chromaStep = c2 - c1
        let hueStep = 2 * (c1 * c2).squareRoot() * Self.sine(turn / 2)

        let meanLightness = (lightness + other.lightness) / 2
        let meanC = (c1 + c2) / 2
        var meanHue = h1 + h2
        if !isGray {
            if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
            meanHue /= 2
        }
        let t =
            1 - 0.17 * Self.cosine(meanHue - 30) + 0.24 * Self.cosine(2 * meanHue)
            + 0.32 * Self.cosine(3 * meanHue + 6) - 0.20 * Self.cosine(4 * meanHue - 63)
        let offset = (meanHue - 275) / 25
        let rotation = 30 * exp(-offset * offset)
        let meanC7 = Self.seventhPower(meanC)
        let rc = 2 * (meanC7 / (meanC7 + Self.seventhPower(25))).squareRoot()
        let fromGray = (meanLightness - 50) * (meanLightness - 50)
        let sl = 1 + 0.015 * fromGray / (20 + fromGray).squareRoot()
        let sc = 1 + 0.045 * meanC
        let sh = 1 + 0.015 * meanC * t
        let rt = -Self.sine(2 * rotation) * rc
        let (l, c, h) = (lightnessStep / sl, chromaStep / sc, hueStep / sh)
        return max(l * l + c * c + h * h + rt * c * h, 0).squareRoot()
    }

    private static func seventhPower(_ value: Double) -> Double {
        let cube = value * value * value
        return cube * cube * value
    }

    private static func sine(_ degrees: Double) -> Double { sin(degrees * .pi / 180) }
    private static func cosine(_ degrees: Double) -> Double { cos(degrees * .pi / 180) }
}

/// A pixel in the format of surfaces: premultiplied BGRA.
struct SurfacePixel: Hashable {
    var value: UInt32

    /// Returns the largest difference of a channel, from 0 to 255.
    func channelDelta(to other: SurfacePixel) -> Int {
        var largest = 0
        for shift in [UInt32(0), 8, 16, 24] {
            largest = max(largest, abs(Int(value >> shift & 255) - Int(other.value >> shift & 255)))
        }
        return largest
    }

    /// Returns ΔE2000 on a white background, or on a black one if that is larger, because transparent pixels differ on
    /// both.
    func deltaE(to other: SurfacePixel) -> Double {
        let onWhite = lab(paper: 255).deltaE2000(to: other.lab(paper: 255))
        guard value >> 24 < 255 || other.value >> 24 < 255 else { return onWhite }
        return max(onWhite, lab(paper: 0).deltaE2000(to: other.lab(paper: 0)))
    }

    private func lab(paper: UInt32) -> LabColor {
        let rest = paper * (255 - value >> 24) / 255
        func component(_ shift: UInt32) -> Double { Double(min((value >> shift & 255) + rest, 255)) / 255 }
        return LabColor(red: component(16), green: component(8), blue: component(0))
    }

    /// The luma on a white background, from 0 to 255 (ITU-R BT.601).
    var luma: Double {
        let rest = Double(255 - value >> 24)
        return 0.299 * Double(value >> 16 & 255) + 0.587 * Double(value >> 8 & 255) + 0.114 * Double(value & 255) + rest
    }
}
