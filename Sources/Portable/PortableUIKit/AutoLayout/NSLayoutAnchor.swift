import Foundation

/// A side, centre, baseline or size of a view or guide, from which constraints are made.
///
/// The type parameter keeps apart what cannot be compared: use the three subclasses.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    let operand: LayoutOperand
    /// Kept by the anchor, which lives briefly; constraints don't keep what they speak of.
    private let items: [AnyObject]

    init(_ operand: LayoutOperand) {
        self.operand = operand
        items = operand.items
    }

    /// A constraint, not yet active, that both are the same.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(equalTo: anchor, constant: 0)
    }

    /// A constraint, not yet active, that this one is at least the other.
    public func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: 0)
    }

    /// A constraint, not yet active, that this one is at most the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: 0)
    }

    /// A constraint, not yet active, that this one is the other and `c` points more.
    public func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, constant: c)
    }

    /// A constraint, not yet active, that this one is at least the other and `c` points more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, constant: c)
    }

    /// A constraint, not yet active, that this one is at most the other and `c` points more.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, constant: c)
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
        systemSpacing(.equal, after: anchor, multiplier)
    }

    /// A constraint that this place lies at least the system's spacing, times `multiplier`, after the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, after: anchor, multiplier)
    }

    /// A constraint that this place lies at most the system's spacing, times `multiplier`, after the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, after: anchor, multiplier)
    }

    private func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, after anchor: NSLayoutXAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let spacing = SystemSpacing.between(anchor.operand, and: operand) * max(multiplier, 0)
        return NSLayoutConstraint(operand, relation, anchor.operand, constant: spacing)
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
        systemSpacing(.equal, below: anchor, multiplier)
    }

    /// A constraint that this place lies at least the system's spacing, times `multiplier`, below the other.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.greaterThanOrEqual, below: anchor, multiplier)
    }

    /// A constraint that this place lies at most the system's spacing, times `multiplier`, below the other.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        systemSpacing(.lessThanOrEqual, below: anchor, multiplier)
    }

    private func systemSpacing(
        _ relation: NSLayoutConstraint.Relation, below anchor: NSLayoutYAxisAnchor, _ multiplier: CGFloat
    ) -> NSLayoutConstraint {
        let spacing = SystemSpacing.between(anchor.operand, and: operand) * max(multiplier, 0)
        return NSLayoutConstraint(operand, relation, anchor.operand, constant: spacing)
    }
}

/// A width, a height or a distance.
public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A constraint, not yet active, that this is `c` points.
    public func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, nil, constant: c)
    }

    /// A constraint, not yet active, that this is at least `c` points.
    public func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, nil, constant: c)
    }

    /// A constraint, not yet active, that this is at most `c` points.
    public func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, nil, constant: c)
    }

    /// A constraint, not yet active, that this is `m` times the other.
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(equalTo: anchor, multiplier: m, constant: 0)
    }

    /// A constraint, not yet active, that this is at least `m` times the other.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat
    ) -> NSLayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, multiplier: m, constant: 0)
    }

    /// A constraint, not yet active, that this is at most `m` times the other.
    public func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, multiplier: m, constant: 0)
    }

    /// A constraint, not yet active, that this is `m` times the other and `c` points more.
    public func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .equal, anchor.operand, multiplier: m, constant: c)
    }

    /// A constraint, not yet active, that this is at least `m` times the other and `c` points more.
    public func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .greaterThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }

    /// A constraint, not yet active, that this is at most `m` times the other and `c` points more.
    public func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(operand, .lessThanOrEqual, anchor.operand, multiplier: m, constant: c)
    }
}
