import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    // For a color, which is both a view and a style, the method for styles is preferred: see
    // `background(_:ignoresSafeAreaEdges:)`.

    /// Shows another view behind this one, and proposes this view's size to it.
    @_disfavoredOverload
    public nonisolated func background<Background: View>(
        _ background: Background, alignment: Alignment = .center
    ) -> some View {
        modifier(_BackgroundModifier(background: background, alignment: alignment))
    }

    /// Shows other views behind this one, and proposes this view's size to them.
    public nonisolated func background<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_BackgroundModifier(background: content(), alignment: alignment))
    }

    /// Shows another view in front of this one, and proposes this view's size to it.
    @_disfavoredOverload
    public nonisolated func overlay<Overlay: View>(
        _ overlay: Overlay, alignment: Alignment = .center
    ) -> some View {
        modifier(_OverlayModifier(overlay: overlay, alignment: alignment))
    }

    /// Shows other views in front of this one, and proposes this view's size to them.
    public nonisolated func overlay<V: View>(
        alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(_OverlayModifier(overlay: content(), alignment: alignment))
    }
}

/// The modifier that `background(_:alignment:)` applies.
public nonisolated struct _BackgroundModifier<Background: View>: WrappingModifier {
    let background: Background
    let alignment: Alignment

    @MainActor var secondary: Background { background }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> BackgroundOverlayElement {
        BackgroundOverlayElement(isBehind: true)
    }

    @MainActor func update(_ element: BackgroundOverlayElement, _ inputs: _ViewInputs) { element.alignment = alignment }
}

/// The modifier that `overlay(_:alignment:)` applies.
public nonisolated struct _OverlayModifier<Overlay: View>: WrappingModifier {
    let overlay: Overlay
    let alignment: Alignment

    @MainActor var secondary: Overlay { overlay }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> BackgroundOverlayElement {
        BackgroundOverlayElement(isBehind: false)
    }

    @MainActor func update(_ element: BackgroundOverlayElement, _ inputs: _ViewInputs) { element.alignment = alignment }
}

/// A view with other views behind or in front of it that don't affect its size.
class BackgroundOverlayElement: UnaryElement {
    private let isBehind: Bool
    var alignment = Alignment.center {
        didSet { if alignment != oldValue { setNeedsLayout() } }
    }

    init(isBehind: Bool) {
        self.isBehind = isBehind
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        super.placeChildren(in: size, proposal)
        guard let main = children.first else { return }
        let offer = ProposedSize(size)
        let point = main.guide(alignment, proposal)
        for other in children.dropFirst() {
            place(other, at: point - other.guide(alignment, offer), offer, in: size)
        }
    }

    override var drawingOrder: [Element] {
        isBehind ? Array(children.dropFirst()) + children.prefix(1) : children
    }
}
