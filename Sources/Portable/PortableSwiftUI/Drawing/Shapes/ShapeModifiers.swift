import DisplayList
import PortableUIKit

/// A shape that's the stroke of another shape's outline.
public nonisolated struct _StrokedShape<S: Shape>: Shape {
    /// The shape.
    public var shape: S
    /// The style of the stroke.
    public var style: StrokeStyle

    /// Creates the stroke of a shape.
    public init(shape: S, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    /// The animatable data of the shape, and the width of the line.
    public var animatableData: AnimatablePair<S.AnimatableData, CGFloat> {
        get { AnimatablePair(shape.animatableData, style.lineWidth) }
        set { (shape.animatableData, style.lineWidth) = (newValue.first, newValue.second) }
    }

    /// Returns the outline of the stroke.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    /// The `stroke` role.
    public static var role: ShapeRole { .stroke }

    /// Returns the outline and its stroke.
    public func _outline(in rect: CGRect) -> _ShapeOutline {
        _ShapeOutline(path: shape.path(in: rect).path, stroke: style.seam)
    }
}

/// A shape that's a part of another shape's outline.
public nonisolated struct _TrimmedShape<S: Shape>: Shape {
    /// The shape.
    public var shape: S
    /// The start of the part, as a fraction of the length.
    public var startFraction: CGFloat
    /// The end of the part, as a fraction of the length.
    public var endFraction: CGFloat

    /// Creates a trimmed shape.
    public init(shape: S, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    /// The animatable data of the shape, and the fractions.
    public var animatableData: AnimatablePair<S.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }

    /// Returns the trimmed outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with an offset from its frame.
public nonisolated struct OffsetShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The offset, in points.
    public var offset: CGSize

    /// Creates a shape with an offset.
    public init(shape: Content, offset: CGSize) {
        self.shape = shape
        self.offset = offset
    }

    /// The animatable data of the shape, and the offset.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, offset.animatableData) }
        set { (shape.animatableData, offset.animatableData) = (newValue.first, newValue.second) }
    }

    /// Returns the outline with the offset.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
    }

    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A scaled shape.
public nonisolated struct ScaledShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The scale factor on each axis.
    public var scale: CGSize
    /// The anchor point of the transform.
    public var anchor: UnitPoint

    /// Creates a scaled shape.
    public init(shape: Content, scale: CGSize, anchor: UnitPoint = .center) {
        self.shape = shape
        self.scale = scale
        self.anchor = anchor
    }

    /// The animatable data of the shape, the scale, and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<CGSize.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(scale.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            (scale.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }

    /// Returns the scaled outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).applying(CGAffineTransform(scaleX: scale.width, y: scale.height), around: anchor, of: rect)
    }

    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A rotated shape.
public nonisolated struct RotatedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The clockwise angle.
    public var angle: Angle
    /// The anchor point of the transform.
    public var anchor: UnitPoint

    /// Creates a rotated shape.
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }

    /// The animatable data of the shape, the angle, and the anchor.
    public var animatableData:
        AnimatablePair<Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>>
    {
        get {
            AnimatablePair(shape.animatableData, AnimatablePair(angle.animatableData, anchor.animatableData))
        }
        set {
            shape.animatableData = newValue.first
            (angle.animatableData, anchor.animatableData) = (newValue.second.first, newValue.second.second)
        }
    }

    /// Returns the rotated outline.
    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect)
            .applying(CGAffineTransform(rotationAngle: CGFloat(angle.radians)), around: anchor, of: rect)
    }

    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A transformed shape.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The transform.
    public var transform: CGAffineTransform

    /// Creates a transformed shape.
    public init(shape: Content, transform: CGAffineTransform) {
        self.shape = shape
        self.transform = transform
    }

    /// Returns the transformed outline.
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

    /// Returns the size of the base shape.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
}

/// A shape with a fixed size.
public nonisolated struct _SizedShape<S: Shape>: Shape {
    /// The shape.
    public var shape: S
    /// The size in points.
    public var size: CGSize

    /// Creates a shape with a fixed size.
    public init(shape: S, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    /// Returns the outline at the origin of the rectangle.
    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
}

extension Path {
    /// Returns the path with a transform that's relative to a point of a rectangle.
    func applying(_ transform: CGAffineTransform, around anchor: UnitPoint, of rect: CGRect) -> Path {
        let point = anchor.point(in: rect)
        return applying(
            CGAffineTransform(translationX: CGFloat(-point.x), y: CGFloat(-point.y)).concatenating(transform)
                .concatenating(CGAffineTransform(translationX: CGFloat(point.x), y: CGFloat(point.y))))
    }
}

extension Shape {
    /// Returns a part of the outline between two fractions of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Returns the shape with an offset.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }

    /// Returns the shape with an offset.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape with an offset.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the scaled shape.
    public nonisolated func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the scaled shape.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the rotated shape.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the transformed shape.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape with a fixed size.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape with a fixed size.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        size(CGSize(width: width, height: height))
    }
}
