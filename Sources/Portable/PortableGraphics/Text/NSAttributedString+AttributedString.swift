extension NSAttributedString {
    /// Creates an attributed string from an `AttributedString`, with its links and the attributes that UIKit draws.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    public convenience init(_ attrStr: AttributedString) {
        let text = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let part = String(attrStr.characters[run.range])
            text.append(NSAttributedString(string: part, attributes: run.attributes.textAttributes))
        }
        self.init(attributedString: text)
    }
}

extension AttributeContainer {
    /// The UIKit attributes in the container, by their `NSAttributedString` keys.
    var textAttributes: [NSAttributedString.Key: Any] {
        typealias Scope = AttributeScopes.UIKitAttributes
        var attributes: [NSAttributedString.Key: Any] = [:]
        attributes[.font] = self[Scope.FontAttribute.self]
        attributes[.paragraphStyle] = self[Scope.ParagraphStyleAttribute.self]
        attributes[.foregroundColor] = self[Scope.ForegroundColorAttribute.self]
        attributes[.backgroundColor] = self[Scope.BackgroundColorAttribute.self]
        attributes[.ligature] = self[Scope.LigatureAttribute.self]
        attributes[.kern] = self[Scope.KernAttribute.self]
        attributes[.tracking] = self[Scope.TrackingAttribute.self]
        attributes[.strikethroughStyle] = self[Scope.StrikethroughStyleAttribute.self]?.rawValue
        attributes[.underlineStyle] = self[Scope.UnderlineStyleAttribute.self]?.rawValue
        attributes[.strokeColor] = self[Scope.StrokeColorAttribute.self]
        attributes[.strokeWidth] = self[Scope.StrokeWidthAttribute.self]
        attributes[.shadow] = self[Scope.ShadowAttribute.self]
        attributes[.baselineOffset] = self[Scope.BaselineOffsetAttribute.self]
        attributes[.underlineColor] = self[Scope.UnderlineColorAttribute.self]
        attributes[.strikethroughColor] = self[Scope.StrikethroughColorAttribute.self]
        attributes[.obliqueness] = self[Scope.ObliquenessAttribute.self]
        attributes[.expansion] = self[Scope.ExpansionAttribute.self]
        attributes[.link] = self[AttributeScopes.FoundationAttributes.LinkAttribute.self]
        return attributes
    }

    /// Creates a container with the UIKit attributes of an `NSAttributedString`.
    init(textAttributes: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Scope = AttributeScopes.UIKitAttributes
        self[Scope.FontAttribute.self] = textAttributes[.font] as? UIFont
        self[Scope.ForegroundColorAttribute.self] = textAttributes[.foregroundColor] as? UIColor
        self[Scope.ParagraphStyleAttribute.self] = textAttributes[.paragraphStyle] as? NSParagraphStyle
    }
}
