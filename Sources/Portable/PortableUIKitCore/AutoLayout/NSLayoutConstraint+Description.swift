import Foundation

extension NSLayoutConstraint {
    var descriptionText: String {
        var text = "<NSLayoutConstraint:\(NSLayoutConstraint.address(of: self))"
        if let identifier { text += " '\(identifier)'" }
        text += " \(ruleText { NSLayoutConstraint.text(of: $0) })"
        return text + "   (\(isActive ? "active" : "inactive"))>"
    }

    /// The text of the constraint with the items' class names.
    package var inspectionText: String {
        ruleText { item in item.map { "\(type(of: $0))" } ?? "nil" }
    }

    /// Returns the text of the constraint with the given names of items.
    private func ruleText(_ name: (AnyObject?) -> String) -> String {
        var text = "\(NSLayoutConstraint.text(of: first, name)) \(relation.text) "
        if let second {
            if multiplier != 1 { text += "\(NSLayoutConstraint.text(of: multiplier))*" }
            text += NSLayoutConstraint.text(of: second, name)
            if constant != 0 {
                text += " \(constant < 0 ? "-" : "+") \(NSLayoutConstraint.text(of: abs(constant)))"
            }
        } else {
            text += NSLayoutConstraint.text(of: constant)
        }
        if priority != .required { text += " @\(NSLayoutConstraint.text(of: CGFloat(priority.rawValue)))" }
        return text
    }

    /// The text of both sides, for messages about constraints that can't be activated.
    var anchorsText: String {
        [first, second].compactMap { $0 }
            .map { operand in "<\(NSLayoutConstraint.text(of: operand) { NSLayoutConstraint.text(of: $0) })>" }
            .joined(separator: " and ")
    }

    private static func text(of operand: LayoutOperand, _ name: (AnyObject?) -> String) -> String {
        switch operand {
        case .attribute(let reference, let attribute): "\(name(reference.item)).\(attribute.text)"
        case .distance(let from, let to): "(\(text(of: to, name)) - \(text(of: from, name)))"
        }
    }

    private static func text(of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        return "\(type(of: item)):\(address(of: item))"
    }

    private static func text(of number: CGFloat) -> String {
        number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    }

    private static func address(of object: AnyObject) -> String {
        "0x" + String(UInt(bitPattern: ObjectIdentifier(object).hashValue), radix: 16)
    }
}

extension NSLayoutConstraint.Relation {
    var text: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}
