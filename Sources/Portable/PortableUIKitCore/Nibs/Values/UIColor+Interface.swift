extension UIColor: InterfaceValue {
    package static func read(_ name: String, from reader: InterfaceReader) -> Self? {
        guard let child = reader.child(name) else { return nil }
        guard let color = child.color else {
            reader.log("the color of \(name) can't be read", in: child.element)
            return nil
        }
        return color as? Self
    }
}

extension InterfaceReader {
    /// The color of the element.
    fileprivate var color: UIColor? {
        // Xcode 11 wrote two names: the color since iOS 13, and its replacement on earlier systems.
        for attribute in ["systemColor", "xcode11CocoaTouchSystemColor", "cocoaTouchSystemColor"] {
            guard let name = element[attribute] else { continue }
            if let color = UIColor.interfaceSystemColor(named: name) ?? copy(of: name, kind: "systemColor") {
                return color
            }
        }
        if let name = element["name"] {
            let known = UIColor(named: name, in: loader.bundle, compatibleWith: nil)
            if let color = known ?? copy(of: name, kind: "namedColor") { return color }
        }
        let alpha: CGFloat = value("alpha") ?? 1
        if let white: CGFloat = value("white") { return UIColor(white: white, alpha: alpha) }
        if let cyan: CGFloat = value("cyan"), let magenta: CGFloat = value("magenta"),
            let yellow: CGFloat = value("yellow"), let black: CGFloat = value("black")
        {
            let (red, green, blue) = ((1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black))
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard let red: CGFloat = value("red"), let green: CGFloat = value("green"), let blue: CGFloat = value("blue")
        else { return nil }
        return element["customColorSpace"] == "displayP3"
            ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            : UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns the color's values in the file, for a color that isn't known by its name.
    private func copy(of name: String, kind: String) -> UIColor? {
        guard let copy = loader.document.resource(kind, named: name)?.children.first(where: { $0.name == "color" })
        else { return nil }
        return InterfaceReader(copy, loader).color
    }
}
