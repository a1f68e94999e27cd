extension UISearchBar: InterfaceReadable {
    package static var frameworkProperties: [InterfaceProperty] {
        [InterfaceProperty("delegate", \UISearchBar.delegate)]
    }

    package func readElement(_ reader: InterfaceReader) {
        reader.set("text", \.text, of: self)
        reader.set("placeholder", \.placeholder, of: self)
        reader.set("prompt", \.prompt, of: self)
        reader.set("searchBarStyle", \.searchBarStyle, of: self)
        reader.set("barStyle", \.barStyle, of: self)
        reader.set("barTintColor", \.barTintColor, of: self)
        reader.set("translucent", \.isTranslucent, of: self)
        reader.set("showsCancelButton", \.showsCancelButton, of: self)
    }
}

extension UISearchBar.Style: InterfaceChoice {
    package static var interfaceNames: [String: UISearchBar.Style] {
        ["default": .default, "prominent": .prominent, "minimal": .minimal]
    }
}
