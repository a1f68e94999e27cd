import ConstraintEngine
import Foundation

/// A rule in a layout engine, with its current constraint in the solver.
@MainActor
struct LayoutEntry {
    /// The source of a rule.
    @MainActor
    enum Source {
        case constraint(NSLayoutConstraint)
        /// The size of a view's content, for hugging or compression resistance.
        case contentSize(LayoutSubject, NSLayoutConstraint.Axis, isHugging: Bool)
        /// The root's width or height: the actual one, or the target of a measurement.
        case rootSize(NSLayoutConstraint.Axis)
        /// A length that's only limited from above, and therefore is as small as possible.
        case openLength(LayoutSubject, NSLayoutConstraint.Axis)
        /// A length that would be negative otherwise.
        case nonnegativeLength(LayoutSubject, NSLayoutConstraint.Axis)
        /// One of the rules for the length of a stack view that's laid out without the solver.
        case stackLength(StackLayout, NSLayoutConstraint.Axis, Int)

        /// A Boolean value that indicates whether the rule is computed from others, and can differ after each change.
        var isComputed: Bool { if case .stackLength = self { true } else { false } }

        var key: Key {
            switch self {
            case .constraint(let constraint): .constraint(ObjectIdentifier(constraint))
            case .contentSize(let view, let axis, let isHugging):
                .contentSize(ObjectIdentifier(view), axis, isHugging: isHugging)
            case .rootSize(let axis): .rootSize(axis)
            case .openLength(let item, let axis): .openLength(ObjectIdentifier(item), axis)
            case .nonnegativeLength(let item, let axis): .nonnegativeLength(ObjectIdentifier(item), axis)
            case .stackLength(let stack, let axis, let index):
                .stackLength(ObjectIdentifier(stack.subject), axis, index)
            }
        }
    }

    enum Key: Hashable {
        case constraint(ObjectIdentifier)
        case contentSize(ObjectIdentifier, NSLayoutConstraint.Axis, isHugging: Bool)
        case rootSize(NSLayoutConstraint.Axis)
        case openLength(ObjectIdentifier, NSLayoutConstraint.Axis)
        case nonnegativeLength(ObjectIdentifier, NSLayoutConstraint.Axis)
        case stackLength(ObjectIdentifier, NSLayoutConstraint.Axis, Int)
    }

    var source: Source
    var installed: LinearConstraint
    /// The value subtracted from a constraint's constant to get the constant of the installed one.
    var offset = 0.0
    /// A Boolean value that indicates whether the rule depends on frames, insets, or scrolling.
    var readsGeometry = false
    /// The identifier of the constraint in the solver. It's `nil` until the rule is added.
    var id: ConstraintID?
    /// A Boolean value that indicates whether the rule is broken because of a conflict.
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
