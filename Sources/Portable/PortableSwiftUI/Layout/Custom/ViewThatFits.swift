import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A view that shows the first of its views that fits the available space in its ideal size, or the last one if none
/// fits.
public nonisolated struct ViewThatFits<Content: View>: ContainerView {
    let axes: Axis.Set
    let content: Content

    /// Creates a view that shows the first view that fits.
    ///
    /// - Parameter axes: The axes on which the view must fit.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor func makeElement(_ inputs: _ViewInputs) -> FittingElement { FittingElement() }

    @MainActor func update(_ element: FittingElement, _ inputs: _ViewInputs) { element.axes = axes }
}

final class FittingElement: Element {
    var axes: Axis.Set = [.horizontal, .vertical] {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// The placed view. The others are neither drawn nor touched.
    private var shown: Element?

    private func fitting(_ proposal: ProposedSize) -> Element? {
        children.first { child in
            var offer = proposal
            if axes.contains(.horizontal) { offer.width = nil }
            if axes.contains(.vertical) { offer.height = nil }
            let ideal = child.size(offer)
            return !(axes.contains(.horizontal) && ideal.width > proposal.width ?? .infinity)
                && !(axes.contains(.vertical) && ideal.height > proposal.height ?? .infinity)
        } ?? children.last
    }

    override func computeSize(_ proposal: ProposedSize) -> Size { fitting(proposal)?.size(proposal) ?? .zero }

    override func childrenDidChange() {
        // The others have no position yet, and don't appear before one of them is found to fit.
        for child in children where child !== shown { child.isHidden = true }
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        let fitting = fitting(proposal)
        if shown !== fitting { setNeedsDisplay() }
        shown = fitting
        // A view that reappears has its new position immediately, without an animation.
        for child in children {
            child.isHidden = child !== fitting
            if child.isHidden { child.unplace() }
        }
        fitting?.place(at: .zero, proposal)
    }

    override var drawingOrder: [Element] { shown.map { [$0] } ?? [] }

    /// The spacing of the first view, because the shown view isn't known before the placement.
    override var spacing: Spacing { children.first?.spacing ?? .standard }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        isExplicit(key) ? fitting(proposal)?.explicitGuide(key, proposal) : nil
    }
}
