import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Sets a horizontal alignment guide of the view.
    ///
    /// - Parameter computeValue: A closure that returns the distance from the leading edge, in points, for the view's
    ///   dimensions.
    public nonisolated func alignmentGuide(
        _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }

    /// Sets a vertical alignment guide of the view.
    ///
    /// - Parameter computeValue: A closure that returns the distance from the top edge, in points, for the view's
    ///   dimensions.
    public nonisolated func alignmentGuide(
        _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
    ) -> some View {
        modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
    }
}

/// The modifier that `alignmentGuide(_:computeValue:)` applies.
public nonisolated struct _AlignmentWritingModifier: WrappingModifier {
    let key: AlignmentKey
    let computeValue: (ViewDimensions) -> CGFloat

    @MainActor func makeElement(_ inputs: _ViewInputs) -> AlignmentGuideElement { AlignmentGuideElement() }

    @MainActor func update(_ element: AlignmentGuideElement, _ inputs: _ViewInputs) {
        element.set(key, computeValue)
    }
}

final class AlignmentGuideElement: UnaryElement {
    private var key: AlignmentKey?
    private var computeValue: (ViewDimensions) -> CGFloat = { _ in 0 }

    func set(_ key: AlignmentKey, _ computeValue: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.computeValue = computeValue
        graph?.explicitGuides.insert(key)
        guidesDidChange()
    }

    override func didJoin() {
        if let key { graph?.explicitGuides.insert(key) }
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard key == self.key else { return super.explicitGuide(key, proposal) }
        guard let child = children.first else { return nil }
        return Double(computeValue(child.dimensions(proposal)))
    }
}
