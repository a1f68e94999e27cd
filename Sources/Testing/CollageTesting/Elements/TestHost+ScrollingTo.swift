import Foundation
import PortableUIKit

extension TestHost {
    /// Scrolls until an element is completely visible, or as much of it as fits.
    ///
    /// The search scrolls page by page from the current offset to the end, and then from the beginning.
    /// - Parameters:
    ///   - query: The element to find.
    ///   - scrollView: The scroll view to scroll. The default is the frontmost scroll view with content to scroll.
    /// - Throws: ``ElementNotFound``, which lists the elements that were found while scrolling.
    @discardableResult
    public func scroll(to query: ElementQuery, in scrollView: UIScrollView? = nil) throws -> ScreenElement {
        activate()
        guard let scrollView = scrollView ?? scrollableView else {
            guard let element = elements(query).first else {
                throw ElementNotFound(
                    "Nothing on the screen has \(query.description), and nothing there scrolls. "
                        + ElementNotFound.list(of: elements))
            }
            return element
        }
        var seen: [String] = []
        func find() -> ScreenElement? {
            for element in elements where !seen.contains(element.label) { seen.append(element.label) }
            return elements(query).first
        }
        let axis = ScrollingAxis(scrollView)
        if find() == nil {
            while find() == nil, axis.move(byPages: 0.8, host: self) {}
            if find() == nil {
                axis.moveToStart(host: self)
                while find() == nil, axis.move(byPages: 0.8, host: self) {}
            }
        }
        guard let element = find() else {
            let list = seen.filter { !$0.isEmpty }.map(\.debugDescription).joined(separator: ", ")
            throw ElementNotFound(
                "Nothing in \(Swift.type(of: scrollView)) has \(query.description), from its beginning to its end. "
                    + "It contains: \(list.isEmpty ? "nothing" : list).")
        }
        if let view = element.view {
            scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
            settle()
        }
        return elements(query).first ?? element
    }

    /// The frontmost scroll view whose content is larger than its bounds.
    var scrollableView: UIScrollView? {
        var found: UIScrollView?
        for window in session.device.visibleWindows.backToFront {
            for view in scrollViews(in: window) where ScrollingAxis(view).canMove {
                // Among nested scroll views, the outermost is used.
                if let outer = found, view.isDescendant(of: outer) { continue }
                found = view
            }
        }
        return found
    }

    private func scrollViews(in view: UIView) -> [UIScrollView] {
        guard !view.isHidden, view.alpha >= 0.01 else { return [] }
        return ((view as? UIScrollView).map { [$0] } ?? []) + view.subviews.flatMap(scrollViews(in:))
    }
}

/// The scrolling axis of a scroll view: the one along which more content is out of sight.
@MainActor
private struct ScrollingAxis {
    let scrollView: UIScrollView
    private let isVertical: Bool

    init(_ scrollView: UIScrollView) {
        self.scrollView = scrollView
        let (size, content) = (scrollView.bounds.size, scrollView.contentSize)
        isVertical = content.height - size.height >= content.width - size.width
    }

    var canMove: Bool {
        scrollView.isScrollEnabled && scrollView.isUserInteractionEnabled && start < end
    }

    private var insets: UIEdgeInsets { scrollView.adjustedContentInset }
    private var start: CGFloat { isVertical ? -insets.top : -insets.left }
    private var end: CGFloat {
        let end =
            isVertical
            ? scrollView.contentSize.height + insets.bottom - scrollView.bounds.height
            : scrollView.contentSize.width + insets.right - scrollView.bounds.width
        return max(end, start)
    }
    private var offset: CGFloat { isVertical ? scrollView.contentOffset.y : scrollView.contentOffset.x }

    /// Scrolls by a number of pages. Returns `false` at the end of the content, which changes when self-sizing items
    /// are measured.
    func move(byPages pages: CGFloat, host: TestHost) -> Bool {
        let before = offset
        guard before < end - 0.01 else { return false }
        let room =
            isVertical
            ? scrollView.bounds.height - insets.top - insets.bottom
            : scrollView.bounds.width - insets.left - insets.right
        set(min(before + max(room * pages, 1), end), host: host)
        return offset > before
    }

    func moveToStart(host: TestHost) {
        set(start, host: host)
    }

    private func set(_ value: CGFloat, host: TestHost) {
        var target = scrollView.contentOffset
        if isVertical { target.y = value } else { target.x = value }
        scrollView.setContentOffset(target, animated: false)
        host.settle()
    }
}
