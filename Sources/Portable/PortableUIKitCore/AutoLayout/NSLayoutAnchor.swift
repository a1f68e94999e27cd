import Foundation

/// A side, center, baseline or size of a view or guide, from which constraints are made.
///
/// The type parameter keeps apart what cannot be compared: use the three subclasses.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand
    /// Kept by the anchor, which lives briefly; constraints don't keep what they speak of.
    private let item: AnyObject?
    private let otherItem: AnyObject?

    init(_ operand: LayoutOperand) {
        self.operand = operand
        item = operand.item
        if case .distance(_, let to) = operand { otherItem = to.item } else { otherItem = nil }
    }

    /// A constraint, not yet active, that this one is `multiplier` times the other, if there is one, and `constant`
    /// points more.
    fileprivate func compare(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, anchor?.operand, multiplier: multiplier, constant: constant)
    }

    /// A constraint, not yet active, that this place lies the system's spacing, times `multiplier`, behind the other.
    fileprivate func compare(
        _ relation: NSLayoutConstraint.Relation, toSpacingFrom anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let spacing = SystemSpacing.between(anchor.operand, and: operand)
        return compare(relation, to: anchor, constant: spacing * max(multiplier, 0))
    }

    /// A constraint, not yet active, that both are the same.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.equal, to: anchor)
    }

    /// A constraint, not yet active, that this one is at least the other.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor)
    }

    /// A constraint, not yet active, that this one is at most the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor)
    }

    /// A constraint, not yet active, that this one is the other and `c` points more.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        compare(.equal, to: anchor, constant: c)
    }

    /// A constraint, not yet active, that this one is at least the other and `c` points more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// A constraint, not yet active, that this one is at most the other and `c` points more.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor, constant: c)
    }
}

/// A place on the horizontal axis.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this place to another, to be compared with sizes and other distances.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.distance(from: operand, to: otherAnchor.operand))
    }

    /// A constraint that this place lies the system's spacing, times `multiplier`, after the other in the direction
    /// of reading. A negative multiplier counts as 0.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.equal, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// A constraint that this place lies at least the system's spacing, times `multiplier`, after the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// A constraint that this place lies at most the system's spacing, times `multiplier`, after the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }
}

/// A place on the vertical axis.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this place down to another, to be compared with sizes and other distances.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.distance(from: operand, to: otherAnchor.operand))
    }

    /// A constraint that this place lies the system's spacing, times `multiplier`, below the other; between baselines
    /// the fonts decide. A negative multiplier counts as 0.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.equal, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// A constraint that this place lies at least the system's spacing, times `multiplier`, below the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// A constraint that this place lies at most the system's spacing, times `multiplier`, below the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }
}

/// A width, a height or a distance.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint, not yet active, that this is `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        compare(.equal, to: nil, constant: c)
    }

    /// A constraint, not yet active, that this is at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: nil, constant: c)
    }

    /// A constraint, not yet active, that this is at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: nil, constant: c)
    }

    /// A constraint, not yet active, that this is `m` times the other.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        compare(.equal, to: anchor, multiplier: m)
    }

    /// A constraint, not yet active, that this is at least `m` times the other.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor, multiplier: m)
    }

    /// A constraint, not yet active, that this is at most `m` times the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor, multiplier: m)
    }

    /// A constraint, not yet active, that this is `m` times the other and `c` points more.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// A constraint, not yet active, that this is at least `m` times the other and `c` points more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// A constraint, not yet active, that this is at most `m` times the other and `c` points more.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}
