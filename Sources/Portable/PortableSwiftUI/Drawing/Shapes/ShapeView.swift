import PortableUIKit

/// A view that draws a shape, and can draw it again with another fill or stroke in front.
///
/// ```swift
/// Circle().fill(.yellow).strokeBorder(.orange, lineWidth: 4)
/// ```
public nonisolated protocol ShapeView<Content>: View {
    /// The type of the shape.
    associatedtype Content: Shape

    /// The shape that the view draws.
    var shape: Content { get }
}

extension ShapeView {
    /// Adds a fill in front of the view.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S = .foreground, style: FillStyle = FillStyle()
    ) -> FillShapeView<Content, S, Self> {
        FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
    }

    /// Adds a stroke of the shape's outline in front of the view.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        StrokeShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Adds a stroke of the shape's outline in front of the view.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Content, S, Self> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

extension ShapeView where Content: InsettableShape {
    /// Adds a border inside the shape in front of the view.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        StrokeBorderShapeView(
            shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
    }

    /// Adds a border inside the shape in front of the view.
    public nonisolated func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Content, S, Self> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A filled shape in front of another view.
public nonisolated struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The rule for the inside of the shape.
    public var fillStyle: FillStyle
    /// The view behind the shape.
    public var background: Background

    /// Creates a filled shape.
    public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
        self.background = background
    }

    /// The fill in front of the other view.
    public var body: some View {
        _ShapeView(shape: shape, style: style, fillStyle: fillStyle).background(background)
    }
}

/// A stroked shape in front of another view.
public nonisolated struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView {
    /// The shape.
    public var shape: Content
    /// The style of the stroke.
    public var style: Style
    /// The style of the stroke.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that indicates whether edges are antialiased. Differs from SwiftUI: they always are.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates a stroked shape.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// The stroke in front of the other view.
    public var body: some View {
        _ShapeView(shape: _StrokedShape(shape: shape, style: strokeStyle), style: style)
            .background(background)
    }
}

/// A shape with a border inside of it, in front of another view.
public nonisolated struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
    ShapeView
{
    /// The shape.
    public var shape: Content
    /// The style of the border.
    public var style: Style
    /// The style of the stroke.
    public var strokeStyle: StrokeStyle
    /// A Boolean value that indicates whether edges are antialiased. Differs from SwiftUI: they always are.
    public var isAntialiased: Bool
    /// The view behind the shape.
    public var background: Background

    /// Creates a shape with a border.
    public init(
        shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
    ) {
        self.shape = shape
        self.style = style
        self.strokeStyle = strokeStyle
        self.isAntialiased = isAntialiased
        self.background = background
    }

    /// The border in front of the other view.
    public var body: some View {
        shape.inset(by: strokeStyle.lineWidth / 2).stroke(style, style: strokeStyle, antialiased: isAntialiased)
            .background(background)
    }
}
