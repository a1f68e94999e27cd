import PortableUIKit

extension View {
    /// Fills the background of the view with a style, including the safe area at the edges that the view touches.
    public nonisolated func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_StyledBackgroundModifier(style: style, edges: edges, isBehind: true))
    }

    /// Fills the background of the view with the system's background, including the safe area at the edges that the
    /// view touches.
    public nonisolated func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    /// Fills a shape in the background of the view.
    public nonisolated func background<S: ShapeStyle, T: InsettableShape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Fills a shape in the background of the view.
    public nonisolated func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Fills a shape in the background of the view with the system's background.
    public nonisolated func background<S: InsettableShape>(
        in shape: S, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        background { _ShapeView(shape: shape, style: BackgroundStyle(), fillStyle: fillStyle) }
    }

    /// Fills an overlay of the view with a style, including the safe area at the edges that the view touches.
    public nonisolated func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> some View {
        modifier(_StyledBackgroundModifier(style: style, edges: edges, isBehind: false))
    }

    /// Fills a shape in an overlay of the view.
    public nonisolated func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> some View {
        overlay { _ShapeView(shape: shape, style: style, fillStyle: fillStyle) }
    }

    /// Draws a border inside the view's edges.
    public nonisolated func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
        overlay { Rectangle().strokeBorder(content, lineWidth: width) }
    }
}

/// The modifier that `background(_:ignoresSafeAreaEdges:)` applies.
public nonisolated struct _StyledBackgroundModifier<Style: ShapeStyle>: WrappingModifier {
    let style: Style
    let edges: Edge.Set
    let isBehind: Bool

    @MainActor var secondary: _ShapeView<Rectangle, Style> { _ShapeView(shape: Rectangle(), style: style) }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> StyledBackgroundElement {
        StyledBackgroundElement(isBehind: isBehind)
    }

    @MainActor func update(_ element: StyledBackgroundElement, _ inputs: _ViewInputs) { element.edges = edges }
}
