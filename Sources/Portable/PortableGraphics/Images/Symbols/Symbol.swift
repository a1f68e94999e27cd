import DisplayList
import Foundation

extension UIImage {
    /// Returns a Boolean value that indicates whether the system symbol with a name exists. Doesn't log missing
    /// symbols.
    package static func hasSymbol(named name: String) -> Bool { SystemSymbols.sign(named: name) != nil }

    /// A symbol in a configuration.
    package struct Symbol: Sendable {
        package let name: String
        let sign: SymbolContent
        package let configuration: SymbolConfiguration
        package var traits: UITraitCollection?

        init(name: String, sign: SymbolContent, configuration: SymbolConfiguration, traits: UITraitCollection? = nil) {
            self.name = name
            self.sign = sign
            self.configuration = configuration
            self.traits = traits
        }

        /// A Boolean value that indicates whether the symbol is mirrored in right-to-left layouts, because its name
        /// refers to the reading direction. Media controls, such as `forward.fill`, aren't mirrored.
        var followsReadingDirection: Bool {
            let words = name.split(separator: ".").dropFirst()
            return words.contains { ["forward", "backward", "leading", "trailing"].contains($0) }
        }

        /// The size of the symbol's square bounds, in points. At medium scale, it's five fourths of the font size, as
        /// for most SF Symbols, rounded to pixels. A custom symbol has the size of its outline.
        var size: CGSize {
            let scale = max(UITraitCollection.current.displayScale, 1)
            if let (form, factor) = ownForm {
                func length(_ units: Double) -> CGFloat { max((CGFloat(units) * factor * scale).rounded(), 1) / scale }
                return CGSize(width: length(form.box.size.width), height: length(form.box.size.height))
            }
            let side = (pointSize * 1.25 * scaleFactor * scale).rounded() / scale
            return CGSize(width: side, height: side)
        }

        /// The distance from the bottom of the symbol to the text baseline.
        var baselineOffset: CGFloat {
            if let (form, factor) = ownForm { return CGFloat(form.box.maxY) * factor }
            return size.height * 0.2
        }

        /// The top and bottom insets of the alignment rectangle. A symbol is aligned like a line of text of its size,
        /// as recorded on iOS 17 (`Tests/Resources/golden/autoLayout`). A custom symbol has no insets.
        var alignmentRectInsets: UIEdgeInsets {
            guard ownForm == nil else { return .zero }
            let scale = max(UITraitCollection.current.displayScale, 1)
            let line = UIFont.systemFont(ofSize: pointSize).lineHeight * scaleFactor
            let inset = (size.height - (line * scale - 1e-6).rounded(.up) / scale) / 2
            return UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
        }

        /// The outline of a custom symbol in the configuration, and the number of points per unit.
        private var ownForm: (form: SymbolOutline.Form, factor: CGFloat)? {
            guard case .outline(let outline) = sign else { return nil }
            let scale: SymbolOutline.Scale =
                switch configuration.scale {
                case .small: .small
                case .large: .large
                case .default, .unspecified, .medium: .medium
                }
            let form = outline.form(weight: weight, scale: scale)
            let drawn: CGFloat =
                switch form.scale {
                case .small: Symbol.smallFactor
                case .medium: 1
                case .large: Symbol.largeFactor
                }
            return (form, pointSize / 100 * scaleFactor / drawn)
        }

        private static let smallFactor: CGFloat = 0.79
        private static let largeFactor: CGFloat = 1.28

        /// The weight in CSS units. The default is 400.
        var weight: Int {
            switch configuration.weight {
            case .unspecified, .regular: 400
            case .ultraLight: 100
            case .thin: 200
            case .light: 300
            case .medium: 500
            case .semibold: 600
            case .bold: 700
            case .heavy: 800
            case .black: 900
            }
        }

        var drawing: SymbolDrawing { ownForm?.form.drawing(weight: weight) ?? sign.drawing(weight: weight) }

        var layeredDrawing: SymbolDrawing {
            ownForm?.form.drawing(weight: weight) ?? layeredSign.drawing(weight: weight)
        }

        /// The sign with its layers. A glyph of the icon font has only one, so a composition replaces it.
        var layeredSign: SymbolContent {
            guard case .icon = sign else { return sign }
            return SystemSymbols.layeredSign(named: name) ?? sign
        }

        var identity: UInt64 {
            var hash = ContentHash()
            hash.combine(Array("symbol \(name)".utf8))
            if case .outline(let outline) = sign { hash.combine(outline.identity) }
            hash.combine(UInt64(weight))
            hash.combine(UInt64(max(size.width, 0) * 1000))
            return hash.value
        }

        /// A larger size would overflow when its pixels are counted.
        private static let largestPointSize: CGFloat = 10_000

        private var pointSize: CGFloat {
            if let pointSize = configuration.pointSize, pointSize.isFinite, pointSize > 0 {
                return min(pointSize, Symbol.largestPointSize)
            }
            if let style = configuration.textStyle {
                return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize
            }
            return UIFont.labelFontSize
        }

        private var scaleFactor: CGFloat {
            switch configuration.scale {
            case .small: Symbol.smallFactor
            case .large: Symbol.largeFactor
            case .default, .unspecified, .medium: 1
            }
        }
    }
}
