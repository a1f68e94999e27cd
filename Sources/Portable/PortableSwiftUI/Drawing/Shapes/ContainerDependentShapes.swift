import PortableUIKit

// Shapes that are made of other shapes depend on the container if the other shapes do.

extension Shape {
    /// Returns the shape in a container if it depends on one, or `nil`.
    fileprivate nonisolated func dependent(on container: (any InsettableShape)?) -> (any Shape)? {
        (self as? any ContainerDependentShape)?.resolved(in: container)
    }
}

extension _StrokedShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func stroked(_ shape: some Shape) -> any Shape { _StrokedShape<_>(shape: shape, style: style) }
        return shape.dependent(on: container).map { stroked($0) } ?? self
    }
}

extension _TrimmedShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func trimmed(_ shape: some Shape) -> any Shape {
            _TrimmedShape<_>(shape: shape, startFraction: startFraction, endFraction: endFraction)
        }
        return shape.dependent(on: container).map { trimmed($0) } ?? self
    }
}

extension OffsetShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func moved(_ shape: some Shape) -> any Shape { OffsetShape<_>(shape: shape, offset: offset) }
        return shape.dependent(on: container).map { moved($0) } ?? self
    }
}

extension ScaledShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func scaled(_ shape: some Shape) -> any Shape { ScaledShape<_>(shape: shape, scale: scale, anchor: anchor) }
        return shape.dependent(on: container).map { scaled($0) } ?? self
    }
}

extension RotatedShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func rotated(_ shape: some Shape) -> any Shape { RotatedShape<_>(shape: shape, angle: angle, anchor: anchor) }
        return shape.dependent(on: container).map { rotated($0) } ?? self
    }
}

extension TransformedShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func transformed(_ shape: some Shape) -> any Shape { TransformedShape<_>(shape: shape, transform: transform) }
        return shape.dependent(on: container).map { transformed($0) } ?? self
    }
}

extension _SizedShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func sized(_ shape: some Shape) -> any Shape { _SizedShape<_>(shape: shape, size: size) }
        return shape.dependent(on: container).map { sized($0) } ?? self
    }
}

extension AnchoredShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func anchored(_ shape: some Shape) -> any Shape { AnchoredShape<_>(shape: shape, size: size, anchor: anchor) }
        return shape.dependent(on: container).map { anchored($0) } ?? self
    }
}

extension _InsetShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func inset(_ base: some Shape) -> any Shape { _InsetShape<_>(base: base, amount: amount) }
        return base.dependent(on: container).map { inset($0) } ?? self
    }
}

extension _CombinedShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        func combined(_ first: some Shape, _ second: some Shape) -> any Shape {
            _CombinedShape<_, _>(first: first, second: second, combination: combination, eoFill: eoFill)
        }
        let shapes: [(any Shape)?] = [first.dependent(on: container), second.dependent(on: container)]
        guard shapes.contains(where: { $0 != nil }) else { return self }
        let newFirst: any Shape = shapes[0] ?? first
        let newSecond: any Shape = shapes[1] ?? second
        return combined(newFirst, newSecond)
    }
}

extension AnyShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape {
        shape.dependent(on: container).map { AnyShape($0) } ?? self
    }
}
