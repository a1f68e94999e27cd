extension UIButton: InterfaceReadable {
    package func readElement(_ reader: InterfaceReader) {
        if let type: UIButton.ButtonType = reader.value("buttonType") { setUp(type) }
        reader.set("role", \.role, of: self)
        if let font: UIFont = reader.value("fontDescription") { titleLabel?.font = font }
        if let mode: NSLineBreakMode = reader.value("lineBreakMode") { titleLabel?.lineBreakMode = mode }
        reader.set("contentEdgeInsets", \.contentEdgeInsets, of: self)
        reader.set("titleEdgeInsets", \.titleEdgeInsets, of: self)
        reader.set("imageEdgeInsets", \.imageEdgeInsets, of: self)
        for element in reader.element.children where element.name == "state" {
            readState(InterfaceReader(element, reader.loader))
        }
        if let configuration = reader.child("configuration") {
            self.configuration = .read(configuration)
        }
    }

    private func readState(_ reader: InterfaceReader) {
        let states: [String: UIControl.State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let state = reader.element.key.flatMap({ states[$0] }) else {
            reader.log("there is no state called \(reader.element.key ?? "")")
            return
        }
        if let title = reader.string("title") { setTitle(title, for: state) }
        if let title = reader.child("attributedTitle")?.attributedString { setAttributedTitle(title, for: state) }
        if let color: UIColor = reader.value("titleColor") { setTitleColor(color, for: state) }
        if let image: UIImage = reader.value("image") { setImage(image, for: state) }
        if let image: UIImage = reader.value("backgroundImage") { setBackgroundImage(image, for: state) }
    }
}

extension UIButton.Configuration {
    /// Reads a configuration. It isn't an initializer, because property observers, such as the one that updates the
    /// insets for the size, don't run in initializers.
    @MainActor
    fileprivate static func read(_ reader: InterfaceReader) -> UIButton.Configuration {
        var configuration: UIButton.Configuration =
            switch reader.element["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            default: .plain()
            }
        configuration.apply(reader)
        return configuration
    }

    @MainActor
    private mutating func apply(_ reader: InterfaceReader) {
        title = reader.string("title") ?? reader.child("attributedTitle")?.attributedString?.string
        subtitle = reader.string("subtitle")
        if let font: UIFont = reader.value("titleFontDescription"), let title {
            var attributes = AttributeContainer()
            attributes.uiKit.font = font
            attributedTitle = AttributedString(title, attributes: attributes)
        }
        image = reader.value("image")
        imagePlacement = reader.value("imagePlacement") ?? imagePlacement
        imagePadding = reader.value("imagePadding") ?? imagePadding
        titlePadding = reader.value("titlePadding") ?? titlePadding
        titleAlignment = reader.value("titleAlignment") ?? titleAlignment
        buttonSize = reader.value("buttonSize") ?? buttonSize
        cornerStyle = reader.value("cornerStyle") ?? cornerStyle
        if let insets: NSDirectionalEdgeInsets = reader.value("contentInsets") { contentInsets = insets }
        showsActivityIndicator = reader.value("showsActivityIndicator") ?? false
        baseForegroundColor = reader.value("baseForegroundColor")
        baseBackgroundColor = reader.value("baseBackgroundColor")
    }
}

extension UIButton.ButtonType: InterfaceChoice {
    package static var interfaceNames: [String: UIButton.ButtonType] {
        [
            "custom": .custom, "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
            "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
    }
}

extension UIButton.Role: InterfaceChoice {
    package static var interfaceNames: [String: UIButton.Role] {
        ["normal": .normal, "primary": .primary, "cancel": .cancel, "destructive": .destructive]
    }
}

extension UIButton.Configuration.Size: InterfaceChoice {
    package static var interfaceNames: [String: UIButton.Configuration.Size] {
        ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
    }
}

extension UIButton.Configuration.CornerStyle: InterfaceChoice {
    package static var interfaceNames: [String: UIButton.Configuration.CornerStyle] {
        [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
    }
}

extension UIButton.Configuration.TitleAlignment: InterfaceChoice {
    package static var interfaceNames: [String: UIButton.Configuration.TitleAlignment] {
        ["automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing]
    }
}

extension NSDirectionalRectEdge: InterfaceKeyword {
    package init?(interfaceWord word: String) {
        switch word {
        case "top": self = .top
        case "leading": self = .leading
        case "bottom": self = .bottom
        case "trailing": self = .trailing
        case "all": self = .all
        default: return nil
        }
    }
}
