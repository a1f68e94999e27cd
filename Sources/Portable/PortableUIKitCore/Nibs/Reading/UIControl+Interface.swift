extension UIControl {
    func readControl(_ reader: InterfaceReader) {
        reader.set("enabled", \.isEnabled, of: self)
        reader.set("selected", \.isSelected, of: self)
        reader.set("highlighted", \.isHighlighted, of: self)
        reader.set("contentHorizontalAlignment", \.contentHorizontalAlignment, of: self)
        reader.set("contentVerticalAlignment", \.contentVerticalAlignment, of: self)
        reader.set("showsMenuAsPrimaryAction", \.showsMenuAsPrimaryAction, of: self)
        reader.set("toolTip", \.toolTip, of: self)
    }
}
