import CollageTesting

/// The names of attributes and relations of constraints in recordings.
enum LayoutNames {
    static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY,
        "firstBaseline": .firstBaseline, "lastBaseline": .lastBaseline, "baseline": .lastBaseline,
        "leftMargin": .leftMargin, "rightMargin": .rightMargin, "topMargin": .topMargin,
        "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
        "notAnAttribute": .notAnAttribute,
    ]

    static let relations: [String: NSLayoutConstraint.Relation] = [
        "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual, "equal": .equal,
        "eq": .equal, "le": .lessThanOrEqual, "ge": .greaterThanOrEqual, "lessThanOrEqual": .lessThanOrEqual,
        "greaterThanOrEqual": .greaterThanOrEqual,
    ]
}
