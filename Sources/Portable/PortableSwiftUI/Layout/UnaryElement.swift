import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// An element around one view, its first child. By default, it has the child's size.
class UnaryElement: Element {
    /// Returns the size to propose to the child if the element itself gets `proposal`.
    func childProposal(_ proposal: ProposedSize) -> ProposedSize { proposal }

    /// Returns the position of the child in the element, from its leading edge.
    func childOrigin(in size: Size, _ proposal: ProposedSize) -> Point { .zero }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        children.first?.size(childProposal(proposal)) ?? .zero
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        guard let child = children.first else { return }
        place(child, at: childOrigin(in: size, proposal), childProposal(proposal), in: size)
    }

    override var layoutPriority: Double {
        let given = super.layoutPriority
        return given == 0 ? children.first?.layoutPriority ?? 0 : given
    }

    override var spacing: Spacing { children.first?.spacing ?? .zero }

    override func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? {
        guard isExplicit(key), let value = children.first?.explicitGuide(key, childProposal(proposal)) else {
            return nil
        }
        return value + childOrigin(in: size(proposal), proposal)[key.axis]
    }
}

extension Element {
    /// Places a child at a position that's measured from the leading edge.
    final func place(_ child: Element, at origin: Point, _ proposal: ProposedSize, in size: Size) {
        guard isRightToLeft else { return child.place(at: origin, proposal) }
        let width = child.size(proposal).width
        child.place(at: Point(x: size.width - origin.x - width, y: origin.y), proposal)
    }

    /// Returns whether any view of the graph sets the guide explicitly. If no view does, the trees don't need to be
    /// searched.
    final func isExplicit(_ key: AlignmentKey) -> Bool {
        key.isTextBaseline || graph?.explicitGuides.contains(key) ?? true
    }

    /// Called when a guide of the element moved, possibly without a change of size. Elements that are aligned by it are
    /// placed again.
    final func guidesDidChange() {
        var element: Element? = self
        while let current = element {
            current.setNeedsLayout()
            element = current.parent
        }
    }

    /// Returns a guide of the container, combined from the explicit guides of its children.
    final func combinedGuide(
        _ key: AlignmentKey, _ child: (Int) -> (proposal: ProposedSize, origin: Point)
    ) -> Double? {
        guard isExplicit(key) else { return nil }
        var values: [CGFloat] = []
        for (index, element) in children.enumerated() {
            let (proposal, origin) = child(index)
            guard let value = element.explicitGuide(key, proposal) else { continue }
            values.append(CGFloat(value + origin[key.axis]))
        }
        return key.id._combineExplicit(values).map { Double($0) }
    }
}

extension Element {
    /// Updates the layout direction.
    final func updateDirection(_ inputs: _ViewInputs) {
        isRightToLeft = inputs.environment.layoutDirection == .rightToLeft
    }
}
