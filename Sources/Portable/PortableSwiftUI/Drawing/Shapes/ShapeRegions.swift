import PortableUIKit

extension Shape {
    /// What lies inside of this shape or of another one in the same rectangle.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .union, eoFill: eoFill)
    }

    /// What lies inside of this shape and of another one in the same rectangle.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .intersection, eoFill: eoFill)
    }

    /// What lies inside of this shape and outside of another one in the same rectangle.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .subtraction, eoFill: eoFill)
    }

    /// What lies inside of one of the shapes and outside of the other, in the same rectangle.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .symmetricDifference, eoFill: eoFill)
    }

    /// What of this shape's line lies inside of another shape in the same rectangle.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .lineIntersection, eoFill: eoFill)
    }

    /// What of this shape's line lies outside of another shape in the same rectangle.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _CombinedShape(first: self, second: other, combination: .lineSubtraction, eoFill: eoFill)
    }
}

/// Two shapes in one rectangle, and what is made of them.
nonisolated struct _CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Combination {
        case union, intersection, subtraction, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let combination: Combination
    let eoFill: Bool

    /// What both shapes animate.
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

    /// As the first shape.
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}
