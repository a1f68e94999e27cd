import LayoutGeometry
import ViewLayoutEngine

/// The element of a view with a style behind or in front of it, which extends into the safe area at the edges that the
/// view touches.
final class StyledBackgroundElement: BackgroundOverlayElement, SafeAreaReader {
    var edges = Edge.Set.all {
        didSet { if edges != oldValue { setNeedsLayout() } }
    }

    private(set) var placedInsets = Insets.zero
    var touchedInsets: Insets { touchedSafeArea(edges) }

    override func didJoin() { graph?.places.safeArea.add(self) }

    override func willLeave() { graph?.places.safeArea.remove(self) }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        super.placeChildren(in: size, proposal)
        let insets = touchedInsets
        placedInsets = insets
        guard insets != .zero else { return }
        for style in children.dropFirst() {
            style.place(
                at: Point(x: -insets.leading, y: -insets.top), ProposedSize(size.outset(by: insets)))
        }
    }
}
