import Foundation

/// A part of a view or guide, such as an edge or a size, with which constraints are created.
///
/// The type parameter prevents constraints between incompatible parts. Use the three subclasses.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand
    /// A strong reference, because an anchor is short-lived. Constraints don't retain their items.
    private let item: AnyObject?
    private let otherItem: AnyObject?

    init(_ operand: LayoutOperand) {
        self.operand = operand
        item = operand.item
        if case .distance(_, let to) = operand { otherItem = to.item } else { otherItem = nil }
    }

    /// Returns an inactive constraint between this anchor and `multiplier` times the other, if there is one, plus
    /// `constant` points.
    fileprivate func compare(
        _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>?, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, relation, anchor?.operand, multiplier: multiplier, constant: constant)
    }

    /// Returns an inactive constraint that puts this anchor after the other, at the system's spacing times
    /// `multiplier`.
    fileprivate func compare(
        _ relation: NSLayoutConstraint.Relation, toSpacingFrom anchor: NSLayoutAnchor<AnchorType>, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let spacing = SystemSpacing.between(anchor.operand, and: operand)
        return compare(relation, to: anchor, constant: spacing * max(multiplier, 0))
    }

    /// Returns an inactive constraint that makes the two anchors equal.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.equal, to: anchor)
    }

    /// Returns an inactive constraint that makes this anchor greater than or equal to the other.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor)
    }

    /// Returns an inactive constraint that makes this anchor less than or equal to the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor)
    }

    /// Returns an inactive constraint that makes this anchor equal to the other plus `c` points.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        compare(.equal, to: anchor, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor greater than or equal to the other plus `c` points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor less than or equal to the other plus `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor, constant: c)
    }
}

/// An anchor of a horizontal position.
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another, for constraints with sizes and other distances.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.distance(from: operand, to: otherAnchor.operand))
    }

    /// Returns an inactive constraint that puts this anchor after the other, in the layout direction, at the system's
    /// spacing times `multiplier`. A negative multiplier counts as 0.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.equal, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// Returns an inactive constraint that puts this anchor after the other, at least at the system's spacing times
    /// `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// Returns an inactive constraint that puts this anchor after the other, at most at the system's spacing times
    /// `multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }
}

/// An anchor of a vertical position.
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor down to another, for constraints with sizes and other distances.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(.distance(from: operand, to: otherAnchor.operand))
    }

    /// Returns an inactive constraint that puts this anchor below the other, at the system's spacing times
    /// `multiplier`. Between baselines, the spacing depends on the fonts. A negative multiplier counts as 0.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.equal, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// Returns an inactive constraint that puts this anchor below the other, at least at the system's spacing times
    /// `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }

    /// Returns an inactive constraint that puts this anchor below the other, at most at the system's spacing times
    /// `multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, toSpacingFrom: anchor, multiplier: multiplier)
    }
}

/// An anchor of a width, a height, or a distance.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Returns an inactive constraint that makes this anchor equal to `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        compare(.equal, to: nil, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor greater than or equal to `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: nil, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor less than or equal to `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: nil, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor equal to `m` times the other.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        compare(.equal, to: anchor, multiplier: m)
    }

    /// Returns an inactive constraint that makes this anchor greater than or equal to `m` times the other.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor, multiplier: m)
    }

    /// Returns an inactive constraint that makes this anchor less than or equal to `m` times the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor, multiplier: m)
    }

    /// Returns an inactive constraint that makes this anchor equal to `m` times the other plus `c` points.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.equal, to: anchor, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor greater than or equal to `m` times the other plus `c`
    /// points.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
    }

    /// Returns an inactive constraint that makes this anchor less than or equal to `m` times the other plus `c` points.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        compare(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
    }
}
