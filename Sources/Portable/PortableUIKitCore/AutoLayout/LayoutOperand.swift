import Foundation

/// One side of a constraint: an attribute of a view or guide, or the distance between two of them.
@MainActor
package enum LayoutOperand {
    case attribute(LayoutItemReference, NSLayoutConstraint.Attribute)
    indirect case distance(from: LayoutOperand, to: LayoutOperand)

    /// The view or guide, the first one of a distance.
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

    /// Every view or guide that the operand speaks of.
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

    /// A Boolean value that indicates whether the operand is the baseline of a text.
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
            item.subject === otherItem.subject && attribute == otherAttribute
        case (.distance(let from, let to), .distance(let otherFrom, let otherTo)):
            from.isSame(as: otherFrom) && to.isSame(as: otherTo)
        default: false
        }
    }
}

/// A view or guide as constraints hold it: not alive by it.
@MainActor
package struct LayoutItemReference {
    let subject: LayoutSubject?

    /// The view or guide, nil once it is gone.
    package var item: AnyObject? { subject?.object }

    /// A reference to nothing.
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

/// The view that a view or guide belongs to: itself or its owner.
@MainActor
func layoutView(of item: AnyObject) -> UIView? {
    item as? UIView ?? (item as? UILayoutGuide)?.owningView
}
