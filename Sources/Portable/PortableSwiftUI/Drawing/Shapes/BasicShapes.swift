import PortableUIKit

/// A rectangle that fills its frame.
public nonisolated struct Rectangle: InsettableShape {
    /// Creates the shape.
    public init() {}

    /// Returns the rectangle.
    public func path(in rect: CGRect) -> Path { Path(rect) }

    /// Returns the shape inset by an amount.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle with rounded corners.
public nonisolated struct RoundedRectangle: InsettableShape {
    /// The size of the corners in points.
    public var cornerSize: CGSize
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with elliptical corners.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with a corner radius.
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The size of the corners.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    /// Returns the outline of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize, style: style) }

    /// Returns the shape inset by an amount, with the same corner centers.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        _InsetShape(
            base: RoundedRectangle(
                cornerSize: CGSize(
                    width: max(cornerSize.width - amount, 0), height: max(cornerSize.height - amount, 0)),
                style: style), amount: amount)
    }
}

/// A rectangle with a separate radius for each corner.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
    /// The radii in points.
    public var cornerRadii: RectangleCornerRadii
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with a radius for each corner.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with a radius for each corner.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
                topTrailing: topTrailingRadius), style: style)
    }

    /// Returns the outline of the rectangle.
    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    /// Returns the shape inset by an amount, with the same corner centers.
    public func inset(by amount: CGFloat) -> some InsettableShape {
        func smaller(_ radius: CGFloat) -> CGFloat { max(radius - amount, 0) }
        return _InsetShape(
            base: UnevenRoundedRectangle(
                topLeadingRadius: smaller(cornerRadii.topLeading),
                bottomLeadingRadius: smaller(cornerRadii.bottomLeading),
                bottomTrailingRadius: smaller(cornerRadii.bottomTrailing),
                topTrailingRadius: smaller(cornerRadii.topTrailing), style: style), amount: amount)
    }
}

/// A circle in the center of its frame.
public nonisolated struct Circle: InsettableShape {
    /// Creates the shape.
    public init() {}

    /// Returns the largest circle in a rectangle.
    public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    /// Returns a square size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let side: CGFloat =
            switch (proposal.width, proposal.height) {
            case (let width?, let height?): min(width, height)
            case (let side?, nil), (nil, let side?): side
            case (nil, nil): 10
            }
        return CGSize(width: side, height: side)
    }

    /// Returns the shape inset by an amount.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// An ellipse that fills its frame.
public nonisolated struct Ellipse: InsettableShape {
    /// Creates the shape.
    public init() {}

    /// Returns the largest ellipse in a rectangle.
    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    /// Returns the shape inset by an amount.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

/// A rectangle with rounded shorter sides.
public nonisolated struct Capsule: InsettableShape {
    /// The style of the corners.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    /// Returns the outline of the rectangle.
    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: .circular)
    }

    /// Returns the shape inset by an amount.
    public func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Shape where Self == Rectangle {
    /// A rectangle that fills its frame.
    public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
    /// Returns a rectangle with rounded corners.
    public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerRadius: cornerRadius, style: style)
    }

    /// Returns a rectangle with elliptical corners.
    public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
        RoundedRectangle(cornerSize: cornerSize, style: style)
    }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle with a separate radius for each corner.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) -> Self {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }

    /// Returns a rectangle with a separate radius for each corner.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> Self {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}

extension Shape where Self == Circle {
    /// A circle in the center of its frame.
    public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
    /// An ellipse that fills its frame.
    public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
    /// A rectangle with rounded shorter sides.
    public static var capsule: Capsule { Capsule() }

    /// Returns a capsule: a rectangle with rounded shorter sides.
    public static func capsule(style: RoundedCornerStyle) -> Self { Capsule(style: style) }
}
