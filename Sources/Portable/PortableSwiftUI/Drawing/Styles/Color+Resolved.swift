import DisplayList
import Foundation
import PortableUIKit

extension Color {
    /// The components of a color in an environment.
    public struct Resolved: Hashable, Sendable, CustomStringConvertible {
        /// The red component in linear sRGB.
        public var linearRed: Float
        /// The green component in linear sRGB.
        public var linearGreen: Float
        /// The blue component in linear sRGB.
        public var linearBlue: Float
        /// The opacity, from 0 to 1.
        public var opacity: Float

        /// Creates a color from components, from 0 to 1.
        public init(
            colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
        ) {
            let isLinear = colorSpace == .sRGBLinear
            linearRed = isLinear ? red : Self.linear(red)
            linearGreen = isLinear ? green : Self.linear(green)
            linearBlue = isLinear ? blue : Self.linear(blue)
            self.opacity = opacity
        }

        /// The red component in sRGB.
        public var red: Float {
            get { Self.encoded(linearRed) }
            set { linearRed = Self.linear(newValue) }
        }

        /// The green component in sRGB.
        public var green: Float {
            get { Self.encoded(linearGreen) }
            set { linearGreen = Self.linear(newValue) }
        }

        /// The blue component in sRGB.
        public var blue: Float {
            get { Self.encoded(linearBlue) }
            set { linearBlue = Self.linear(newValue) }
        }

        /// The color as a Core Graphics color.
        public var cgColor: CGColor { UIColor(color).cgColor }

        /// The components as a hexadecimal number.
        public var description: String {
            let bytes = [red, green, blue, opacity].map { Int((min(max($0, 0), 1) * 255).rounded()) }
            return "#" + bytes.map { String(format: "%02X", $0) }.joined()
        }

        init(_ color: DisplayList.Color) {
            self.init(
                red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
        }

        var color: DisplayList.Color {
            DisplayList.Color(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
        }

        static func linear(_ value: Float) -> Float {
            let size = abs(value)
            let linear = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
            return value < 0 ? -linear : linear
        }

        static func encoded(_ value: Float) -> Float {
            let size = abs(value)
            let encoded = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
            return value < 0 ? -encoded : encoded
        }
    }
}

extension Color.Resolved: ShapeStyle {
    /// Resolves the style for an environment.
    public func _resolved(_ environment: EnvironmentValues, level: Int) -> _ResolvedStyle {
        _ResolvedStyle(.color(color)).leveled(level)
    }
}
