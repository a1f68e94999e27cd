import DisplayList

extension Color {
    /// Creates a color from HSB components, using the six sectors of the HSB hexagon. The hue is a fraction of the full
    /// circle.
    init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
        let saturation = Swift.min(Swift.max(saturation, 0), 1)
        let brightness = Swift.min(Swift.max(brightness, 0), 1)
        let turn = hue.isFinite ? hue - hue.rounded(.down) : 0
        let sector = turn * 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        let (red, green, blue) =
            switch Int(sector) {
            case 0: (brightness, rising, low)
            case 1: (falling, brightness, low)
            case 2: (low, brightness, rising)
            case 3: (low, falling, brightness)
            case 4: (rising, low, brightness)
            default: (brightness, low, falling)
            }
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
        let high = Swift.max(red, green, blue)
        let range = high - Swift.min(red, green, blue)
        guard high > 0, range > 0 else { return (0, 0, high) }
        var hue =
            if high == red {
                (green - blue) / range
            } else if high == green {
                2 + (blue - red) / range
            } else {
                4 + (red - green) / range
            }
        if hue < 0 { hue += 6 }
        return (hue / 6, range / high, high)
    }

    /// Creates the sRGB color for Display P3 components. Both color spaces have the same transfer function; their
    /// primaries are converted with the product of the published matrices to and from CIE XYZ.
    init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        func linear(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -result : result
        }
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        self.init(
            linearRed: 1.2249401763 * r - 0.2249401763 * g, green: -0.0420569547 * r + 1.0420569547 * g,
            blue: -0.0196375546 * r - 0.0786360456 * g + 1.0982736002 * b, alpha: alpha)
    }

    /// Creates the sRGB color for linear components.
    init(linearRed red: Double, green: Double, blue: Double, alpha: Double) {
        func encoded(_ value: Double) -> Double {
            let size = abs(value)
            let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -result : result
        }
        self.init(red: encoded(red), green: encoded(green), blue: encoded(blue), alpha: alpha)
    }
}
