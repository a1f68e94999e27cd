import Foundation

/// A rectangle whose corners follow from the corners of its container, which `containerShape(_:)` sets.
///
/// ```swift
/// VStack {
///     Text("Offer").padding().background(.tint, in: .rect(corners: .concentric(minimum: 12)))
/// }
/// .containerShape(.rect(cornerRadius: 24))
/// ```
///
/// Differs from SwiftUI: the distances of the view from the edges of its container aren't known, so concentric corners have
/// the container's radii. Without a container shape, they're square.
public nonisolated struct ConcentricRectangle: Shape {
    private let styles: RoundedRectangularShapeCorners
    private let uniform: UniformCorners
    private var amount: CGFloat = 0
    /// The shape of the container. It's `nil` until the shape is part of a view.
    private var container: (any RoundedRectangularShape)?

    init(_ styles: RoundedRectangularShapeCorners, uniform: UniformCorners = []) {
        (self.styles, self.uniform) = (styles, uniform)
    }

    /// Creates a rectangle with concentric corners.
    public init() { self.init(.concentric) }

    /// Creates a rectangle with the same style for all corners.
    ///
    /// - Parameter isUniform: `true` to give all corners the largest of their radii.
    public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(RoundedRectangularShapeCorners(all: corners), uniform: isUniform ? .all : [])
    }

    /// Creates a rectangle with a style for each corner.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        self.init(
            RoundedRectangularShapeCorners(
                topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
                bottomTrailing: bottomTrailingCorner))
    }

    /// Returns the outline in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let radii = radii(in: rect.size)
        func inset(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
        return Path(
            roundedRect: rect.insetBy(dx: amount, dy: amount),
            cornerRadii: RectangleCornerRadii(
                topLeading: inset(radii.topLeading), bottomLeading: inset(radii.bottomLeading),
                bottomTrailing: inset(radii.bottomTrailing), topTrailing: inset(radii.topTrailing)))
    }

    private func radii(in size: CGSize?) -> RectangleCornerRadii {
        let outer = container?.corners(in: size)?.radii(in: RectangleCornerRadii()) ?? RectangleCornerRadii()
        return uniform.equalized(styles.radii(in: outer))
    }

    /// Returns the shape in a container.
    func placed(in container: (any InsettableShape)?) -> ConcentricRectangle {
        var shape = self
        shape.container = container as? any RoundedRectangularShape
        return shape
    }
}

extension ConcentricRectangle: InsettableShape {
    /// Returns the shape inset by an amount, with the same corner centers.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        var shape = self
        shape.amount += amount
        return shape
    }
}

extension ConcentricRectangle: RoundedRectangularShape {
    /// Returns the radii of the corners.
    public func corners(in size: CGSize?) -> RoundedRectangularShapeCorners? {
        let radii = radii(in: size)
        return RoundedRectangularShapeCorners(
            topLeading: .fixed(radii.topLeading), topTrailing: .fixed(radii.topTrailing),
            bottomLeading: .fixed(radii.bottomLeading), bottomTrailing: .fixed(radii.bottomTrailing))
    }
}

extension Shape where Self == ConcentricRectangle {
    /// Returns a rectangle with the same style for all corners.
    ///
    /// - Parameter isUniform: `true` to give all corners the largest of their radii.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// Returns a rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> Self {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}
