import Foundation
import LayoutGeometry
import PortableUIKit

extension View {
    /// Binds which view of a ``View/scrollTargetLayout(isEnabled:)`` the scroll view in the view shows: writing the id of
    /// one moves the content there, and moving the content writes the id.
    /// - Parameters:
    ///   - id: The id; nil before anything was moved.
    ///   - anchor: The point of the room, and of the view, that counts; nil, the default, takes the first view that is
    ///     seen, and moves no more than it takes to see one.
    public nonisolated func scrollPosition<ID: Hashable>(
        id: Binding<ID?>, anchor: UnitPoint? = nil
    ) -> some View {
        modifier(ScrollPositionModifier(id: id, anchor: anchor))
    }
}

private nonisolated struct ScrollPositionModifier<ID: Hashable>: ViewModifier {
    let id: Binding<ID?>
    let anchor: UnitPoint?
    @State private var observer = PositionObserver<ID>()

    init(id: Binding<ID?>, anchor: UnitPoint?) {
        self.id = id
        self.anchor = anchor
    }

    @MainActor func body(content: Content) -> some View {
        observer.take(id, anchor, isAnimated: Evaluation.current?.node?.graph.transaction.animation != nil)
        let observer = observer
        return content.transformEnvironment(\.scrollObservers) { $0.append(observer) }
    }
}

private final class PositionObserver<ID: Hashable>: ScrollObserver {
    private var id: Binding<ID?>?
    private var anchor: UnitPoint?
    /// The id that the content was moved to, or that was written for where it is.
    private var current: ID?
    private var isAnimated = false
    private weak var scroll: ScrollElement?

    func take(_ id: Binding<ID?>, _ anchor: UnitPoint?, isAnimated: Bool) {
        self.id = id
        self.anchor = anchor
        let wanted = id.wrappedValue
        guard wanted != current, wanted != nil else { return }
        self.isAnimated = isAnimated
        guard let scroll, let graph = scroll.graph else { return }
        graph.afterLayout { [weak self, weak scroll] in
            if let scroll { self?.didUpdate(scroll) }
        }
    }

    override func didUpdate(_ scroll: ScrollElement) {
        self.scroll = scroll
        guard let wanted = id?.wrappedValue, wanted != current else { return }
        if scroll.scroll(toID: AnyHashable(wanted), anchor: anchor, animated: isAnimated) { current = wanted }
    }

    override func geometryDidChange(_ scroll: ScrollElement) {
        self.scroll = scroll
        guard scroll.phase.isScrolling, scroll.phase != .animating, let id else { return }
        guard let seen = scroll.firstTarget(at: anchor)?.base as? ID, seen != id.wrappedValue else { return }
        current = seen
        id.wrappedValue = seen
    }
}

extension ScrollElement {
    /// The id of the target that is seen first, or that lies at a point of the room.
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
            // More of it than a part of a point is seen.
            return frames.filter { $0.1.1 > line + 0.5 }.min { $0.1.0 < $1.1.0 }?.0
        }
        func point(_ span: (CGFloat, CGFloat)) -> CGFloat { span.0 + (span.1 - span.0) * share }
        return frames.min { abs(point($0.1) - line) < abs(point($1.1) - line) }?.0
    }

    /// Moves the content to a view of an id, also one that wasn't made yet; returns whether there is one.
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
            // Once it is made, it lies where nobody has to guess.
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
