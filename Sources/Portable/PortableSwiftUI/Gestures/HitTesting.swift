import LayoutGeometry

extension View {
    /// Configures whether the view and the views in it receive touches. Views behind it receive them otherwise.
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
