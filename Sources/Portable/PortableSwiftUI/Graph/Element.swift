import DisplayList
import LayoutGeometry
import ViewLayoutEngine

/// A node of the layout and display tree: the visible counterpart of a view, which is measured, placed, drawn, and
/// hit-tested.
///
/// Positions and sizes are in points, in the coordinate space of the parent, and exact: they are rounded to pixels when
/// they are drawn. Subclasses override ``computeSize(_:)``, ``placeChildren(in:_:)``, ``makeDisplayNode()``, and the
/// properties that their parents read. After a change they call ``setNeedsLayout()`` or ``setNeedsDisplay()``.
@MainActor
package class Element {
    /// The identifier of the element, which is the same in all frames.
    package let id: UInt64
    /// The parent element, or `nil` for a root.
    package private(set) unowned(unsafe) var parent: Element?
    /// The graph whose tree contains the element, if any.
    package private(set) unowned(unsafe) var graph: ViewGraph?
    /// The children in drawing order, before the z-index is applied.
    package private(set) var children: [Element] = []
    /// The index of the element among the children of its parent.
    private(set) final var indexInParent = 0
    /// The traits that the modifiers of the item set.
    var traits = ItemTraits() {
        didSet { if !(oldValue.isEmpty && traits.isEmpty) { parent?.setNeedsLayout() } }
    }

    /// The innermost explicit id of the item's views.
    final var explicitID: AnyHashable?

    private static var count: UInt64 = 0

    package init() {
        Element.count += 1
        // A separate bit distinguishes these ids from layer ids. JavaScript numbers are exact only up to 2⁵³.
        id = Element.count | 1 << 52
    }

    /// Returns the identifier of the node that masks an element.
    nonisolated static func maskID(of id: UInt64) -> UInt64 { id | 1 << 51 }

    // MARK: Children

    /// Replaces the children of the element.
    package final func setChildren(_ new: [Element]) {
        guard !children.elementsEqual(new, by: ===) else { return }
        if !children.isEmpty {
            let staying = Set(new.map(ObjectIdentifier.init))
            for (index, child) in children.enumerated()
            where child.parent === self && !staying.contains(ObjectIdentifier(child)) {
                if !depart(child, from: index) { child.leave() }
            }
        }
        children = new
        for (index, child) in new.enumerated() { child.indexInParent = index }
        layoutWasInvalidated()
        graph?.preferences.setNeedsReaderUpdate()
        for child in new where child.parent !== self || child.isDeparting {
            child.endDeparture()
            if child.parent !== self {
                child.parent = self
                if let graph { child.join(graph) }
            }
            child.arrive(isSeen: placedProposal != nil)
        }
        childrenDidChange()
        setNeedsLayout()
        setNeedsDisplay()
    }

    /// Called after the children changed.
    func childrenDidChange() {}

    final func join(_ graph: ViewGraph) {
        self.graph = graph
        visibilityMayHaveChanged()
        // The new parent is laid out, and measures the element.
        needsLayout = false
        changedChildren = []
        placement.isOutdated = true
        sizes = SizeCache()
        didJoin()
        for child in children { child.join(graph) }
    }

    final func leave() {
        removeFromGraph()
        parent = nil
    }

    private func removeFromGraph() {
        endDeparturesInside()
        if let graph {
            willLeave()
            graph.elementDidLeave(self)
        }
        for child in children { child.removeFromGraph() }
        graph = nil
        visibilityMayHaveChanged()
    }

    /// The visibility of the element, with its observers.
    final var visibility = ElementVisibility()

    /// Called after the element joined the tree of a graph.
    func didJoin() {}

    /// Called before the element leaves the tree of its graph.
    func willLeave() {}

    // MARK: Preferences

    /// Returns the value of a preference, combined from the element and its descendants, or `nil` if none of them sets
    /// it.
    func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
        var value: K.Value?
        for child in children {
            guard let next = child.preference(key) else { continue }
            if var all = value {
                K.reduce(value: &all) { next }
                value = all
            } else {
                value = next
            }
        }
        return value
    }

    // MARK: Measuring

    private var sizes = SizeCache()

    /// Returns the size of the element for a proposal. Some sizes are cached. See ``SizeCache``.
    package final func size(_ proposal: ProposedSize) -> Size {
        if let size = sizes.size(proposal) { return size }
        graph?.statistics.measurements += 1
        var size = computeSize(proposal)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        sizes.insert(size, for: proposal)
        return size
    }

    /// Computes the size for a proposal, which only depends on the proposal, the element, and its children. Subclasses
    /// override it.
    func computeSize(_ proposal: ProposedSize) -> Size {
        children.first?.size(proposal) ?? .zero
    }

    /// The priority with which a stack measures the element. The default is 0; `layoutPriority(_:)` sets it.
    var layoutPriority: Double { traits[LayoutPriorityTrait.self] }

    /// The preferred spacing to the element's neighbors.
    var spacing: Spacing { .standard }

    /// The spacing that the stack last used for this element.
    private(set) final var reportedSpacing: Spacing?

    /// Returns ``spacing`` and records it. The stack that calls this is laid out again when the spacing changes.
    final func reportSpacing() -> Spacing {
        let spacing = spacing
        reportedSpacing = spacing
        return spacing
    }

    /// Returns the position of an alignment guide, from the element's leading or top edge, if a descendant sets the
    /// guide explicitly.
    func explicitGuide(_ key: AlignmentKey, _ proposal: ProposedSize) -> Double? { nil }

    /// The axis on which the element arranges its children, if it is a stack.
    var stackAxis: LayoutGeometry.Axis? { nil }

    /// A Boolean value that indicates whether the layout direction is right to left. Elements compute positions from
    /// the leading edge, and place children with ``place(_:at:_:in:)``.
    final var isRightToLeft = false {
        didSet { if isRightToLeft != oldValue { setNeedsLayout() } }
    }

    /// A Boolean value that indicates whether the element placed its children by explicit alignment guides. If so, it
    /// must place them again after any change inside them, because guides can move without a change of size.
    final var alignsByLines = false

    /// A Boolean value that indicates whether the parent must be notified of all changes in the element, even if its
    /// size stays the same.
    var notifiesParentOfChanges: Bool { false }

    /// Called when the sizes of children may have changed. Subclasses override it to discard values that were computed
    /// from them.
    func layoutWasInvalidated() {}

    /// Called when the sizes of some children may have changed. Subclasses override it to discard only the values that
    /// were computed from these.
    func layoutWasInvalidated(by changed: [Element]) { layoutWasInvalidated() }

    // MARK: Placing

    private struct Placement {
        var frame = Rect.zero
        /// The proposal with which the element was placed, or `nil` if it hasn't been placed.
        var proposal: ProposedSize?
        /// A Boolean value that indicates whether the children must be placed again.
        var isOutdated = true
    }

    // Without checks for overlapping accesses, which took a fifth of the time of a change in a column of 1,000 rows,
    // because each moved row accesses the value. Accesses can't overlap: each access is one expression of this class
    // that reads or writes a part and calls nothing else, and the class is isolated to the main actor.
    @exclusivity(unchecked) private var placement = Placement()

    /// The element's frame in its parent's coordinate space.
    package final var frame: Rect { placement.frame }

    /// The proposal with which the element was last placed, or `nil` if it hasn't been placed.
    final var placedProposal: ProposedSize? { placement.proposal }

    /// Places the element at `origin` in its parent, with the size for the proposal.
    package final func place(at origin: Point, _ proposal: ProposedSize) {
        let new = Rect(origin: origin, size: size(proposal))
        if new != frame {
            let sizeChanged = new.size != frame.size
            if placedProposal != nil { moveSmoothly(from: frame, to: new) }
            placement.frame = new
            if sizeChanged { setNeedsDisplay() } else { parent?.setNeedsDisplay() }
            if sizeChanged { placement.isOutdated = true }
            frameDidChange()
        }
        guard placement.isOutdated || !wasPlaced(for: proposal) else { return }
        placement.proposal = proposal
        placeAgain()
    }

    /// Moves the element to a new origin if that's sufficient: the proposal is the same, nothing inside it changed, and
    /// nothing is animated. Returns `false` if it must be placed instead. The caller redraws the parent.
    final func moves(to origin: Point, _ proposal: ProposedSize) -> Bool {
        guard !placement.isOutdated, wasPlaced(for: proposal) else { return false }
        // Compares the coordinates, because a call of the geometry's `==` in another module takes longer than the
        // comparison.
        if frame.origin.x != origin.x || frame.origin.y != origin.y {
            placement.frame.origin = origin
            frameDidChange()
        }
        return true
    }

    private func wasPlaced(for proposal: ProposedSize) -> Bool {
        guard let placedProposal else { return false }
        return placedProposal.width == proposal.width && placedProposal.height == proposal.height
    }

    /// Places the children again if a value has changed since they were last placed.
    final func placeIfNeeded() {
        if isDeparting, let placedProposal {
            // The element has no parent that places it.
            place(at: frame.origin, placedProposal)
        } else if placement.isOutdated {
            placeAgain()
        }
    }

    private func placeAgain() {
        guard let placedProposal else { return }
        placement.isOutdated = false
        graph?.statistics.placements += 1
        placeChildren(in: frame.size, placedProposal)
    }

    /// Removes the frames of the element and of its descendants, as if they had never been placed.
    final func unplace() {
        guard placedProposal != nil else { return }
        placement.proposal = nil
        placement.frame = .zero
        placement.isOutdated = true
        for child in children { child.unplace() }
    }

    /// Places every child. Subclasses override it.
    func placeChildren(in size: Size, _ proposal: ProposedSize) {
        for child in children { child.place(at: .zero, proposal) }
    }

    /// Called after the element's frame has changed.
    func frameDidChange() {}

    /// The offset by which the children are drawn to the left of and above their frames, for example in a scroll view.
    var contentOffset: Point { .zero }

    /// Maps points in the children's coordinate space, after the offset, to the element's. Subclasses that rotate or
    /// scale their content override it.
    var contentTransform: AffineTransform { .identity }

    /// Returns whether the element's coordinate space has the given name. Subclasses override it.
    func hasSpace(named name: AnyHashable) -> Bool { false }

    // MARK: Changes

    private(set) var needsLayout = false

    /// Requests that the element be measured and placed again before the next frame.
    package final func setNeedsLayout() {
        placement.isOutdated = true
        guard !needsLayout else { return }
        needsLayout = true
        guard let graph else { return }
        graph.setNeedsLayout(self)
    }

    /// Requests layout like ``setNeedsLayout()``, for a graph that measures elements. Returns `false` if the element
    /// already waits for layout.
    final func consumeNeedsLayout() -> Bool {
        defer { needsLayout = true }
        return !needsLayout
    }

    /// The children whose sizes or guides have changed since the last layout.
    private var changedChildren: [Element] = []

    /// Records that the size or the guides of a child have changed. Returns whether it's the first such child, so that
    /// the element must wait for ``sizesChange()``.
    final func childDidChange(_ child: Element) -> Bool {
        changedChildren.append(child)
        return changedChildren.count == 1 && !needsLayout
    }

    /// Measures the recorded sizes again. Returns whether the parent must do so, too.
    final func sizesChange() -> Bool {
        let old = sizes
        sizes = SizeCache()
        if needsLayout { layoutWasInvalidated() } else { layoutWasInvalidated(by: changedChildren) }
        changedChildren = []
        needsLayout = false
        placement.isOutdated = true
        return old.isEmpty || old.hasForgotten || !old.allSatisfy { size($0) == $1 }
    }

    // MARK: Drawing

    private var displayNode: DisplayNode?
    private var isDisplayNodeValid = false
    /// The exact position on the screen minus the drawn position, and the drawn size.
    private var drawn = (rest: Point.zero, size: Size.zero)

    /// Requests that the element be redrawn in the next frame.
    package final func setNeedsDisplay() {
        var element: Element? = self
        while let current = element, current.isDisplayNodeValid {
            current.isDisplayNodeValid = false
            element = current.parent
        }
        if element == nil { graph?.setNeedsFrame() }
    }

    /// Returns the element's display node in its parent's coordinate space. `rest` is the exact position of the parent
    /// minus its drawn position.
    final func renderedNode(rest: Point, _ grid: PixelGrid) -> DisplayNode? {
        let origin = draw(rest: rest, grid)
        guard var node = displayNode else { return nil }
        put(&node, at: origin)
        return node
    }

    /// Appends the node of ``renderedNode(rest:_:)`` to the nodes of the parent. Nodes are too large to be returned by
    /// value.
    private func render(into nodes: inout [DisplayNode], rest: Point, _ grid: PixelGrid) {
        let origin = draw(rest: rest, grid)
        guard let displayNode else { return }
        nodes.append(displayNode)
        put(&nodes[nodes.count - 1], at: origin)
    }

    private func put(_ node: inout DisplayNode, at origin: Point) {
        motion?.change(&node)
        node.transform.tx += origin.x
        node.transform.ty += origin.y
    }

    /// Rebuilds the display node if it isn't valid, and returns the position where it's drawn.
    private func draw(rest: Point, _ grid: PixelGrid) -> Point {
        let exact = (motion?.drawn(frame) ?? frame).offset(x: rest.x, y: rest.y)
        let origin = Point(x: grid.round(exact.minX), y: grid.round(exact.minY))
        let size = Size(width: grid.round(exact.maxX) - origin.x, height: grid.round(exact.maxY) - origin.y)
        let newRest = exact.origin - origin
        if !isDisplayNodeValid || newRest != drawn.rest || size != drawn.size {
            drawn = (newRest, size)
            isDisplayNodeValid = true
            graph?.statistics.nodesRendered += 1
            displayNode = makeDisplayNode(DrawingContext(size: size, rest: newRest, grid: grid))
        }
        return origin
    }

    /// The geometry with which an element is drawn.
    struct DrawingContext {
        /// The size in whole pixels.
        let size: Size
        let rest: Point
        let grid: PixelGrid
    }

    /// Returns the node that draws the element, or `nil` to draw nothing. The node needs a transform only if the
    /// element is drawn at another position than its frame. Subclasses override this; the default node contains the
    /// nodes of the children.
    func makeDisplayNode(_ context: DrawingContext) -> DisplayNode? {
        let nodes = childNodes(context)
        guard !nodes.isEmpty else { return nil }
        var node = DisplayNode(
            id: id, name: typeName, bounds: Rect(origin: .zero, size: context.size), children: nodes)
        node.adoptBlendMode()
        return node
    }

    /// The name of the element's class.
    final var typeName: String {
        let type = ObjectIdentifier(type(of: self))
        if let name = Element.typeNames[type] { return name }
        let name = "\(Swift.type(of: self))"
        Element.typeNames[type] = name
        return name
    }

    private static var typeNames: [ObjectIdentifier: String] = [:]

    /// Returns the nodes of the children, from back to front.
    final func childNodes(_ context: DrawingContext) -> [DisplayNode] {
        var nodes: [DisplayNode] = []
        nodes.reserveCapacity(children.count)
        for child in drawingOrder {
            child.render(into: &nodes, rest: context.rest, context.grid)
        }
        guard let motion else { return nodes }
        for (child, index) in motion.exiting {
            guard let node = child.renderedNode(rest: context.rest, context.grid) else { continue }
            nodes.insert(node, at: min(index, nodes.count))
        }
        return nodes
    }

    /// The animations of the element, and the removed children that are still drawn.
    final var motion: ElementMotion?

    /// The children in drawing order, from back to front.
    var drawingOrder: [Element] {
        var isOrdered = true
        for child in children where !child.traits.isEmpty && child.traits[ZIndexTrait.self] != 0 { isOrdered = false }
        if isOrdered { return children }
        return children.enumerated().sorted {
            let (first, second) = ($0.element.traits[ZIndexTrait.self], $1.element.traits[ZIndexTrait.self])
            return first == second ? $0.offset < $1.offset : first < second
        }.map(\.element)
    }

    // MARK: Touching

    /// Returns the frontmost element that receives touches at a point, in the element's coordinate space.
    func hit(_ point: Point) -> Element? {
        hitChild(point) ?? (contains(point) && isTouchable ? self : nil)
    }

    /// Returns the frontmost descendant that receives touches at a point, in the element's coordinate space.
    final func hitChild(_ point: Point) -> Element? {
        let inner = point + contentOffset
        for child in drawingOrder.reversed() {
            if let hit = child.hit(inner - child.frame.origin) { return hit }
        }
        return nil
    }

    /// Returns whether a point, in the element's coordinate space, is inside the area that the element covers.
    func contains(_ point: Point) -> Bool { Rect(origin: .zero, size: frame.size).contains(point) }

    /// A Boolean value that indicates whether the element itself blocks touches on the views behind it. It's `true` for
    /// leaves that draw, and `false` for containers.
    var isTouchable: Bool { false }

    // MARK: Accessibility

    /// The accessibility properties of the element, which also apply to its descendants, or `nil`. Subclasses override
    /// it.
    var accessibility: AccessibilityProperties? { nil }

    /// The properties that developer tools show. Subclasses override it.
    var inspectedProperties: [InspectedView.Property: InspectedView.Value] { [:] }
}

enum LayoutPriorityTrait: ItemTraitKey {
    static var defaultValue: Double { 0 }
}

enum ZIndexTrait: ItemTraitKey {
    static var defaultValue: Double { 0 }
}
