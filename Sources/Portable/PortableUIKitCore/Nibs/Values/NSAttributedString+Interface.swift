extension InterfaceReader {
    /// The attributed text of the element, in fragments with the same attributes.
    package var attributedString: NSAttributedString? {
        guard element.name == "attributedString" else { return nil }
        let text = NSMutableAttributedString(string: "")
        for fragment in element.children where fragment.name == "fragment" {
            let reader = InterfaceReader(fragment, loader)
            var attributes: [NSAttributedString.Key: Any] = [:]
            if let values = fragment.children.first(where: { $0.name == "attributes" }) {
                attributes = InterfaceReader(values, loader).textAttributes
            }
            text.append(NSAttributedString(string: reader.string("content") ?? "", attributes: attributes))
        }
        return text
    }

    private var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.foregroundColor] = value("NSColor", as: UIColor.self)
        attributes[.backgroundColor] = value("NSBackgroundColor", as: UIColor.self)
        attributes[.font] = value("NSFont", as: UIFont.self)
        attributes[.kern] = value("NSKern", as: CGFloat.self)
        attributes[.underlineStyle] = value("NSUnderline", as: Int.self)
        attributes[.strikethroughStyle] = value("NSStrikethrough", as: Int.self)
        if let paragraph = child("NSParagraphStyle") {
            let style = NSMutableParagraphStyle()
            paragraph.set("alignment", \.alignment, of: style)
            paragraph.set("lineBreakMode", \.lineBreakMode, of: style)
            paragraph.set("lineSpacing", \.lineSpacing, of: style)
            paragraph.set("paragraphSpacing", \.paragraphSpacing, of: style)
            attributes[.paragraphStyle] = style
        }
        return attributes
    }
}
