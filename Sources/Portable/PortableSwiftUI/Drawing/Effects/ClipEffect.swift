import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Clips the view to a shape.
    public nonisolated func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        modifier(_ClipEffect(shape: shape, style: style))
    }

    /// Clips the view to its frame.
    public nonisolated func clipped(antialiased: Bool = false) -> some View {
        modifier(_ClipEffect(shape: Rectangle(), style: FillStyle(antialiased: antialiased)))
    }

    /// Clips the view to a rectangle with rounded corners.
    public nonisolated func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
        clipShape(RoundedRectangle(cornerRadius: radius), style: FillStyle(antialiased: antialiased))
    }

    /// Masks the view with the alpha channel of another view.
    public nonisolated func mask<Mask: View>(
        alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
    ) -> some View {
        modifier(_MaskEffect(mask: mask(), alignment: alignment))
    }

    /// Masks the view with the alpha channel of another view.
    public nonisolated func mask<Mask: View>(_ mask: Mask) -> some View {
        modifier(_MaskEffect(mask: mask, alignment: .center))
    }
}

/// The modifier that `clipShape(_:style:)` applies.
public nonisolated struct _ClipEffect<ClipShape: Shape>: WrappingModifier {
    let shape: ClipShape
    let style: FillStyle

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ClipElement { ClipElement() }

    @MainActor func update(_ element: ClipElement, _ inputs: _ViewInputs) {
        element.set(inputs.environment.resolved(shape), isEvenOdd: style.isEOFilled)
    }
}

/// An element that clips its content. Touches outside of the shape still reach the view, as in SwiftUI.
final class ClipElement: UnaryElement {
    private var shape: any Shape = Rectangle()
    private var isEvenOdd = false

    func set(_ shape: any Shape, isEvenOdd: Bool) {
        self.shape = shape
        self.isEvenOdd = isEvenOdd
        setNeedsDisplay()
    }

    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard var node = super.makeDisplayNode(context) else { return nil }
        let bounds = node.bounds
        switch shape {
        case is Rectangle: node.clipsToBounds = true
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            node.clipsToBounds = true
            node.corners = CornerRadii(all: Double(shape.cornerSize.width)).limited(to: bounds.size)
        case is Capsule:
            node.clipsToBounds = true
            node.corners = CornerRadii(all: min(bounds.size.width, bounds.size.height) / 2)
        case is Circle where abs(bounds.size.width - bounds.size.height) < 0.01:
            node.clipsToBounds = true
            node.corners = CornerRadii(all: bounds.size.width / 2)
        default: node.setMask(shape._outline(in: bounds.cgRect), isEvenOdd: isEvenOdd)
        }
        return node
    }
}

/// The modifier that `mask(alignment:_:)` applies.
public nonisolated struct _MaskEffect<Mask: View>: WrappingModifier {
    let mask: Mask
    let alignment: Alignment

    @MainActor var secondary: Mask { mask }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> MaskElement { MaskElement(isBehind: false) }

    @MainActor func update(_ element: MaskElement, _ inputs: _ViewInputs) { element.alignment = alignment }
}

final class MaskElement: BackgroundOverlayElement {
    override func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        guard let main = children.first?.renderedNode(rest: context.rest, context.grid) else { return nil }
        let masks = children.dropFirst().compactMap { $0.renderedNode(rest: context.rest, context.grid) }
        let bounds = Rect(origin: .zero, size: context.size)
        var node = DisplayNode(id: id, name: "Mask", bounds: bounds, children: [main])
        node.mask = [DisplayNode(id: Element.maskID(of: id), name: "Mask", bounds: bounds, children: masks)]
        return node
    }

    // The mask doesn't receive touches.
    override func hit(_ point: Point) -> Element? {
        guard let main = children.first,
            children.dropFirst().contains(where: { $0.hit(point - $0.frame.origin) != nil })
        else { return nil }
        return main.hit(point - main.frame.origin)
    }
}
