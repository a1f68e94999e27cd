import PortableUIKit

extension Shape {
    /// Returns the region that is inside this shape or another one in the same rectangle.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .union, eoFill: eoFill)
    }

    /// Returns the region that is inside both this shape and another one in the same rectangle.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .intersection, eoFill: eoFill)
    }

    /// Returns the region that is inside this shape and outside another one in the same rectangle.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .subtraction, eoFill: eoFill)
    }

    /// Returns the region that is inside exactly one of two shapes in the same rectangle.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns the parts of this shape's line that are inside another shape in the same rectangle.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .lineIntersection, eoFill: eoFill)
    }

    /// Returns the parts of this shape's line that are outside another shape in the same rectangle.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .lineSubtraction, eoFill: eoFill)
    }
}

/// An operation on two shapes.
nonisolated enum ShapeCombination {
    case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
}

/// A shape that's the result of an operation on two shapes in the same rectangle.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    var first: First
    var second: Second
    let combination: ShapeCombination
    let eoFill: Bool

    /// The animatable data of both shapes.
    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let path = first.path(in: rect), other = second.path(in: rect)
        return switch combination {
        case .union: path.union(other, eoFill: eoFill)
        case .intersection: path.intersection(other, eoFill: eoFill)
        case .subtraction: path.subtracting(other, eoFill: eoFill)
        case .symmetricDifference: path.symmetricDifference(other, eoFill: eoFill)
        case .lineIntersection: path.lineIntersection(other, eoFill: eoFill)
        case .lineSubtraction: path.lineSubtraction(other, eoFill: eoFill)
        }
    }

    /// Returns the size of the first shape.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}
