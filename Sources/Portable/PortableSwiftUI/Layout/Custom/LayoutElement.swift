import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A container whose views a custom layout arranges.
nonisolated struct _LayoutView<L: Layout, Content: View>: ContainerView {
    let layout: L
    let content: Content

    @MainActor func makeElement(_ inputs: _ViewInputs) -> LayoutElement<L> { LayoutElement() }

    @MainActor func update(_ element: LayoutElement<L>, _ inputs: _ViewInputs) { element.set(layout) }
}

/// An element whose children are placed by a custom layout.
@MainActor
protocol CustomLayoutElement: Element {
    func record(_ child: Element, at origin: Point, _ proposal: ProposedSize)
}

final class LayoutElement<L: Layout>: Element, CustomLayoutElement {
    /// The layout, which is set immediately after the element is created.
    private var layout: L!
    private var cache: L.Cache?
    private var isCacheCurrent = false
    private var placements: [ObjectIdentifier: (origin: Point, proposal: ProposedSize)] = [:]

    func set(_ layout: L) {
        if let old = self.layout, ValueComparator.areEqual(layout, old) { return }
        self.layout = layout
        setNeedsLayout()
    }

    override func layoutWasInvalidated() { isCacheCurrent = false }

    private var subviews: LayoutSubviews {
        LayoutSubviews(elements: children, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Calls a closure with the views and the cache.
    private func withCache<Result>(_ body: (LayoutSubviews, inout L.Cache) -> Result) -> Result {
        let subviews = subviews
        var current = cache ?? layout.makeCache(subviews: subviews)
        if cache != nil, !isCacheCurrent { layout.updateCache(&current, subviews: subviews) }
        isCacheCurrent = true
        cache = nil
        defer { cache = current }
        return body(subviews, &current)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        withCache { layout.sizeThatFits(proposal: ProposedViewSize(proposal), subviews: $0, cache: &$1) }.engineSize
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        placements.removeAll(keepingCapacity: true)
        withCache {
            layout.placeSubviews(
                in: CGRect(origin: .zero, size: size.cgSize), proposal: ProposedViewSize(proposal), subviews: $0,
                cache: &$1)
        }
        for child in children {
            let placement = placements[ObjectIdentifier(child)]
            let offer = placement?.proposal ?? ProposedSize(size)
            let own = child.size(offer)
            let middle = Point(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2)
            place(child, at: placement?.origin ?? middle, offer, in: size)
        }
    }

    func record(_ child: Element, at origin: Point, _ proposal: ProposedSize) {
        let isFinite = origin.x.isFinite && origin.y.isFinite
        placements[ObjectIdentifier(child)] = (isFinite ? origin : .zero, proposal)
    }

    override var spacing: Spacing {
        withCache { layout.spacing(subviews: $0, cache: &$1) }.spacing
    }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        let size = size(proposal).cgSize
        let bounds = CGRect(origin: .zero, size: size), offer = ProposedViewSize(proposal)
        let own: CGFloat? = withCache { subviews, cache in
            switch key.axis {
            case .horizontal:
                layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: offer, subviews: subviews, cache: &cache)
            case .vertical:
                layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: offer, subviews: subviews, cache: &cache)
            }
        }
        if let own { return Double(own) }
        return combinedGuide(key) { index in
            guard let placed = placements[ObjectIdentifier(children[index])] else { return (proposal, .zero) }
            return (placed.proposal, placed.origin)
        }
    }

    override var stackAxis: LayoutGeometry.Axis? { L.layoutProperties.stackOrientation?.engineAxis }
}
