extension UIFont: InterfaceValue {
    package static func read(_ name: String, from reader: InterfaceReader) -> Self? {
        guard let child = reader.child(name) else { return nil }
        guard let font = child.font else {
            reader.log("the font of \(name) can't be read", in: child.element)
            return nil
        }
        return font as? Self
    }
}

extension InterfaceReader {
    /// The font of the element.
    fileprivate var font: UIFont? {
        if let style = element["style"] { return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style)) }
        let size: CGFloat = value("pointSize") ?? UIFont.systemFontSize
        if let name = element["name"] {
            let family = element["family"]
            if let font = UIFont(name: name, size: size) ?? family.flatMap({ UIFont(name: $0, size: size) }) {
                return font
            }
            log("there is no font called \(name)", remedy: "The system font is used instead")
            return .systemFont(ofSize: size)
        }
        switch element["type"] {
        case "system": return .systemFont(ofSize: size, weight: value("weight") ?? .regular)
        case "boldSystem": return .boldSystemFont(ofSize: size)
        case "italicSystem": return .italicSystemFont(ofSize: size)
        case "smallSystem": return .systemFont(ofSize: UIFont.smallSystemFontSize)
        default: return nil
        }
    }
}

extension UIFont.Weight: InterfaceChoice {
    package static var interfaceNames: [String: UIFont.Weight] {
        [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
    }
}
