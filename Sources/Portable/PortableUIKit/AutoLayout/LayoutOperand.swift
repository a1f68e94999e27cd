import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance between two of them.
@MainActor
package indirect enum LayoutOperand {
    case attribute(LayoutItemReference, NSLayoutConstraint.Attribute)
    case distance(from: LayoutOperand, to: LayoutOperand)

    /// The view or guide, the first one of a distance.
    var item: AnyObject? {
        switch self {
        case .attribute(let reference, _): reference.item
        case .distance(let from, _): from.item
        }
    }

    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .attribute(_, let attribute): attribute
        case .distance: .notAnAttribute
        }
    }

    /// Every view or guide that the operand speaks of.
    var items: [AnyObject] {
        switch self {
        case .attribute(let reference, _): reference.item.map { [$0] } ?? []
        case .distance(let from, let to): from.items + to.items
        }
    }

    /// Whether it says where a text stands.
    var isBaseline: Bool {
        switch self {
        case .attribute(_, let attribute): attribute == .firstBaseline || attribute == .lastBaseline
        case .distance(let from, let to): from.isBaseline || to.isBaseline
        }
    }

    var axis: NSLayoutConstraint.Axis? {
        switch self {
        case .attribute(_, let attribute): attribute.axis
        case .distance(let from, _): from.axis
        }
    }

    /// Whether both speak of the same attribute of the same thing.
    func isSame(as other: LayoutOperand) -> Bool {
        switch (self, other) {
        case (.attribute(let item, let attribute), .attribute(let otherItem, let otherAttribute)):
            item.item === otherItem.item && attribute == otherAttribute
        case (.distance(let from, let to), .distance(let otherFrom, let otherTo)):
            from.isSame(as: otherFrom) && to.isSame(as: otherTo)
        default: false
        }
    }
}

/// A view or guide as constraints hold it: not alive by it.
@MainActor
package struct LayoutItemReference {
    package private(set) weak var item: AnyObject?

    package init(_ item: AnyObject?) {
        self.item = item
    }
}

/// The view that a view or guide belongs to: itself or its owner.
@MainActor
func layoutView(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
}
