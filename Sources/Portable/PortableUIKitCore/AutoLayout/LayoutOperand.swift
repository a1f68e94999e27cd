import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance between two of them.
@MainActor
package enum LayoutOperand {
    case attribute(LayoutItemReference, NSLayoutConstraint.Attribute)
    indirect case distance(from: LayoutOperand, to: LayoutOperand)

    /// The view or guide. For a distance, it's the first one.
    var item: AnyObject? {
        switch self {
        case .attribute(let reference, _): reference.item
        case .distance(let from, _): from.item
        }
    }

    /// The subject of the item.
    var subject: LayoutSubject? {
        switch self {
        case .attribute(let reference, _): reference.subject
        case .distance(let from, _): from.subject
        }
    }

    var attribute: NSLayoutConstraint.Attribute {
        switch self {
        case .attribute(_, let attribute): attribute
        case .distance: .notAnAttribute
        }
    }

    /// The views and guides of the operand.
    var items: [AnyObject] {
        switch self {
        case .attribute(let reference, _): reference.item.map { [$0] } ?? []
        case .distance(let from, let to): from.items + to.items
        }
    }

    /// Calls `body` with the subject of each view or guide, including deallocated ones.
    func forEachSubject(_ body: (LayoutSubject) -> Void) {
        switch self {
        case .attribute(let reference, _): if let subject = reference.subject { body(subject) }
        case .distance(let from, let to):
            from.forEachSubject(body)
            to.forEachSubject(body)
        }
    }

    /// A Boolean value that indicates whether the operand is the baseline of text.
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

    /// Returns whether both are the same attribute of the same item.
    func isSame(as other: LayoutOperand) -> Bool {
        switch (self, other) {
        case (.attribute(let item, let attribute), .attribute(let otherItem, let otherAttribute)):
            item.subject === otherItem.subject && attribute == otherAttribute
        case (.distance(let from, let to), .distance(let otherFrom, let otherTo)):
            from.isSame(as: otherFrom) && to.isSame(as: otherTo)
        default: false
        }
    }
}

/// A reference from constraints to a view or guide, which doesn't keep it alive.
@MainActor
package struct LayoutItemReference {
    let subject: LayoutSubject?

    /// The view or guide, or `nil` if it was deallocated.
    package var item: AnyObject? { subject?.object }

    /// Creates an empty reference.
    init() {
        subject = nil
    }

    package init(_ view: UIView) {
        subject = view.layoutSubject
    }

    package init(_ guide: UILayoutGuide) {
        subject = guide.subject
    }
}

/// Returns the view of an item: the view itself, or a guide's owner.
@MainActor
func layoutView(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
}
