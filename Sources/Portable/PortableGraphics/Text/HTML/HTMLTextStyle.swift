import Foundation
import LayoutGeometry

/// The style of the text in HTML elements.
struct HTMLTextStyle {
    private var family: String?
    private var size: CGFloat = 12
    private var isBold = false
    private var isItalic = false
    private var isUnderlined = false
    private var isStruckOut = false
    private var isMonospaced = false
    private var offset: CGFloat = 0
    private var color: UIColor?
    private var background: UIColor?
    private var link: URL?
    private var alignment: NSTextAlignment?
    private var indent: CGFloat = 0
    private var paragraphSpacing: CGFloat = 0
    private(set) var preservesWhitespace = false

    // MARK: Attributes

    var attributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [.font: font, .paragraphStyle: paragraphStyle]
        attributes[.foregroundColor] = color ?? (link == nil ? UIColor.black : nil)
        attributes[.backgroundColor] = background
        attributes[.link] = link
        if isUnderlined || link != nil { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
        if isStruckOut { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
        if offset != 0 { attributes[.baselineOffset] = offset }
        return attributes
    }

    private var font: UIFont {
        let weight: UIFont.Weight = isBold ? .bold : .regular
        if isMonospaced { return .monospacedSystemFont(ofSize: size, weight: weight) }
        var base = family.flatMap { UIFont(name: $0, size: size) } ?? .systemFont(ofSize: size, weight: weight)
        var traits = base.fontDescriptor.symbolicTraits
        if isBold { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if traits != base.fontDescriptor.symbolicTraits,
            let descriptor = base.fontDescriptor.withSymbolicTraits(traits)
        {
            base = UIFont(descriptor: descriptor, size: size)
        }
        return base
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment ?? .natural
        style.paragraphSpacing = paragraphSpacing
        if indent > 0 {
            style.headIndent = indent
            style.tabStops = [
                NSTextTab(textAlignment: .left, location: indent - 18),
                NSTextTab(textAlignment: .left, location: indent),
            ]
        }
        return style
    }

    // MARK: Elements

    mutating func apply(_ name: String, _ attributes: [String: String], baseURL: URL?) {
        applyElement(name)
        if name == "a", let address = attributes["href"] {
            link = URL(string: address, relativeTo: baseURL)?.absoluteURL
        }
        if let align = attributes["align"] { apply("text-align", align) }
        if name == "font" {
            if let color = attributes["color"] { apply("color", color) }
            if let face = attributes["face"] { apply("font-family", face) }
            if let step = attributes["size"].flatMap({ Int($0) }), (1...7).contains(step) {
                size = [9, 10, 12, 14, 18, 24, 36][step - 1]
            }
        }
        for declaration in (attributes["style"] ?? "").split(separator: ";") {
            let parts = declaration.split(separator: ":", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            if parts.count == 2 { apply(parts[0].lowercased(), parts[1]) }
        }
    }

    /// The sizes of headings, relative to the text.
    private static let headingScales: [String: CGFloat] = [
        "h1": 2, "h2": 1.5, "h3": 1.17, "h4": 1, "h5": 0.83, "h6": 0.67,
    ]

    private mutating func applyElement(_ name: String) {
        switch name {
        case "b", "strong", "th": isBold = true
        case "i", "em", "cite", "address": isItalic = true
        case "u", "ins": isUnderlined = true
        case "s", "strike", "del": isStruckOut = true
        case "code", "tt", "kbd", "samp": isMonospaced = true
        case "pre": (isMonospaced, preservesWhitespace) = (true, true)
        case "small": size *= 0.83
        case "big": size *= 1.2
        case "sub": (size, offset) = (size * 0.83, -size * 0.2)
        case "sup": (size, offset) = (size * 0.83, size * 0.35)
        case "mark": background = .yellow
        case "center": alignment = .center
        case "p": paragraphSpacing = size
        case "ul", "ol", "blockquote": indent += 36
        default:
            guard let scale = Self.headingScales[name] else { return }
            (size, isBold) = (size * scale, true)
            paragraphSpacing = size * 0.67
        }
    }

    // MARK: Style attributes

    private mutating func apply(_ property: String, _ value: String) {
        switch property {
        case "color": color = Self.color(value) ?? color
        case "background-color", "background": background = Self.color(value) ?? background
        case "font-size": size = length(value) ?? size
        case "font-family":
            let marks = CharacterSet(charactersIn: " '\"")
            let names = value.split(separator: ",").map { $0.trimmingCharacters(in: marks) }
            family = names.first { UIFont(name: $0, size: 12) != nil }
        case "font-weight": isBold = value == "bold" || (Int(value) ?? 400) >= 600
        case "font-style": isItalic = value == "italic" || value == "oblique"
        case "text-decoration", "text-decoration-line":
            isUnderlined = value.contains("underline")
            isStruckOut = value.contains("line-through")
        case "text-align":
            let alignments: [String: NSTextAlignment] = [
                "left": .left, "right": .right, "center": .center, "justify": .justified,
            ]
            alignment = alignments[value.lowercased()] ?? alignment
        default: break
        }
    }

    /// Returns a length in points, or `nil` if the text isn't one. A pixel is a point.
    private func length(_ text: String) -> CGFloat? {
        let number = text.prefix { $0.isNumber || $0 == "." }
        guard let value = Double(number), value > 0, value <= 1_000 else { return nil }
        switch text.dropFirst(number.count).trimmingCharacters(in: .whitespaces) {
        case "em", "rem": return size * value
        case "%": return size * value / 100
        default: return value
        }
    }

    private static func color(_ text: String) -> UIColor? {
        let name = text.lowercased().trimmingCharacters(in: .whitespaces)
        if name.hasPrefix("#") { return color(hexadecimal: name.dropFirst()) }
        if name.hasPrefix("rgb") {
            let numbers = name.split { !$0.isNumber && $0 != "." }.compactMap { Double($0) }
            guard numbers.count >= 3 else { return nil }
            return UIColor(
                red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
                alpha: numbers.count > 3 ? numbers[3] : 1)
        }
        return names[name].flatMap { color(hexadecimal: $0[...]) }
    }

    private static func color(hexadecimal digits: Substring) -> UIColor? {
        let full = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : String(digits)
        guard full.count == 6, let value = UInt32(full, radix: 16) else { return nil }
        func part(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }

    private static let names = [
        "black": "000000", "white": "FFFFFF", "red": "FF0000", "green": "008000", "blue": "0000FF", "gray": "808080",
        "grey": "808080", "silver": "C0C0C0", "maroon": "800000", "yellow": "FFFF00", "olive": "808000",
        "lime": "00FF00", "aqua": "00FFFF", "cyan": "00FFFF", "teal": "008080", "navy": "000080", "fuchsia": "FF00FF",
        "magenta": "FF00FF", "purple": "800080", "orange": "FFA500", "pink": "FFC0CB", "brown": "A52A2A",
        "darkgray": "A9A9A9", "lightgray": "D3D3D3", "gold": "FFD700", "crimson": "DC143C", "tomato": "FF6347",
    ]
}
