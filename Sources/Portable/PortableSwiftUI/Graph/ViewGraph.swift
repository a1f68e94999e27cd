import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// A tree of view nodes, with the elements that are laid out and drawn for them.
///
/// In each frame, a write invalidates the bodies that read the changed value. ``flush()`` evaluates each of these once,
/// from the outermost in, and updates the items of their containers. ``layout(in:)`` flushes, measures and places the
/// changed elements, and runs `onAppear`, `onChange`, and similar actions, until no work is left. ``displayNode(_:)``
/// updates the display nodes. ``needsFrame`` is called when there is work to do.
@MainActor
package final class ViewGraph {
    /// The numbers of operations since the graph was created.
    package struct Statistics: Sendable, Hashable {
        package var bodiesEvaluated = 0
        package var nodesMade = 0
        package var measurements = 0
        package var placements = 0
        package var nodesRendered = 0
        package var flushes = 0
        package var listDifferences = 0
    }

    package var statistics = Statistics()
    /// A number that changes whenever a node is added or removed.
    var structure = 0
    /// A closure that's called when there's work to flush, lay out, or draw, at most once until the next flush.
    package var needsFrame: () -> Void = {}
    /// The view that shows the graph, or `nil` if no view shows it.
    package weak var host: HostingView?

    /// A Boolean value that indicates whether the graph is on screen. The default is `true`; a host sets it.
    package var isVisible: Bool {
        get { !rootElement.isHidden }
        set { rootElement.isHidden = !newValue }
    }

    /// A Boolean value that indicates whether state is saved per item.
    private(set) var keepsStates = false

    /// The maximum depth of nested nodes. A view nested more deeply is assumed to contain itself.
    static let maximumDepth = 500
    /// The maximum number of rounds of writes and bodies in a flush. Remaining work waits for the next frame.
    static let maximumRounds = 32

    private var root: (any GraphRoot)!
    private let rootType: ObjectIdentifier
    /// A Boolean value that indicates whether the root is wrapped in a `VStack`: it has several views, or its type
    /// doesn't determine that it is a single view.
    ///
    /// The type determines it instead of the current views, so that a single view has the same position as with others.
    let isColumn: Bool
    package let rootElement = RootElement()
    let preferences = PreferenceReaders()
    let places = FrameReaders()
    let animations = GraphAnimations()
    let exitingNodes = ExitingNodes()
    /// The values of `@SceneStorage` if the environment doesn't have a scene.
    lazy var sceneValues = SceneValues()

    /// The insets that bars and similar views cover, with left as leading. Views are laid out in the remaining area.
    package var safeArea = Insets.zero {
        didSet { if safeArea != oldValue { rootElement.setNeedsLayout() } }
    }

    /// The length at the bottom that only the keyboard covers, in points. It's part of ``safeArea``.
    var keyboardHeight = 0.0
    /// A Boolean value that indicates whether any view has padded its safe area.
    var hasSafeAreaPadding = false

    /// Returns the insets of the given regions of the safe area.
    func safeArea(_ regions: SafeAreaRegions) -> Insets {
        var insets = regions.contains(.container) ? safeArea : .zero
        if regions.contains(.container), !regions.contains(.keyboard) {
            insets.bottom = safeArea.bottom - keyboardHeight
        } else if !regions.contains(.container), regions.contains(.keyboard) {
            insets.bottom = keyboardHeight
        }
        return insets
    }

    /// The alignment guides that views have set explicitly.
    var explicitGuides: Set<AlignmentKey> = []

    /// Closures that check for external changes of the app's settings. A closure returns `false` when the setting is
    /// unused.
    var settings: [() -> Bool] = []

    private var work = PendingWork()
    private var isFlushing = false
    private(set) var hasRequestedFrame = false

    /// Creates the graph of a view.
    package init<Root: View>(_ view: Root, environment: EnvironmentValues = EnvironmentValues()) {
        rootType = ObjectIdentifier(Root.self)
        isColumn = Root._viewCount(_ViewCountInputs()) != 1
        rootElement.join(self)
        let inputs = _ViewInputs(graph: self, environment: environment)
        root = isColumn ? RootNode(VStack { view }, inputs, rootElement) : RootNode(view, inputs, rootElement)
        root.setNeedsItems()
    }

    /// Updates the value or the environment of the root. Views that haven't changed aren't updated.
    package func update<Root: View>(_ view: Root, environment: EnvironmentValues) {
        checkType(of: view)
        let inputs = _ViewInputs(graph: self, environment: environment)
        if isColumn {
            rootNode().update(VStack { view }, inputs)
        } else {
            rootNode().update(view, inputs)
        }
        setNeedsFrame()
    }

    /// Updates the root with the view of an item, and restores the state that the item's views had when they were last
    /// shown, in this or another graph. The state of the previous item's views is saved with that item.
    package func update<Root: View>(
        _ view: Root, environment: EnvironmentValues, item: AnyHashable, states: ItemStates
    ) {
        checkType(of: view)
        keepsStates = true
        let inputs = _ViewInputs(graph: self, environment: environment)
        if isColumn {
            rootNode().show(item, of: states, VStack { view }, inputs)
        } else {
            rootNode().show(item, of: states, view, inputs)
        }
        setNeedsFrame()
    }

    /// Returns whether a node is that of all views of the graph, which is a column.
    ///
    /// Only nodes with one child are between it and the column.
    func isContentOfColumn(_ node: _AnyViewNode) -> Bool {
        guard isColumn else { return false }
        var ancestor = node.parent
        while let current = ancestor, current.hasOneChild {
            if current is any ItemOwner { return current.parent is any GraphRoot }
            ancestor = current.parent
        }
        return false
    }

    private func checkType<Root: View>(of view: Root) {
        precondition(
            ObjectIdentifier(Root.self) == rootType,
            "The graph's root is a \(type(of: root!)): give it a view of the same type.")
    }

    private func rootNode<Root: View>() -> RootNode<Root> { unsafeDowncast(root, to: RootNode<Root>.self) }

    /// Ends the graph: all tasks and observations of its views.
    package func end() {
        guard !root.isRemoved else { return }
        root.remove()
        exitingNodes.removeAll()
        rootElement.setChildren([])
        work.consumeActions().forEach { $0() }
    }

    // MARK: Scheduling work

    func setNeedsFrame() {
        guard !hasRequestedFrame, !isFlushing else { return }
        hasRequestedFrame = true
        needsFrame()
    }

    func setNeedsRun(_ evaluation: Evaluation) {
        // A change from within a body waits for the next round, and rounds are counted.
        if Evaluation.current != nil {
            work.writes.append { [unowned self] in work.add(evaluation) }
        } else {
            work.add(evaluation)
        }
        setNeedsFrame()
    }

    func setNeedsItems(_ owner: any ItemOwner) {
        work.add(owner)
        setNeedsFrame()
    }

    func setNeedsLayout(_ element: Element) {
        work.changed.append(element)
        setNeedsFrame()
    }

    /// Runs an action after the changed items have been updated. At that point, nodes that no container requested can
    /// be removed.
    func afterItems(_ action: @escaping () -> Void) {
        work.sweeps.append(action)
        setNeedsFrame()
    }

    /// Runs an action after the changes have been laid out and before they're drawn, for example `onAppear` and
    /// `onChange`.
    func afterLayout(_ action: @escaping () -> Void) {
        work.actions.append(action)
        setNeedsFrame()
    }

    /// Delays a write that occurs during the evaluation of a body until the next flush.
    func deferWrite(_ write: @escaping () -> Void) {
        work.writes.append(write)
        setNeedsFrame()
    }

    /// Runs the actions that wait for a layout. A graph that is off screen isn't laid out.
    package func runActions() {
        if !isFlushing { work.consumeActions().forEach { $0() } }
    }

    // MARK: Flushing

    /// Evaluates the bodies whose dependencies changed, and updates the items of containers.
    package func flush() {
        guard !isFlushing else { return }
        hasRequestedFrame = false
        guard work.changesStructure || !settings.isEmpty else { return }
        isFlushing = true
        statistics.flushes += 1
        _ = flushRounds()
        isFlushing = false
        if work.changesStructure { setNeedsFrame() }
    }

    /// Checks for external changes of the app's settings, which aren't reported. Hosts call this once per frame.
    package func updateSettings() {
        if !settings.isEmpty { settings.removeAll { !$0() } }
    }

    /// Performs all writes and evaluations. Returns `false` if the maximum number of rounds was reached.
    private func flushRounds() -> Bool {
        updateSettings()
        var rounds = 0
        repeat {
            rounds += 1
            work.consumeWrites().forEach { $0() }
            flushStructure()
        } while work.changesStructure && rounds < ViewGraph.maximumRounds
        return !work.changesStructure
    }

    /// Evaluates bodies and updates items until no work is left, without running actions. Elements that create views
    /// during layout call it before they place them.
    func flushStructure() {
        while true {
            if let evaluation = work.nextEvaluation() {
                if evaluation.needsRun { evaluate(evaluation) }
            } else if let owner = work.nextOwner() {
                guard owner.needsItems else { continue }
                owner.needsItems = false
                if !owner.isRemoved { owner.refreshItems() }
            } else if !work.sweeps.isEmpty {
                work.consumeSweeps().forEach { $0() }
            } else {
                return
            }
        }
    }

    private func evaluate(_ evaluation: Evaluation) {
        guard let node = evaluation.node else { return }
        var transaction = evaluation.transaction
        node.inputs.environment[TransactionTransformKey.self]?.transform(&transaction)
        animations.apply(transaction)
        withTransaction(transaction) { node.evaluate() }
    }

    // MARK: Layout

    /// Lays out the views in the given size: flushes, measures and places the changed elements, and runs the actions
    /// that wait for layout, until no work is left. If work remains after the maximum number of rounds, this is logged,
    /// and the work waits for the next frame.
    package func layout(in size: Size) {
        guard !isFlushing else { return }
        hasRequestedFrame = false
        guard needsLayout || size != laidOutSize else { return }
        isFlushing = true
        statistics.flushes += 1
        laidOutSize = size
        var rounds = 0
        var isSettled: Bool
        repeat {
            rounds += 1
            isSettled = flushRounds()
            exitingNodes.settle()
            place(in: size)
            animations.matches.settle(animations)
            for completion in animations.endPlacing() { completion.run() }
            places.notifyReaders()
            preferences.notifyReaders()
            work.consumeActions().forEach { $0() }
            isSettled = isSettled && !work.changesViews
        } while !isSettled && rounds < ViewGraph.maximumRounds
        isFlushing = false
        if !isSettled {
            Diagnostics.log(
                "Views kept changing their own state for \(rounds) rounds of one frame; the rest waits for the next frame. "
                    + "Look for an onChange, onAppear, or onPreferenceChange action that reverts another one.")
            setNeedsFrame()
        } else if places.haveReadersMoved {
            // An action has scrolled views whose positions were read before.
            setNeedsFrame()
        }
    }

    /// The size of the last layout.
    private(set) var laidOutSize: Size? {
        didSet {
            guard laidOutSize != oldValue else { return }
            containerFrames.removeAll { $0.element == nil }
            for frame in containerFrames { frame.element?.setNeedsLayout() }
        }
    }

    /// The elements that depend on the size of the root, regardless of their proposals.
    var containerFrames: [WeakElement] = []

    /// A Boolean value that indicates whether anything changed since the last layout.
    private var needsLayout: Bool {
        !work.isEmpty || !settings.isEmpty || !animations.isSettled || preferences.needsToNotifyReaders
            || places.haveMoved
    }

    /// Returns the size of the views for a proposal. Flushes first.
    package func sizeThatFits(_ proposal: ProposedSize) -> Size {
        flush()
        measureChanges()
        return rootElement.contentSize(proposal)
    }

    private func place(in size: Size) {
        measureChanges()
        rootElement.place(at: .zero, ProposedSize(width: size.width, height: size.height))
        for element in work.consumePlaced() where element.graph === self { element.placeIfNeeded() }
    }

    /// Measures each changed element once, the innermost first. The ancestors of an element whose size didn't change
    /// don't need to be measured.
    private func measureChanges() {
        while !work.changed.isEmpty {
            for element in work.changed where element.graph === self && element.needsLayout {
                wait(element, depth(of: element))
            }
            work.changed.removeAll(keepingCapacity: true)
            // Ancestors of the resolved elements are queued at lower depths.
            while let elements = waiting.popLast() { for element in elements { resolve(element, waiting.count) } }
        }
    }

    /// The elements that must be measured, indexed by depth.
    private var waiting: [[Element]] = []

    private func wait(_ element: Element, _ depth: Int) {
        while waiting.count <= depth { waiting.append([]) }
        waiting[depth].append(element)
    }

    /// A Boolean value that indicates whether any views are aligned by guides other than their edges and centers.
    private var hasLines = false

    private func resolve(_ element: Element, _ depth: Int) {
        let hasNews = element.sizesChange() || element.notifiesParentOfChanges || isAlignedByLines(element)
        if hasNews, !element.isDeparting, let parent = element.parent {
            if parent.childDidChange(element) { wait(parent, depth - 1) }
            return
        }
        if let stack = stackWithOutdatedSpacing(of: element), stack.consumeNeedsLayout() {
            wait(stack, self.depth(of: stack))
        }
        work.placed.append(element)
    }

    /// Returns the stack that contains the element, if the spacing that it used for one of its children has changed.
    private func stackWithOutdatedSpacing(of element: Element) -> Element? {
        var current = element
        while current.reportedSpacing == nil {
            guard let parent = current.parent else { return nil }
            current = parent
        }
        return current.reportedSpacing == current.spacing ? nil : current.parent
    }

    /// Returns whether an ancestor of the element is aligned by explicit alignment guides.
    private func isAlignedByLines(_ element: Element) -> Bool {
        guard hasLines else { return false }
        var ancestor = element.parent
        while let current = ancestor {
            if current.alignsByLines { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Records that the parent of an element has read one of the element's guides.
    func alignsByLines(of element: Element) {
        hasLines = true
        element.parent?.alignsByLines = true
    }

    private func depth(of element: Element) -> Int {
        var depth = 0
        var current = element.parent
        while let element = current {
            depth += 1
            current = element.parent
        }
        return depth
    }

    // MARK: Drawing

    /// Returns the node that draws the views. Only nodes with changes are rebuilt.
    package func displayNode(_ grid: PixelGrid) -> DisplayNode? {
        rootElement.renderedNode(rest: .zero, grid)
    }

    /// Returns the element that receives touches at a point.
    package func hit(_ point: Point) -> Element? { rootElement.hit(point) }

    /// Removes the accessibility node of an element that left the graph.
    func elementDidLeave(_ element: Element) { host?.accessibilityNodes[ObjectIdentifier(element)] = nil }

    // MARK: Problems

    func reportRecursion(of type: Any.Type) {
        Diagnostics.log(
            "\(type) is nested in \(ViewGraph.maximumDepth) views: it probably contains itself. "
                + "It isn't shown there. Add a condition that ends the recursion.")
    }
}

/// The element of a graph's root. Its children get the entire size, and are centered.
package final class RootElement: Element {
    /// The area of the root in which views are laid out.
    var safeFrame: Rect {
        let safeArea = graph?.safeArea ?? .zero
        return Rect(origin: .zero, size: frame.size).inset(by: safeArea)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        let content = contentSize(proposal)
        return Size(width: proposal.width ?? content.width, height: proposal.height ?? content.height)
    }

    /// Returns the size of the children.
    final func contentSize(_ proposal: ProposedSize) -> Size {
        var size = Size.zero
        for child in children {
            let own = child.size(proposal)
            size = Size(width: max(size.width, own.width), height: max(size.height, own.height))
        }
        return size
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        let area = safeFrame
        let offer = ProposedSize(width: max(area.size.width, 0), height: max(area.size.height, 0))
        for child in children {
            let own = child.size(offer)
            child.place(at: Point(x: area.midX - own.width / 2, y: area.midY - own.height / 2), offer)
        }
    }
}

@MainActor
extension _AnyViewNode {
    fileprivate var hasOneChild: Bool {
        var count = 0
        forEachChild { _ in count += 1 }
        return count == 1
    }
}

private protocol GraphRoot: ItemOwner {}

/// The node of a graph's root view.
private final class RootNode<V: View>: _ViewNode<V>, GraphRoot, ItemStates.SlotOwner {
    private var content: _ViewNode<V>!
    private let element: RootElement
    var needsItems = false

    init(_ view: V, _ inputs: _ViewInputs, _ element: RootElement) {
        self.element = element
        super.init(view, inputs)
        content = V._makeNode(view, inputsForContent)
        place.begin(self)
    }

    deinit { place.end() }

    override func viewDidChange(to view: V, inputsChanged: Bool) { content.update(view, inputsForContent) }

    /// The current item, if state is saved per item.
    private var item: AnyHashable?
    private var states: ItemStates?
    /// The position by which the item states identify the root.
    private let place = ItemStates.Slot()

    func show(_ item: AnyHashable, of states: ItemStates, _ view: V, _ inputs: _ViewInputs) {
        // Bits first: most ids are stored inline, and comparing `AnyHashable` values takes longer.
        let isSameItem = ValueComparator.hasSameBits(&self.item, as: item) || item == self.item
        if isSameItem, states === self.states { return update(view, inputs) }
        let saved = keptState
        // If this is the graph's first item, or another graph now shows it, there's no state to save.
        release(saved)
        let restored = states.begin(item, in: place)
        self.item = item
        self.states = states
        if saved == nil, restored == nil { return ItemStates.pass { update(view, inputs) } }
        self.view = view
        self.inputs.environment = inputs.environment
        content.remove()
        restoring = restored.map { [$0] } ?? []
        content = V._makeNode(view, inputsForContent)
        setNeedsItems()
    }

    func release() {
        if item != nil { release(keptState) }
    }

    /// The nodes of the content that can have state. They're valid as long as the graph has the same nodes.
    private var statefulNodes: [StatefulNode] = []
    private var statefulNodesStructure: Int?

    private var keptState: SavedState? {
        if statefulNodesStructure != graph.structure {
            statefulNodesStructure = graph.structure
            statefulNodes.removeAll(keepingCapacity: true)
            content.collectStatefulNodes(&statefulNodes)
        }
        for stateful in statefulNodes where !stateful.node.isPassable { return content.savedState() }
        return nil
    }

    private func release(_ state: SavedState?) {
        guard let item else { return }
        self.item = nil
        states?.keep(state, of: item, in: place)
    }

    override func willBeRemoved() { release() }

    override func contentItemsDidChange() { setNeedsItems() }

    func refreshItems() { element.setChildren(content.items.shownElements()) }

    override func forEachChild(_ body: (_AnyViewNode) -> Void) { body(content) }
}
