import Foundation
import LayoutGeometry
import PortableUIKit

extension View {
    /// Binds the id of the visible view of a ``View/scrollTargetLayout(isEnabled:)``: writing an id scrolls to its
    /// view, and scrolling writes the id.
    /// - Parameters:
    ///   - id: The id, or `nil` before the content scrolls.
    ///   - anchor: The point of the scroll view and of the view that determines the position. If it's `nil`, the
    ///     default, the first visible view is used, and the content scrolls as little as possible.
    public nonisolated func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollIDModifier(id: id, anchor: anchor))
    }

    /// Binds the position of the scroll view's content: writing the position scrolls the content, and when the user
    /// scrolls, the position is updated.
    /// - Parameters:
    ///   - position: The position.
    ///   - anchor: The point of the scroll view that determines the visible view, and the anchor for positions without
    ///     one. If it's `nil`, the default, the first visible view is used, and the content scrolls as little as
    ///     possible.
    public nonisolated func scrollPosition(
        _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(position: position, anchor: anchor))
    }
}

private nonisolated struct ScrollIDModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?
    @State private var observer = IDObserver<ID>()

    init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    @MainActor func body(content: Content) -> some View {
        observer.id = id
        observer.update(id.wrappedValue, anchor)
        return content.scrollObserver(observer)
    }
}

private nonisolated struct ScrollPositionModifier: ViewModifier {
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?

    @MainActor func body(content: Content) -> some View {
        PositionedView(content: content, position: position, anchor: anchor)
    }
}

private struct PositionedView<Content: View>: View {
    let content: Content
    let position: Binding<ScrollPosition>
    let anchor: UnitPoint?
    @State private var observer = PositionObserver()

    var body: some View {
        let observer = observer
        let _ = observer.update(position, anchor)
        content.scrollObserver(observer)
    }
}

/// Scrolls to the position that the app requests, and reports when the user scrolls.
private class ScrollTargetObserver<Destination: Equatable>: ScrollObserver {
    fileprivate private(set) var anchor: UnitPoint?
    /// The position that the app requests, or `nil` if there's no request.
    private var wanted: Destination?
    /// The position that the content was scrolled to, or that was reported to the app.
    fileprivate var current: Destination?
    private var isAnimated = false
    private weak var scroll: ScrollElement?

    final func update(_ goal: Destination?, _ anchor: UnitPoint?) {
        self.anchor = anchor
        wanted = goal
        guard wanted != current, wanted != nil else { return }
        isAnimated = Evaluation.current?.node?.graph.transaction.animation != nil
        guard let scroll, let graph = scroll.graph else { return }
        graph.afterLayout { [weak self, weak scroll] in
            if let scroll { self?.didUpdate(scroll) }
        }
    }

    /// Scrolls to a position. Returns whether it exists. Subclasses override it.
    func move(_ scroll: ScrollElement, to goal: Destination, isAnimated: Bool) -> Bool { false }

    /// Called after the user has scrolled. Subclasses override it.
    func wasMoved(_ scroll: ScrollElement) {}

    override final func didUpdate(_ scroll: ScrollElement) {
        self.scroll = scroll
        guard scroll.isLaidOut, let wanted, wanted != current, move(scroll, to: wanted, isAnimated: isAnimated) else {
            return
        }
        current = wanted
    }

    override final func geometryDidChange(_ scroll: ScrollElement) {
        self.scroll = scroll
        if scroll.phase.isScrolling, scroll.phase != .animating { wasMoved(scroll) }
    }
}

private final class IDObserver<ID: Hashable>: ScrollTargetObserver<ID> {
    var id: Binding<ID?>?

    override func move(_ scroll: ScrollElement, to goal: ID, isAnimated: Bool) -> Bool {
        scroll.scroll(toID: AnyHashable(goal), anchor: anchor, animated: isAnimated)
    }

    override func wasMoved(_ scroll: ScrollElement) {
        guard let id, let seen = scroll.firstTarget(at: anchor)?.base as? ID, seen != id.wrappedValue else { return }
        current = seen
        id.wrappedValue = seen
    }
}

private final class PositionObserver: ScrollTargetObserver<ScrollPosition.Destination> {
    private var position: Binding<ScrollPosition>?

    func update(_ position: Binding<ScrollPosition>, _ anchor: UnitPoint?) {
        self.position = position
        update(position.wrappedValue.goal, anchor)
    }

    override func move(_ scroll: ScrollElement, to goal: ScrollPosition.Destination, isAnimated: Bool) -> Bool {
        switch goal {
        case .view(let id, let own):
            return scroll.scroll(toID: id.erased, anchor: own ?? anchor, animated: isAnimated)
        case .edge(let edge): scroll.scroll(to: edge, animated: isAnimated)
        case .point(let x, let y): scroll.scroll(toX: x, y: y, animated: isAnimated)
        }
        return true
    }

    override func wasMoved(_ scroll: ScrollElement) {
        guard let position else { return }
        var new = position.wrappedValue
        new.wasMoved(to: scroll.firstTarget(at: anchor))
        current = nil
        if new != position.wrappedValue { position.wrappedValue = new }
    }
}

extension ScrollElement {
    /// Returns the id of the first visible target, or of the target at an anchor.
    fileprivate func firstTarget(at anchor: UnitPoint?) -> AnyHashable? {
        let room = geometry.visibleRect, margins = environment.scrollSettings.contentMargins
        let axis: LayoutGeometry.Axis = axes.contains(.vertical) ? .vertical : .horizontal
        func span(_ rect: CGRect) -> (CGFloat, CGFloat) {
            axis == .vertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        }
        let (low, high) = span(room)
        let margin = axis == .vertical ? margins.top : margins.leading
        let share = anchor.map { axis == .vertical ? $0.y : $0.x }
        let line = share.map { low + (high - low) * $0 } ?? low + margin
        let frames = targets.compactMap { target in target.explicitID.map { ($0, span(contentFrame(of: target))) } }
        guard let share else {
            // More than half a point of the view is visible.
            return frames.filter { $0.1.1 > line + 0.5 }.min { $0.1.0 < $1.1.0 }?.0
        }
        func point(_ span: (CGFloat, CGFloat)) -> CGFloat { span.0 + (span.1 - span.0) * share }
        return frames.min { abs(point($0.1) - line) < abs(point($1.1) - line) }?.0
    }

    /// Scrolls to an edge of the content.
    fileprivate func scroll(to edge: Edge, animated: Bool) {
        switch edge {
        case .top: scroll(toX: nil, y: 0, animated: animated)
        case .bottom: scroll(toX: nil, y: .infinity, animated: animated)
        case .leading: scroll(toX: isRightToLeft ? .infinity : 0, y: nil, animated: animated)
        case .trailing: scroll(toX: isRightToLeft ? 0 : .infinity, y: nil, animated: animated)
        }
    }

    /// Scrolls a point of the content to the corner of the container, as far as possible. `nil` doesn't change a
    /// coordinate.
    fileprivate func scroll(toX x: CGFloat?, y: CGFloat?, animated: Bool) {
        let insets = scrollView.adjustedContentInset, now = scrollView.contentOffset
        let corner = Point(x: Double(x ?? now.x + insets.left), y: Double(y ?? now.y + insets.top))
        scroll(to: Rect(origin: corner, size: .zero), anchor: .topLeading, animated: animated)
    }

    /// Scrolls to the view with an id, even if it isn't created yet. Returns whether it exists.
    @discardableResult
    func scroll(toID id: AnyHashable, anchor: UnitPoint?, animated: Bool) -> Bool {
        if let target = descendant(withID: id) {
            scroll(
                to: Rect(origin: target.frameInRoot.origin - contentOrigin, size: target.frame.size),
                anchor: anchor, animated: animated)
            return true
        }
        for lazy in lazyElements {
            guard let lazy = lazy.element, let room = lazy.expectedFrame(ofID: id) else { continue }
            let origin = lazy.frameInRoot.origin - contentOrigin
            scroll(to: room.offset(x: origin.x, y: origin.y), anchor: anchor ?? .topLeading, animated: animated)
            // The frame above is an estimate. After the view is created, its exact frame is used.
            guard !animated, let graph else { return true }
            lazy.makeItem(ofID: id)
            graph.afterLayout { [weak self] in
                guard let self, let target = descendant(withID: id) else { return }
                scroll(
                    to: Rect(origin: target.frameInRoot.origin - contentOrigin, size: target.frame.size),
                    anchor: anchor ?? .topLeading, animated: false)
            }
            return true
        }
        return false
    }
}
