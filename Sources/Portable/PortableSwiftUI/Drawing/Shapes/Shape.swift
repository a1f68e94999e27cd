import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The purpose of a shape.
public enum ShapeRole: Sendable, Hashable {
    /// The shape is filled.
    case fill
    /// The outline of the shape is stroked.
    case stroke
    /// The shape is a separator.
    case separator
}

/// A two-dimensional shape. As a view, it has the proposed size and is filled with the foreground style.
public nonisolated protocol Shape: Sendable, Animatable, View {
    /// Returns the outline of the shape in a rectangle.
    nonisolated func path(in rect: CGRect) -> Path

    /// The purpose of the shape. The default is `fill`.
    nonisolated static var role: ShapeRole { get }

    /// Returns the size of the shape for a proposal. The default is the proposed size.
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

    // Returns the outline and its stroke. Only the library's own shapes implement it.
    nonisolated func _outline(in rect: CGRect) -> _ShapeOutline
}

extension Shape {
    /// The `fill` role.
    public nonisolated static var role: ShapeRole { .fill }

    /// Returns the proposed size.
    public nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    /// Returns the outline and its stroke.
    public nonisolated func _outline(in rect: CGRect) -> _ShapeOutline { _ShapeOutline(path: path(in: rect).path) }

    /// The shape, filled with the foreground style.
    public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }

    /// Fills the shape.
    public nonisolated func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> _ShapeView<Self, S> {
        _ShapeView(shape: self, style: content, fillStyle: style)
    }

    /// Fills the shape with the foreground style.
    public nonisolated func fill(style: FillStyle = FillStyle()) -> some View {
        _ShapeView(shape: self, style: ForegroundStyle(), fillStyle: style)
    }

    /// Strokes the outline of the shape.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        StrokeShapeView(
            shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
    }

    /// Strokes the outline of the shape.
    public nonisolated func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeShapeView<Self, S, EmptyView> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }

    /// Returns the stroke of the shape as a shape.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Returns the stroke of the shape as a shape.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        stroke(style: StrokeStyle(lineWidth: lineWidth))
    }
}

/// An outline and its stroke.
public nonisolated struct _ShapeOutline: Equatable {
    var path: DisplayList.Path
    /// The stroke, or `nil` to fill the outline.
    var stroke: DisplayList.StrokeStyle?

    init(path: DisplayList.Path, stroke: DisplayList.StrokeStyle? = nil) {
        self.path = path
        self.stroke = stroke
    }
}

/// The drawn outline of a shape, for any rectangle.
nonisolated struct ShapeOutline {
    enum Content {
        /// The entire rectangle.
        case rectangle
        case shape(any Shape)
    }

    let content: Content

    static let rectangle = ShapeOutline(content: .rectangle)

    init(content: Content) {
        self.content = content
    }

    init(_ shape: any Shape) { self.init(content: shape is Rectangle ? .rectangle : .shape(shape)) }

    func outline(in rect: CGRect) -> _ShapeOutline {
        switch content {
        case .rectangle: _ShapeOutline(path: DisplayList.Path(rect.rect))
        case .shape(let shape): shape._outline(in: rect)
        }
    }

    func size(_ proposal: ProposedSize) -> Size {
        guard case .shape(let shape) = content else { return proposal.replacingUnspecified(by: .fallbackIdeal) }
        return shape.sizeThatFits(ProposedViewSize(proposal)).engineSize
    }
}

/// A view that draws a shape with a style.
public nonisolated struct _ShapeView<Content: Shape, Style: ShapeStyle>: LeafView, ShapeView, Animatable {
    /// The shape.
    public var shape: Content
    /// The style of the fill.
    public var style: Style
    /// The style of the fill.
    public var fillStyle: FillStyle

    /// Creates a shape with a style.
    public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fillStyle = fillStyle
    }

    /// The animatable data of the shape.
    public var animatableData: Content.AnimatableData {
        get { shape.animatableData }
        set { shape.animatableData = newValue }
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ShapeElement { ShapeElement() }

    @MainActor func update(_ element: ShapeElement, _ inputs: _ViewInputs) {
        element.set(
            ShapeOutline(inputs.environment.resolved(shape)), style._resolved(inputs.environment, level: 0),
            isEvenOdd: fillStyle.isEOFilled)
    }
}
