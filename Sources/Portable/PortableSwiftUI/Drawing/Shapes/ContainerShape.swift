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

extension EnvironmentValues {
    /// Returns the shape, or the container's shape for a ``ContainerRelativeShape``.
    func resolved(_ shape: any Shape) -> any Shape {
        guard let relative = shape as? ContainerRelativeShape, let containerShape else { return shape }
        return containerShape.insetShape(by: relative.inset)
    }
}

extension InsettableShape {
    fileprivate nonisolated func insetShape(by amount: CGFloat) -> any Shape {
        amount == 0 ? self : inset(by: amount)
    }
}

extension View {
    /// Sets the shape of the container for ``ContainerRelativeShape`` in the view.
    public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
        environment(\.containerShape, shape)
    }
}
