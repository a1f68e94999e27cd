extension UILabel {
    func readLabel(_ reader: InterfaceReader) {
        reader.set("text", \.text, of: self)
        reader.set("fontDescription", \.font, of: self)
        reader.set("textColor", \.textColor, of: self)
        reader.set("highlightedColor", \.highlightedTextColor, of: self)
        reader.set("shadowColor", \.shadowColor, of: self)
        reader.set("shadowOffset", \.shadowOffset, of: self)
        reader.set("textAlignment", \.textAlignment, of: self)
        reader.set("lineBreakMode", \.lineBreakMode, of: self)
        reader.set("numberOfLines", \.numberOfLines, of: self)
        reader.set("baselineAdjustment", \.baselineAdjustment, of: self)
        reader.set("adjustsFontForContentSizeCategory", \.adjustsFontForContentSizeCategory, of: self)
        reader.set("adjustsLetterSpacingToFit", \.allowsDefaultTighteningForTruncation, of: self)
        reader.set("minimumScaleFactor", \.minimumScaleFactor, of: self)
        reader.set("highlighted", \.isHighlighted, of: self)
        reader.set("enabled", \.isEnabled, of: self)
        reader.set("preferredMaxLayoutWidth", \.preferredMaxLayoutWidth, of: self)
        // A minimum size means that the text shrinks. The attribute is only written if it doesn't.
        let hasMinimum = reader.element["minimumScaleFactor"] != nil || reader.element["minimumFontSize"] != nil
        adjustsFontSizeToFitWidth = reader.value("adjustsFontSizeToFit") ?? hasMinimum
        if hasMinimum, let size: CGFloat = reader.value("minimumFontSize"), font.pointSize > 0 {
            minimumScaleFactor = min(size / font.pointSize, 1)
        }
        if let text = reader.child("attributedText")?.attributedString { attributedText = text }
    }
}
