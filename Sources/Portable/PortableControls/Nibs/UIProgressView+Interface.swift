extension UIProgressView: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        reader.set("progressViewStyle", \.progressViewStyle, of: self)
        reader.set("progress", \.progress, of: self)
        reader.set("progressTintColor", \.progressTintColor, of: self)
        reader.set("trackTintColor", \.trackTintColor, of: self)
    }
}

extension UIProgressView.Style: InterfaceChoice {
    package static var interfaceNames: [String: UIProgressView.Style] { ["default": .default, "bar": .bar] }
}
