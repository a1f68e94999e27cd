extension UITextView: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [InterfaceProperty("delegate", \UITextView.delegate)]
    }

    package func readElement(_ reader: InterfaceReader) {
        reader.set("text", \.text, of: self)
        reader.set("fontDescription", \.font, of: self)
        reader.set("textColor", \.textColor, of: self)
        reader.set("textAlignment", \.textAlignment, of: self)
        reader.set("editable", \.isEditable, of: self)
        reader.set("selectable", \.isSelectable, of: self)
        if let text = reader.child("attributedText")?.attributedString { attributedText = text }
    }
}
