import LayoutGeometry
import ViewLayoutEngine

/// A view with a style behind it or in front of it, which reaches into the safe area where the view touches it.
final class StyledBackgroundElement: AccompaniedElement, SafeAreaReader {
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
