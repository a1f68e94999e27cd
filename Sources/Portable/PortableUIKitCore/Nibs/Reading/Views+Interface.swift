extension UIImageView {
    func readImageView(_ reader: InterfaceReader) {
        reader.set("image", \.image, of: self)
        reader.set("highlightedImage", \.highlightedImage, of: self)
        reader.set("highlighted", \.isHighlighted, of: self)
        if let symbol = reader.child("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = symbol.symbolConfiguration
        }
    }
}

extension InterfaceReader {
    /// The symbol configuration of an image view.
    fileprivate var symbolConfiguration: UIImage.SymbolConfiguration? {
        let weight: UIImage.SymbolWeight = value("weight") ?? .unspecified
        let scale: UIImage.SymbolScale = value("scale") ?? .default
        switch element["configurationType"] {
        case "pointSize":
            return UIImage.SymbolConfiguration(pointSize: value("pointSize") ?? 17, weight: weight, scale: scale)
        case "font":
            if let style = element.child(key: "fontDescription")?["style"] {
                return UIImage.SymbolConfiguration(textStyle: UIFont.TextStyle(rawValue: style), scale: scale)
            }
            return (value("fontDescription") as UIFont?).map { UIImage.SymbolConfiguration(font: $0, scale: scale) }
        default:
            return weight == .unspecified
                ? UIImage.SymbolConfiguration(scale: scale) : UIImage.SymbolConfiguration(weight: weight)
        }
    }
}

extension UIImage.SymbolScale: InterfaceChoice {
    package static var interfaceNames: [String: UIImage.SymbolScale] {
        ["default": .default, "small": .small, "medium": .medium, "large": .large]
    }
}

extension UIImage.SymbolWeight: InterfaceChoice {
    package static var interfaceNames: [String: UIImage.SymbolWeight] {
        [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
    }
}

extension UIStackView {
    func readStackView(_ reader: InterfaceReader) {
        reader.set("axis", \.axis, of: self)
        reader.set("distribution", \.distribution, of: self)
        reader.set("alignment", \.alignment, of: self)
        reader.set("spacing", \.spacing, of: self)
        if reader.element["spacingType"] == "standard" { spacing = UIStackView.spacingUseSystem }
        reader.set("baselineRelativeArrangement", \.isBaselineRelativeArrangement, of: self)
        reader.set("layoutMarginsRelativeArrangement", \.isLayoutMarginsRelativeArrangement, of: self)
        for element in reader.element.group("subviews") {
            guard let view = reader.loader.make(element) as? UIView else { continue }
            if element[InterfaceElement.isExcluded] == nil { addArrangedSubview(view) }
        }
    }
}

extension UIScrollView {
    func readScrollView(_ reader: InterfaceReader) {
        reader.set("contentInset", \.contentInset, of: self)
        reader.set("contentInsetAdjustmentBehavior", \.contentInsetAdjustmentBehavior, of: self)
        reader.set("scrollEnabled", \.isScrollEnabled, of: self)
        reader.set("pagingEnabled", \.isPagingEnabled, of: self)
        reader.set("directionalLockEnabled", \.isDirectionalLockEnabled, of: self)
        reader.set("bounces", \.bounces, of: self)
        reader.set("alwaysBounceVertical", \.alwaysBounceVertical, of: self)
        reader.set("alwaysBounceHorizontal", \.alwaysBounceHorizontal, of: self)
        reader.set("showsVerticalScrollIndicator", \.showsVerticalScrollIndicator, of: self)
        reader.set("showsHorizontalScrollIndicator", \.showsHorizontalScrollIndicator, of: self)
        reader.set("indicatorStyle", \.indicatorStyle, of: self)
        reader.set("keyboardDismissMode", \.keyboardDismissMode, of: self)
        reader.set("scrollsToTop", \.scrollsToTop, of: self)
        reader.set("delaysContentTouches", \.delaysContentTouches, of: self)
        reader.set("canCancelContentTouches", \.canCancelContentTouches, of: self)
        reader.set("minimumZoomScale", \.minimumZoomScale, of: self)
        reader.set("maximumZoomScale", \.maximumZoomScale, of: self)
        reader.set("bouncesZoom", \.bouncesZoom, of: self)
    }
}

extension UIVisualEffectView {
    func readEffectView(_ reader: InterfaceReader) {
        if let content = reader.child("contentView") {
            content.loader.adopt(contentView, for: content.element)
            contentView.readView(content)
        }
        for element in reader.element.children where element.name == "blurEffect" {
            effect = InterfaceReader(element, reader.loader).value("style").map(UIBlurEffect.init)
        }
    }
}

extension UIBlurEffect.Style: InterfaceChoice {
    package static var interfaceNames: [String: UIBlurEffect.Style] {
        var names: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
        ]
        let materials: [(String, [UIBlurEffect.Style])] = [
            ("UltraThin", [.systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark]),
            ("Thin", [.systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark]),
            ("", [.systemMaterial, .systemMaterialLight, .systemMaterialDark]),
            ("Thick", [.systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark]),
            ("Chrome", [.systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark]),
        ]
        for (name, styles) in materials {
            for (suffix, style) in zip(["", "Light", "Dark"], styles) {
                names["system\(name)Material\(suffix)"] = style
            }
        }
        return names
    }
}

extension UIActivityIndicatorView {
    func readIndicator(_ reader: InterfaceReader) {
        reader.set("style", \.style, of: self)
        reader.set("color", \.color, of: self)
        hidesWhenStopped = reader.value("hidesWhenStopped") ?? false
        if reader.value("animating") == true { startAnimating() } else { stopAnimating() }
    }
}

extension UIActivityIndicatorView.Style: InterfaceChoice {
    package static var interfaceNames: [String: UIActivityIndicatorView.Style] {
        ["medium": .medium, "large": .large, "white": .white, "gray": .gray, "whiteLarge": .whiteLarge]
    }
}
