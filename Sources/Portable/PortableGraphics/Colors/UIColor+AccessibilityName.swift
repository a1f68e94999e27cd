import DisplayList

extension UIColor {
    /// An English description of the color for accessibility: "dark blue", "light gray", "vibrant red". It describes
    /// the color for the current traits; a fully transparent color is "transparent".
    ///
    /// Differs from UIKit: the words aren't UIKit's, and aren't localized.
    public var accessibilityName: String {
        let color = color(with: .current)
        guard color.alpha > 0 else { return "transparent" }
        let name = Self.name(of: color)
        return color.alpha < 1 ? "\(name) \(Int((color.alpha * 100).rounded())) percent opaque" : name
    }

    /// The names of hue ranges, with the end of each range in degrees.
    private static let hues: [(end: Double, name: String)] = [
        (15, "red"), (45, "orange"), (70, "yellow"), (160, "green"), (200, "cyan"), (255, "blue"), (290, "purple"),
        (345, "pink"), (360, "red"),
    ]

    private static func name(of color: DisplayList.Color) -> String {
        let components = color.hueSaturationBrightness
        let largest = max(color.red, color.green, color.blue), smallest = min(color.red, color.green, color.blue)
        let lightness = (largest + smallest) / 2
        if largest - smallest < 0.08 {
            switch lightness {
            case ..<0.06: return "black"
            case ..<0.35: return "dark gray"
            case ..<0.65: return "gray"
            case ..<0.95: return "light gray"
            default: return "white"
            }
        }
        let degrees = components.hue * 360
        var hue = hues.first { degrees < $0.end }?.name ?? "red"
        if hue == "orange", components.brightness < 0.75 { hue = "brown" }
        switch lightness {
        case ..<0.3: return "dark " + hue
        case 0.75...: return "light " + hue
        default: return components.saturation > 0.9 && components.brightness > 0.9 ? "vibrant " + hue : hue
        }
    }
}
