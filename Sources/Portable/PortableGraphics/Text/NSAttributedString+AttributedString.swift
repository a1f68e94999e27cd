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

    /// Creates a container with UIKit's attributes of an `NSAttributedString`.
    ///
    /// Differs from Foundation: custom attributes are left out.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self.init()
        typealias Scope = AttributeScopes.UIKitAttributes
        self[Scope.FontAttribute.self] = dictionary[.font] as? UIFont
        self[Scope.ParagraphStyleAttribute.self] = dictionary[.paragraphStyle] as? NSParagraphStyle
        self[Scope.ForegroundColorAttribute.self] = dictionary[.foregroundColor] as? UIColor
        self[Scope.BackgroundColorAttribute.self] = dictionary[.backgroundColor] as? UIColor
        self[Scope.LigatureAttribute.self] = dictionary.number(.ligature).map { Int($0) }
        self[Scope.KernAttribute.self] = dictionary.number(.kern)
        self[Scope.TrackingAttribute.self] = dictionary.number(.tracking)
        self[Scope.StrikethroughStyleAttribute.self] = dictionary.lineStyle(.strikethroughStyle)
        self[Scope.UnderlineStyleAttribute.self] = dictionary.lineStyle(.underlineStyle)
        self[Scope.StrokeColorAttribute.self] = dictionary[.strokeColor] as? UIColor
        self[Scope.StrokeWidthAttribute.self] = dictionary.number(.strokeWidth)
        self[Scope.ShadowAttribute.self] = dictionary[.shadow] as? NSShadow
        self[Scope.BaselineOffsetAttribute.self] = dictionary.number(.baselineOffset)
        self[Scope.UnderlineColorAttribute.self] = dictionary[.underlineColor] as? UIColor
        self[Scope.StrikethroughColorAttribute.self] = dictionary[.strikethroughColor] as? UIColor
        self[Scope.ObliquenessAttribute.self] = dictionary.number(.obliqueness)
        self[Scope.ExpansionAttribute.self] = dictionary.number(.expansion)
        let link = dictionary[.link]
        self[AttributeScopes.FoundationAttributes.LinkAttribute.self] =
            link as? URL ?? (link as? String).flatMap { URL(string: $0) }
    }
}

extension [NSAttributedString.Key: Any] {
    fileprivate func number(_ key: NSAttributedString.Key) -> CGFloat? {
        switch self[key] {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Float: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as NSNumber: CGFloat(number.doubleValue)
        default: nil
        }
    }

    fileprivate func lineStyle(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
        self[key] as? NSUnderlineStyle ?? number(key).map { NSUnderlineStyle(rawValue: Int($0)) }
    }
}
