// The conversion of constraints in interface files.

extension InterfaceLoader {
    /// Adds the constraints of an element. Constraints excluded by variations are created but not activated.
    func addConstraints(of element: InterfaceElement, held holder: AnyObject) {
        guard let view = holder as? UIView else { return }
        let contentElement = (view as? any TemplateView).flatMap { _ in element.child(key: "contentView") }
        for owner in [element, contentElement].compactMap({ $0 }) {
            let varied = owner.varied(for: traits)
            for constraint in varied.group("constraints") where constraint.name == "constraint" {
                add(
                    constraint.varied(for: traits), holder: view,
                    isExcluded: constraint[InterfaceElement.isExcluded] != nil)
            }
        }
    }

    private func add(_ element: InterfaceElement, holder: UIView, isExcluded: Bool) {
        // Placeholders are for Xcode only. They're removed when an app is built.
        guard element["placeholder"] != "YES" else { return }
        let reader = InterfaceReader(element, self)
        guard let first = item(element["firstItem"], of: element, holder: holder),
            let firstAttribute: NSLayoutConstraint.Attribute = reader.value("firstAttribute"),
            let multiplier = multiplier(of: element)
        else { return }
        let secondAttribute: NSLayoutConstraint.Attribute = reader.value("secondAttribute") ?? .notAnAttribute
        var second: AnyObject?
        if element["secondItem"] != nil || secondAttribute != .notAnAttribute {
            second = item(element["secondItem"], of: element, holder: holder)
            guard second != nil else { return }
        }
        let hasSecond = second != nil && secondAttribute != .notAnAttribute
        if let problem = NSLayoutConstraint.problem(with: firstAttribute, and: hasSecond ? secondAttribute : nil) {
            reader.log(problem)
            return
        }
        let isSpacing = element["symbolic"] == "YES"
        let spacing: CGFloat = isSpacing ? (first === holder || second === holder ? 20 : 8) : 0
        let constraint = NSLayoutConstraint(
            item: first, attribute: firstAttribute, relatedBy: reader.value("relation") ?? .equal, toItem: second,
            attribute: secondAttribute, multiplier: multiplier, constant: reader.value("constant") ?? spacing)
        reader.set("priority", \.priority, of: constraint)
        reader.set("identifier", \.identifier, of: constraint)
        if !isExcluded { constraint.isActive = true }
        adopt(constraint, for: element)
    }

    /// Returns an item of a constraint: a view or guide, or the holder if the file doesn't specify an item. For cells,
    /// it's the content view, because only that has a constraint solver; older files have the constraints of the
    /// content in the cell.
    private func item(_ id: String?, of element: InterfaceElement, holder: UIView) -> AnyObject? {
        let object = id.map { objects[$0] } ?? holder
        if let cell = object as? any TemplateView, let contentView = cell.templateContentView { return contentView }
        guard let object, object is UIView || object is UILayoutGuide else {
            if let id, isLeftOut(id) {
                InterfaceReader(element, self).log("the constraint refers to \(id), which was left out")
                return nil
            }
            raise(
                error(
                    "the constraint refers to \(id ?? ""), which isn't a view or guide of this view",
                    remedy: "Remove the constraint, or add the view again", at: element
                ).description)
        }
        return object
    }

    /// Returns the multiplier, which is a number or a ratio such as `16:9`.
    private func multiplier(of element: InterfaceElement) -> CGFloat? {
        guard let text = element["multiplier"] else { return 1 }
        let parts = text.split(separator: ":").map { CGFloat(interfaceWord: String($0)) }
        switch (parts.count, parts.first, parts.last) {
        case (1, .some(let number?), _): return number
        case (2, .some(let dividend?), .some(let divisor?)) where (dividend / divisor).isFinite:
            return dividend / divisor
        default:
            InterfaceReader(element, self).log("multiplier=\"\(text)\" isn't a number or ratio")
            return nil
        }
    }
}

extension NSLayoutConstraint.Relation: InterfaceChoice {
    package static var interfaceNames: [String: NSLayoutConstraint.Relation] {
        ["equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual]
    }
}

extension NSLayoutConstraint.Attribute: InterfaceChoice {
    package static var interfaceNames: [String: NSLayoutConstraint.Attribute] {
        [
            "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
            "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
            "baseline": .lastBaseline, "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline,
            "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
            "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
            "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        ]
    }
}
