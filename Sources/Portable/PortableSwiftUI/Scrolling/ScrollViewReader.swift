import LayoutGeometry
import PortableUIKit

/// A view that provides a proxy for scrolling to views with an id.
public nonisolated struct ScrollViewReader<Content: View>: View {
    /// A closure that returns the content.
    public var content: (ScrollViewProxy) -> Content

    /// Creates a view that provides a proxy.
    public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    /// The content.
    @MainActor public var body: some View { ReaderBody(content: content) }
}

private struct ReaderBody<Content: View>: View {
    let content: (ScrollViewProxy) -> Content
    @State private var place = ScrollReaderContent()

    var body: some View {
        content(ScrollViewProxy(place: place)).modifier(ReaderModifier(place: place))
    }
}

/// The elements of a reader's content, in which its proxy searches.
@MainActor
final class ScrollReaderContent {
    /// The elements. The content can consist of several views.
    fileprivate var elements: [WeakElement] = []

    fileprivate struct WeakElement {
        weak var element: Element?
    }

    fileprivate func add(_ element: Element) {
        elements.removeAll { $0.element == nil }
        if !elements.contains(where: { $0.element === element }) { elements.append(WeakElement(element: element)) }
    }
}

private struct ReaderModifier: WrappingModifier {
    let place: ScrollReaderContent

    func makeElement(_ inputs: _ViewInputs) -> UnaryElement { UnaryElement() }

    func update(_ element: UnaryElement, _ inputs: _ViewInputs) { place.add(element) }
}

/// A proxy for scrolling to views with an id.
public struct ScrollViewProxy {
    let place: ScrollReaderContent

    /// Scrolls to the view with an id, in the scroll view that contains it. In `withAnimation`, scrolling is animated.
    /// It has no effect if there's no such view.
    /// - Parameters:
    ///   - id: The id that `id(_:)` or a `ForEach` sets.
    ///   - anchor: The point of the scroll view that is aligned with the same point of the view. If it's `nil`, the
    ///     default, the content scrolls as little as possible.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
        // Views are only used on the main actor.
        nonisolated(unsafe) let id = (id as? any OptionalID)?.wrapped ?? AnyHashable(id)
        nonisolated(unsafe) let proxy = self
        MainActor.assumeIsolated { proxy.scroll(to: id, anchor) }
    }

    @MainActor
    private func scroll(to id: AnyHashable, _ anchor: UnitPoint?) {
        let isAnimated = Transaction.current.animation != nil
        guard let graph = place.elements.lazy.compactMap({ $0.element?.graph }).first else { return }
        // Views from the current change, such as a new row, exist after the next layout.
        graph.afterLayout { [place] in
            for root in place.elements.compactMap(\.element) {
                for list in root.listsInside where list.scroll(toID: id, anchor: anchor, animated: isAnimated) {
                    return
                }
                let near = root.descendant(withID: id)?.enclosingScroll.map { [$0] }
                for scroll in near ?? root.scrollsInside
                where scroll.scroll(toID: id, anchor: anchor, animated: isAnimated) {
                    return
                }
            }
        }
    }
}

/// A type for optional ids, such as `items.last?.id`, which are unwrapped.
private protocol OptionalID {
    var wrapped: AnyHashable? { get }
}

extension Optional: OptionalID where Wrapped: Hashable {
    fileprivate var wrapped: AnyHashable? { map { AnyHashable($0) } }
}

extension Element {
    /// The scroll views in this element, the outermost first.
    fileprivate var scrollsInside: [ScrollElement] {
        children.flatMap { child in ((child as? ScrollElement).map { [$0] } ?? []) + child.scrollsInside }
    }

    /// The lists in this element, the outermost first.
    fileprivate var listsInside: [ListElement] {
        children.flatMap { child in (child as? ListElement).map { [$0] } ?? child.listsInside }
    }

    /// Returns the first descendant that has an id.
    final func descendant(withID id: AnyHashable) -> Element? {
        for child in children {
            if child.explicitID == id { return child }
            if let found = child.descendant(withID: id) { return found }
        }
        return nil
    }
}
