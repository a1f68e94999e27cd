import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Draws the view at an offset from its position, without affecting the layout.
    public nonisolated func offset(_ offset: CGSize) -> some View {
        modifier(_OffsetEffect(offset: offset))
    }

    /// Draws the view at an offset from its position, without affecting the layout.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        offset(CGSize(width: x, height: y))
    }

    /// Positions the center of the view at a point of its container.
    public nonisolated func position(_ position: CGPoint) -> some View {
        modifier(_PositionLayout(position: position))
    }

    /// Positions the center of the view at a point of its container.
    public nonisolated func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
        position(CGPoint(x: x, y: y))
    }
}

/// The modifier that `offset(_:)` applies.
public nonisolated struct _OffsetEffect: WrappingModifier, Animatable {
    var offset: CGSize

    /// The offset.
    public var animatableData: CGSize.AnimatableData {
        get { offset.animatableData }
        set { offset.animatableData = newValue }
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> OffsetElement { OffsetElement() }

    @MainActor func update(_ element: OffsetElement, _ inputs: _ViewInputs) {
        element.offset = Point(
            x: offset.width.isFinite ? Double(offset.width) : 0, y: offset.height.isFinite ? Double(offset.height) : 0)
    }
}

final class OffsetElement: UnaryElement {
    var offset = Point.zero {
        didSet { if offset != oldValue { setNeedsLayout() } }
    }

    override func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point { offset }

    // Alignment guides stay at the position of the layout.
    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        isExplicit(key) ? children.first?.explicitGuide(key, proposal) : nil
    }
}

/// The modifier that `position(_:)` applies.
public nonisolated struct _PositionLayout: WrappingModifier {
    let position: CGPoint

    @MainActor func makeElement(_ inputs: _ViewInputs) -> PositionElement { PositionElement() }

    @MainActor func update(_ element: PositionElement, _ inputs: _ViewInputs) {
        element.position = Point(
            x: position.x.isFinite ? Double(position.x) : 0, y: position.y.isFinite ? Double(position.y) : 0)
    }
}

final class PositionElement: UnaryElement {
    var position = Point.zero {
        didSet { if position != oldValue { setNeedsLayout() } }
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        let own = children.first?.size(proposal) ?? .zero
        return proposal.replacingUnspecified(by: own)
    }

    override func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point {
        let own = children.first?.size(proposal) ?? .zero
        return Point(x: position.x - own.width / 2, y: position.y - own.height / 2)
    }

    override var spacing: Spacing { .standard }
}
