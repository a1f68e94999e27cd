import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a scroll view. A single layer in the content of UIKit's scroll view draws its children. UIKit views
/// among them are subviews of the content.
final class ScrollElement: HostedViewElement {
    let scrollView = UIScrollView()
    /// The view that is scrolled.
    let contentView = ScrolledView()

    /// The lazy elements in the scroll view.
    var lazyElements: [WeakLazyElement] = []

    var axes = Axis.Set.vertical {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// The environment of the view.
    var environment = EnvironmentValues()
    private var margins = Insets.zero {
        didSet { if margins != oldValue { setNeedsLayout() } }
    }
    /// The padding around the content that enclosing modifiers add.
    var safeAreaPadding = Insets.zero {
        didSet { if safeAreaPadding != oldValue { setNeedsLayout() } }
    }
    /// The insets of the content.
    private var contentInsets: Insets {
        Insets(
            top: margins.top + safeAreaPadding.top, leading: margins.leading + safeAreaPadding.leading,
            bottom: margins.bottom + safeAreaPadding.bottom, trailing: margins.trailing + safeAreaPadding.trailing)
    }
    /// The insets of the area that bars and other views cover, according to UIKit. Left means leading.
    var coveredSides: Insets { scrollView.adjustedContentInset.insets }
    /// The observers of the scroll view.
    private var observers: [ScrollObserver] { environment.scrollObservers }
    /// The cause of the current scrolling.
    private(set) var phase = ScrollPhase.idle
    private var refreshTask: Task<Void, Never>?

    /// Shows UIKit's view. Called once after the element is created.
    func begin() {
        scrollView.backgroundColor = .clear
        scrollView.delegate = contentView
        scrollView.addSubview(contentView)
        contentView.begin(self)
        show(scrollView)
    }

    /// Applies changed settings of the environment.
    func settingsDidChange() {
        let settings = environment.scrollSettings
        margins = settings.contentMargins.insets
        scrollView.clipsToBounds = !settings.isClipDisabled
        scrollView.alwaysBounceVertical = axes.contains(.vertical) && !settings.verticalBounce.isBySize
        scrollView.alwaysBounceHorizontal = axes.contains(.horizontal) && !settings.horizontalBounce.isBySize
        scrollView.keyboardDismissMode = settings.keyboardMode.mode
        let indicators = settings.indicatorMargins
        scrollView.scrollIndicatorInsets = UIEdgeInsets(
            top: indicators.top, left: isRightToLeft ? indicators.trailing : indicators.leading,
            bottom: indicators.bottom, right: isRightToLeft ? indicators.leading : indicators.trailing)
        settings.edgeEffects.apply(to: scrollView, isRightToLeft: isRightToLeft)
        updateRefreshing()
        guard let graph, !observers.isEmpty else { return }
        graph.afterLayout { [weak self] in self?.reportUpdate() }
    }

    private func reportUpdate() {
        for observer in observers { observer.didUpdate(self) }
    }

    private func updateRefreshing() {
        guard environment.refreshAction != nil else { return scrollView.refreshControl = nil }
        guard scrollView.refreshControl == nil else { return }
        let control = UIRefreshControl()
        control.addAction(UIAction { [weak self] _ in self?.refresh() }, for: .valueChanged)
        scrollView.refreshControl = control
    }

    private func refresh() {
        guard let action = environment.refreshAction else { return }
        refreshTask = Task { @MainActor [weak self] in
            await action()
            self?.scrollView.refreshControl?.endRefreshing()
        }
    }

    override func willLeave() {
        super.willLeave()
        refreshTask?.cancel()
    }

    // MARK: Layout

    /// Returns the proposal for the content. It's unspecified on the scrolling axes.
    private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
        let inner = proposal.inset(by: contentInsets)
        return ProposedSize(
            width: axes.contains(.horizontal) ? nil : inner.width,
            height: axes.contains(.vertical) ? nil : inner.height)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        let content = (children.first?.size(contentProposal(proposal)) ?? .zero).outset(by: contentInsets)
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        guard let child = children.first else { return }
        let proposal = contentProposal(ProposedSize(width: size.width, height: size.height))
        let content = child.size(proposal)
        let room = contentInsets
        let whole = content.outset(by: room)
        let anchor = environment.scrollSettings.anchors.alignment
        // Content is centered across the scrolling axis. On the scrolling axis, the anchor aligns content that is
        // smaller than the scroll view.
        func origin(_ axis: LayoutGeometry.Axis, _ moves: Bool, _ share: CGFloat?) -> Double {
            let free = size[axis] - whole[axis]
            if !moves { return free / 2 }
            return share.map { max(free, 0) * Double($0) } ?? 0
        }
        let point = Point(
            x: origin(.horizontal, axes.contains(.horizontal), anchor?.x),
            y: origin(.vertical, axes.contains(.vertical), anchor?.y))
        contentSize = Size(
            width: axes.contains(.horizontal) ? max(point.x + whole.width, narrowestContent(in: size)) : size.width,
            height: axes.contains(.vertical) ? point.y + whole.height : size.height)
        place(child, at: Point(x: point.x + room.leading, y: point.y + room.top), proposal, in: contentSize)
        // A size change can show other lines, even if the proposal for the content stays the same.
        for lazy in lazyElements { lazy.element?.windowDidMove() }
    }

    /// Returns the minimum width of content that scrolls horizontally. In right-to-left layouts, narrow content starts
    /// on the right, so the content is at least as wide as the scroll view.
    private func narrowestContent(in size: Size) -> Double {
        isRightToLeft ? size.width - coveredSides.leading - coveredSides.trailing : 0
    }

    private var contentSize = Size.zero

    override var contentOffset: Point {
        Point(x: Double(scrollView.contentOffset.x), y: Double(scrollView.contentOffset.y))
    }

    override func hasSpace(named name: AnyHashable) -> Bool {
        guard let name = name.base as? ScrollSpaceName else { return false }
        return name.axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }

    /// The position of the content in the root.
    var contentOrigin: Point { frameInRoot.origin - contentOffset }

    override func placeView(in host: HostingView) {
        super.placeView(in: host)
        placeContent(host.pixelGrid)
        anchorContent()
        contentView.contentDidChange()
        reportGeometry()
    }

    /// The sizes of the content and the container when the content was last aligned with an anchor.
    private var anchored: (content: CGSize, room: CGSize)?
    /// A Boolean value that indicates whether the content has been laid out in a container.
    var isLaidOut: Bool { anchored != nil }

    /// Aligns the content with its anchor: initially, and when the content or the container changes its size.
    private func anchorContent() {
        let room = scrollView.bounds.size, content = scrollView.contentSize
        guard room.width > 0, room.height > 0 else { return }
        let old = anchored
        anchored = (content, room)
        let anchors = environment.scrollSettings.anchors
        guard let old else {
            // In right-to-left layouts, content starts on the right.
            let start = isRightToLeft && axes.contains(.horizontal) ? UnitPoint.topTrailing : nil
            if let anchor = anchors.initialOffset ?? start { moveContent(to: anchor) }
            return reportUpdate()
        }
        guard old.content != content || old.room != room, phase == .idle, let anchor = anchors.sizeChanges else {
            return
        }
        // Scrolls to the anchor only if the content was there before. A user who scrolled away keeps the position.
        func isThere(_ offset: CGFloat, _ content: CGFloat, _ room: CGFloat, _ share: CGFloat) -> Bool {
            abs(offset - max(content - room, 0) * share) < 1
        }
        let offset = scrollView.contentOffset
        let isThere =
            (!axes.contains(.vertical) || isThere(offset.y, old.content.height, old.room.height, anchor.y))
            && (!axes.contains(.horizontal) || isThere(offset.x, old.content.width, old.room.width, anchor.x))
        if isThere { moveContent(to: anchor) }
    }

    private func moveContent(to anchor: UnitPoint) {
        scroll(to: Rect(origin: .zero, size: scrollView.contentSize.engineSize), anchor: anchor, animated: false)
    }

    // MARK: Notifying observers

    /// The current scroll geometry.
    var geometry: ScrollGeometry { scrollView.geometry(isRightToLeft: isRightToLeft) }

    func reportGeometry() {
        guard !observers.isEmpty else { return }
        let geometry = geometry
        for observer in observers {
            observer.geometryDidChange(self)
            observer.geometryDidChange(to: geometry)
        }
    }

    func enter(_ new: ScrollPhase) {
        guard new != phase else { return }
        let old = phase
        phase = new
        for observer in observers { observer.phaseDidChange(from: old, to: new) }
    }

    private func placeContent(_ grid: PixelGrid) {
        let size = CGSize(width: grid.ceil(contentSize.width), height: grid.ceil(contentSize.height))
        if contentView.frame.size != size { contentView.frame = CGRect(origin: .zero, size: size) }
        if scrollView.contentSize != size { scrollView.contentSize = size }
    }

    // MARK: Drawing and touches

    func makeContentNodes() -> [DisplayNode] {
        guard let host = graph?.host else { return [] }
        return childNodes(DrawingContext(size: contentSize, rest: .zero, grid: host.pixelGrid))
    }

    override func hit(_ point: Point) -> Element? {
        contains(point) ? hitChild(point) ?? self : nil
    }

    // MARK: Scrolling

    /// Scrolls a rectangle of the content to be visible.
    /// - Parameter anchor: The point of the container that's aligned with the same point of the rectangle. `nil`
    ///   scrolls as little as possible.
    func scroll(to rect: Rect, anchor: UnitPoint?, animated: Bool) {
        let target = rect.cgRect
        // Includes content that was added since the last layout.
        if let host = graph?.host { placeContent(host.pixelGrid) }
        guard let anchor else { return scrollView.scrollRectToVisible(target, animated: animated) }
        let insets = scrollView.adjustedContentInset
        let room = CGRect(origin: .zero, size: scrollView.bounds.size).inset(by: insets)
        func offset(
            _ start: CGFloat, _ length: CGFloat, _ part: CGFloat, _ room: CGFloat, _ content: CGFloat, _ inset: CGFloat
        ) -> CGFloat {
            let wanted = start + (length - room) * part
            return min(max(wanted, 0), max(content - room, 0)) - inset
        }
        var point = scrollView.contentOffset
        if axes.contains(.horizontal) {
            point.x = offset(
                target.minX, target.width, anchor.x, room.width, scrollView.contentSize.width, insets.left)
        }
        if axes.contains(.vertical) {
            point.y = offset(
                target.minY, target.height, anchor.y, room.height, scrollView.contentSize.height, insets.top)
        }
        if animated, point != scrollView.contentOffset { enter(.animating) }
        scrollView.setContentOffset(point, animated: animated)
    }
}

/// The content view of a scroll view. It draws the children of the element in a single layer.
final class ScrolledView: UIView, UIScrollViewDelegate {
    package override class var layerClass: AnyClass { ContentLayer.self }

    private weak var element: ScrollElement?

    func begin(_ element: ScrollElement) {
        self.element = element
        (layer as? ContentLayer)?.content = self
    }

    func contentDidChange() { (layer as? ContentLayer)?.contentDidChange() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // Views that depend on frames in the window must be notified.
        guard let element, let graph = element.graph else { return }
        element.lazyElements.removeAll { $0.element == nil }
        for lazy in element.lazyElements { lazy.element?.windowDidMove() }
        graph.preferences.setNeedsReaderUpdate()
        graph.setNeedsFrame()
        element.reportGeometry()
    }

    // MARK: Touches

    private var dragStart = CGPoint.zero

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        dragStart = scrollView.contentOffset
        element?.enter(.interacting)
    }

    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        guard let element, let behavior = element.environment.scrollTargetBehavior else { return }
        let context = ScrollTargetBehaviorContext(element, original: dragStart, velocity: velocity)
        var target = ScrollTarget(
            rect: CGRect(origin: targetContentOffset.pointee, size: context.containerSize), anchor: nil)
        behavior.updateTarget(&target, context: context)
        let insets = scrollView.adjustedContentInset
        func limited(_ value: CGFloat, _ content: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat
        {
            min(max(value, -low), max(content + high - room, -low))
        }
        targetContentOffset.pointee = CGPoint(
            x: limited(
                target.rect.minX, context.contentSize.width, context.containerSize.width, insets.left, insets.right),
            y: limited(
                target.rect.minY, context.contentSize.height, context.containerSize.height, insets.top, insets.bottom))
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        element?.enter(decelerate ? .decelerating : .idle)
    }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { element?.enter(.idle) }

    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { element?.enter(.idle) }
}

extension ScrolledView: LayerContent {
    package func makeDisplayNodes() -> [DisplayNode] { element?.makeContentNodes() ?? [] }

    /// Empty, because the host reports all elements.
    package var inspectedParts: [ContentPart] { [] }
}

extension Element {
    /// The innermost scroll view that contains the element.
    final var enclosingScroll: ScrollElement? {
        var element = parent
        while let current = element {
            if let scroll = current as? ScrollElement { return scroll }
            element = current.parent
        }
        return nil
    }
}
