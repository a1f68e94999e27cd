import Foundation
import PortableUIKitCore

/// The color of a color picker, as the components that the user changes.
///
/// Hue and saturation are separate values, so that they're kept while the color is black, white, or gray.
struct PickedColor: Equatable {
    var hue: CGFloat = 0
    var saturation: CGFloat = 0
    var brightness: CGFloat = 1
    var alpha: CGFloat = 1

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat = 1) {
        (self.hue, self.saturation, self.brightness, self.alpha) = (hue, saturation, brightness, alpha)
    }

    init(_ color: UIColor) {
        color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    }

    /// The color as UIKit's value.
    var uiColor: UIColor { UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha) }

    /// The color without transparency.
    var opaque: PickedColor { PickedColor(hue: hue, saturation: saturation, brightness: brightness) }

    /// A component of a color in sRGB.
    enum Component: Int, CaseIterable {
        case red, green, blue

        var title: String {
            switch self {
            case .red: "Red"
            case .green: "Green"
            case .blue: "Blue"
            }
        }
    }

    /// The red, green, or blue component, from 0 to 1. Setting it keeps the hue of a gray and the saturation of black.
    subscript(component: Component) -> CGFloat {
        get { components[component.rawValue] }
        set {
            var values = components
            values[component.rawValue] = min(max(newValue, 0), 1)
            setComponents(values)
        }
    }

    private var components: [CGFloat] {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        uiColor.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return [red, green, blue]
    }

    private mutating func setComponents(_ values: [CGFloat]) {
        let new = PickedColor(UIColor(red: values[0], green: values[1], blue: values[2], alpha: alpha))
        brightness = new.brightness
        guard new.brightness > 0 else { return }
        saturation = new.saturation
        if new.saturation > 0 { hue = new.hue }
    }

    // MARK: Hexadecimal digits

    /// The red, green, and blue components as six hexadecimal digits.
    var hexadecimal: String {
        components.map { component in
            let digits = String(Int((min(max(component, 0), 1) * 255).rounded()), radix: 16, uppercase: true)
            return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }

    /// Sets the red, green, and blue components from six hexadecimal digits, with or without a number sign. Returns
    /// `false` for other text.
    mutating func setHexadecimal(_ text: String) -> Bool {
        let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
        guard digits.count == 6, digits.allSatisfy(\.isHexDigit), let number = Int(digits, radix: 16) else {
            return false
        }
        setComponents([16, 8, 0].map { CGFloat(number >> $0 & 0xFF) / 255 })
        return true
    }
}
