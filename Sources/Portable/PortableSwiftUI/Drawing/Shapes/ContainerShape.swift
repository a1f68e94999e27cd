import Foundation

/// A shape that is an inset version of the container's shape, which `containerShape(_:)` sets.
///
/// Differs from SwiftUI: the inset of the view in its container isn't known, so corners keep the container's radius.
public nonisolated struct ContainerRelativeShape: Shape {
    var inset: CGFloat = 0

    /// Creates the shape.
    public init() {}

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(rect.insetBy(dx: inset, dy: inset))
    }
}

extension ContainerRelativeShape: InsettableShape {
    /// Returns the shape inset by an amount.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.inset += amount
        return shape
    }
}

extension Shape where Self == ContainerRelativeShape {
    /// A shape that is an inset version of the container's shape.
    public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

private enum ContainerShapeKey: EnvironmentKey {
    static var defaultValue: (any InsettableShape)? { nil }
}

extension EnvironmentValues {
    /// The shape of the container. It's `nil` for a rectangle.
    var containerShape: (any InsettableShape)? {
        get { self[ContainerShapeKey.self] }
        set { self[ContainerShapeKey.self] = newValue }
    }
}

/// A shape that depends on the shape of its container, or contains such a shape.
nonisolated protocol ContainerDependentShape: Shape {
    /// Returns the shape in a container. Its shape is `nil` for a rectangle.
    func resolved(in container: (any InsettableShape)?) -> any Shape
}

extension EnvironmentValues {
    /// Returns the shape in the container.
    func resolved(_ shape: any Shape) -> any Shape {
        (shape as? any ContainerDependentShape)?.resolved(in: containerShape) ?? shape
    }
}

extension ContainerRelativeShape: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape { container?.insetShape(by: inset) ?? self }
}

extension ConcentricRectangle: ContainerDependentShape {
    func resolved(in container: (any InsettableShape)?) -> any Shape { placed(in: container) }
}

extension InsettableShape {
    fileprivate nonisolated func insetShape(by amount: CGFloat) -> any Shape {
        amount == 0 ? self : inset(by: amount)
    }
}

extension View {
    /// Sets the shape of the container for ``ContainerRelativeShape`` and ``ConcentricRectangle`` in the view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, shape)
    }
}
