import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a scroll view. Its children lie in the content of UIKit's scroll view, where one layer draws them and
/// views of UIKit among them are subviews.
final class ScrollElement: HostedViewElement {
    let scrollView = UIScrollView()
    /// What is moved.
    let contentView = ScrolledView()

    /// What in it makes views when they come near what is seen.
    var lazyElements: [WeakLazyElement] = []

    var axes = Axis.Set.vertical {
        didSet { if axes != oldValue { setNeedsLayout() } }
    }

    /// Shows UIKit's view. Once, right after the element was made.
    func begin() {
        scrollView.backgroundColor = .clear
        scrollView.delegate = contentView
        scrollView.addSubview(contentView)
        contentView.begin(self)
        show(scrollView)
    }

    // MARK: Layout

    /// What the content is offered: no end where it moves.
    private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        let content = children.first?.size(contentProposal(proposal)) ?? .zero
        return Size(
            width: axes.contains(.horizontal) ? proposal.width ?? content.width : content.width,
            height: axes.contains(.vertical) ? proposal.height ?? content.height : content.height)
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        guard let child = children.first else { return }
        let proposal = contentProposal(ProposedSize(width: size.width, height: size.height))
        let content = child.size(proposal)
        // What is smaller than its room stands in the middle across the direction that it moves in.
        child.place(
            at: Point(
                x: axes.contains(.horizontal) ? 0 : (size.width - content.width) / 2,
                y: axes.contains(.vertical) ? 0 : (size.height - content.height) / 2),
            proposal)
        contentSize = Size(
            width: axes.contains(.horizontal) ? content.width : size.width,
            height: axes.contains(.vertical) ? content.height : size.height)
    }

    private var contentSize = Size.zero

    override var contentOffset: Point {
        Point(x: Double(scrollView.contentOffset.x), y: Double(scrollView.contentOffset.y))
    }

    override func hasSpace(named name: AnyHashable) -> Bool {
        guard let name = name.base as? ScrollSpaceName else { return false }
        return name.axis.map { axes.contains($0 == .horizontal ? .horizontal : .vertical) } ?? true
    }

    /// Where the content begins in the root.
    var contentOrigin: Point { frameInRoot.origin - contentOffset }

    override func placeView(in host: HostingView) {
        super.placeView(in: host)
        placeContent(host.pixelGrid)
        contentView.contentDidChange()
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

    /// Moves the content so that a rectangle of it is seen.
    /// - Parameter anchor: Where of the room the same point of the rectangle comes to stand; nil moves as little as
    ///   possible.
    func scroll(to rect: Rect, anchor: UnitPoint?, animated: Bool) {
        let target = rect.cgRect
        // What has come just now is to be seen, too.
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
        scrollView.setContentOffset(point, animated: animated)
    }
}

/// What a scroll view moves: the children of its element, in one layer.
final class ScrolledView: UIView, UIScrollViewDelegate {
    package override class var layerClass: AnyClass { ContentLayer.self }

    private weak var element: ScrollElement?

    func begin(_ element: ScrollElement) {
        self.element = element
        (layer as? ContentLayer)?.content = self
    }

    func contentDidChange() { (layer as? ContentLayer)?.contentDidChange() }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        // Who asks where views lie on the screen hears that they have moved.
        guard let element, let graph = element.graph else { return }
        element.lazyElements.removeAll { $0.element == nil }
        for lazy in element.lazyElements { lazy.element?.windowDidMove() }
        graph.preferences.setNeedsTelling()
        graph.setNeedsFrame()
    }
}

extension ScrolledView: LayerContent {
    package func makeDisplayNodes() -> [DisplayNode] { element?.makeContentNodes() ?? [] }

    /// The host tells of all elements.
    package var inspectedParts: [ContentPart] { [] }
}

extension Element {
    /// The innermost scroll view that the element lies in.
    final var enclosingScroll: ScrollElement? {
        var element = parent
        while let current = element {
            if let scroll = current as? ScrollElement { return scroll }
            element = current.parent
        }
        return nil
    }
}
