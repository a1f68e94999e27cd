extension UIView {
    /// Reads the properties of all views: geometry, appearance, priorities, guides, and subviews.
    func readView(_ reader: InterfaceReader) {
        reader.set("frame", \.frame, of: self)
        reader.set("bounds", \.bounds, of: self)
        if let mask = reader.child("autoresizingMask") { autoresizingMask = UIView.autoresizingMask(mask) }
        reader.set(
            "translatesAutoresizingMaskIntoConstraints", \.translatesAutoresizingMaskIntoConstraints, of: self)
        // For a view without constraints, Xcode creates constraints from its frame and mask.
        if reader.value("fixedFrame") == true { translatesAutoresizingMaskIntoConstraints = true }
        readAppearance(reader)
        readLayout(reader)
        readGuides(reader)
        readSubviews(reader)
    }

    private func readAppearance(_ reader: InterfaceReader) {
        reader.set("backgroundColor", \.backgroundColor, of: self)
        reader.set("tintColor", \.tintColor, of: self)
        reader.set("alpha", \.alpha, of: self)
        reader.set("hidden", \.isHidden, of: self)
        reader.set("opaque", \.isOpaque, of: self)
        // Xcode omits the inspector's default values, which are the same for all views and can differ from the class's
        // defaults.
        clipsToBounds = reader.value("clipsSubviews") ?? false
        isUserInteractionEnabled = reader.value("userInteractionEnabled") ?? true
        reader.set("clearsContextBeforeDrawing", \.clearsContextBeforeDrawing, of: self)
        reader.set("contentMode", \.contentMode, of: self)
        reader.set("tag", \.tag, of: self)
        reader.set("multipleTouchEnabled", \.isMultipleTouchEnabled, of: self)
        reader.set("exclusiveTouch", \.isExclusiveTouch, of: self)
        reader.set("tintAdjustmentMode", \.tintAdjustmentMode, of: self)
        reader.set("semanticContentAttribute", \.semanticContentAttribute, of: self)
        reader.set("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle, of: self)
    }

    private func readLayout(_ reader: InterfaceReader) {
        reader.set("autoresizesSubviews", \.autoresizesSubviews, of: self)
        reader.set("preservesSuperviewLayoutMargins", \.preservesSuperviewLayoutMargins, of: self)
        reader.set("insetsLayoutMarginsFromSafeArea", \.insetsLayoutMarginsFromSafeArea, of: self)
        reader.set("directionalLayoutMargins", \.directionalLayoutMargins, of: self)
        reader.set("layoutMargins", \.layoutMargins, of: self)
        if let priority: UILayoutPriority = reader.value("horizontalHuggingPriority") {
            setContentHuggingPriority(priority, for: .horizontal)
        }
        if let priority: UILayoutPriority = reader.value("verticalHuggingPriority") {
            setContentHuggingPriority(priority, for: .vertical)
        }
        if let priority: UILayoutPriority = reader.value("horizontalCompressionResistancePriority") {
            setContentCompressionResistancePriority(priority, for: .horizontal)
        }
        if let priority: UILayoutPriority = reader.value("verticalCompressionResistancePriority") {
            setContentCompressionResistancePriority(priority, for: .vertical)
        }
    }

    /// Registers the view's layout guides under their IDs.
    private func readGuides(_ reader: InterfaceReader) {
        for element in reader.element.children where element.name == "viewLayoutGuide" {
            let guide: UILayoutGuide? =
                switch element.key {
                case "safeArea": safeAreaLayoutGuide
                case "keyboard": keyboardLayoutGuide
                case "layoutMargins": layoutMarginsGuide
                case "readableContent": readableContentGuide
                case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
                case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
                default: nil
                }
            if let guide {
                reader.loader.adopt(guide, for: element)
            } else {
                reader.log("there is no guide called \(element.key ?? "")", in: element)
            }
        }
    }

    private func readSubviews(_ reader: InterfaceReader) {
        // Stack views read their arranged subviews themselves.
        guard !(self is UIStackView) else { return }
        for element in reader.element.group("subviews") {
            guard let subview = reader.loader.make(element) as? UIView else { continue }
            if element[InterfaceElement.isExcluded] == nil { addSubview(subview) }
        }
    }

    private static func autoresizingMask(_ reader: InterfaceReader) -> AutoresizingMask {
        let parts: [(String, AutoresizingMask)] = [
            ("flexibleMinX", .flexibleLeftMargin), ("widthSizable", .flexibleWidth),
            ("flexibleMaxX", .flexibleRightMargin), ("flexibleMinY", .flexibleTopMargin),
            ("heightSizable", .flexibleHeight), ("flexibleMaxY", .flexibleBottomMargin),
        ]
        return parts.reduce(into: []) { if reader.value($1.0) == true { $0.insert($1.1) } }
    }
}
