import ConstraintEngine
import Foundation

/// A rule in a layout engine, with what it was last handed to the solver as.
@MainActor
struct LayoutEntry {
    /// Where a rule comes from.
    @MainActor
    enum Source {
        case constraint(NSLayoutConstraint)
        /// The size of a view's content, which it hugs and doesn't want to be smaller than.
        case contentSize(LayoutSubject, NSLayoutConstraint.Axis, isHugging: Bool)
        /// The root's width or height: what it is, or what is asked for.
        case rootSize(NSLayoutConstraint.Axis)
        /// A length that is only known to be at most something, and so is as small as it may be.
        case openLength(LayoutSubject, NSLayoutConstraint.Axis)
        /// A length that would be negative otherwise.
        case nonnegativeLength(LayoutSubject, NSLayoutConstraint.Axis)

        var key: Key {
            switch self {
            case .constraint(let constraint): .constraint(ObjectIdentifier(constraint))
            case .contentSize(let view, let axis, let isHugging):
                .contentSize(ObjectIdentifier(view), axis, isHugging: isHugging)
            case .rootSize(let axis): .rootSize(axis)
            case .openLength(let item, let axis): .openLength(ObjectIdentifier(item), axis)
            case .nonnegativeLength(let item, let axis): .nonnegativeLength(ObjectIdentifier(item), axis)
            }
        }
    }

    enum Key: Hashable {
        case constraint(ObjectIdentifier)
        case contentSize(ObjectIdentifier, NSLayoutConstraint.Axis, isHugging: Bool)
        case rootSize(NSLayoutConstraint.Axis)
        case openLength(ObjectIdentifier, NSLayoutConstraint.Axis)
        case nonnegativeLength(ObjectIdentifier, NSLayoutConstraint.Axis)
    }

    let source: Source
    var installed: LinearConstraint
    /// The value subtracted from a constraint's constant to get the constant of the installed one.
    var offset = 0.0
    /// Whether it counts on frames, insets or scrolling.
    var readsGeometry = false
    /// nil until the rule is in the solver.
    var id: ConstraintID?
    /// Whether the rule need not hold because it contradicts others.
    var isBroken = false

    init(_ source: Source, _ translation: Translation) {
        self.source = source
        installed = translation.rule
        offset = translation.offset
        readsGeometry = translation.readsGeometry
    }

    /// The translation of a rule into the solver's terms.
    struct Translation {
        var rule: LinearConstraint
        var offset = 0.0
        var readsGeometry = false
    }
}
