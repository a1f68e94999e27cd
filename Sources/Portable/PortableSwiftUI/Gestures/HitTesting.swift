import LayoutGeometry

extension View {
    /// Sets whether the view and its subviews receive touches. If they don't, the views behind it receive them.
    public nonisolated func allowsHitTesting(_ enabled: Bool) -> some View {
        modifier(_AllowsHitTestingModifier(allowsHitTesting: enabled))
    }
}

/// The modifier that `allowsHitTesting(_:)` applies.
public nonisolated struct _AllowsHitTestingModifier: WrappingModifier {
    let allowsHitTesting: Bool

    @MainActor func makeElement(_ inputs: _ViewInputs) -> HitTestingElement { HitTestingElement() }

    @MainActor func update(_ element: HitTestingElement, _ inputs: _ViewInputs) {
        element.allowsHitTesting = allowsHitTesting
    }
}

final class HitTestingElement: UnaryElement {
    var allowsHitTesting = true

    override func hit(_ point: Point) -> Element? { allowsHitTesting ? super.hit(point) : nil }
}
