import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The element of a row, a header, or a footer of a list. The view that draws it is in a cell while the row is on screen.
final class ListRowElement: Element {
    /// The view that shows the row. UIKit views in the row are its subviews.
    let view = ListRowView()
    private(set) unowned var list: ListElement!
    /// The items of the row. There's one, except for a header or footer with several views.
    private(set) var items: [Item] = []
    private var measures = RowMetrics()

    /// The insets of the content, the minimum height, and the size of the cell.
    private struct RowMetrics {
        var insets = Insets.zero
        var minimumHeight = 0.0
        var recorded: Size?
    }

    /// Sets the insets of the content in the cell, and the minimum height.
    func setInsets(_ insets: Insets, minimumHeight: Double) {
        guard insets != measures.insets || minimumHeight != measures.minimumHeight else { return }
        (measures.insets, measures.minimumHeight) = (insets, minimumHeight)
        setNeedsLayout()
    }

    private var insets: Insets { measures.insets }

    /// Returns the size for a width, and records it as the size of the cell.
    func recordSize(width: Double?) -> Size {
        let size = size(ProposedSize(width: width, height: nil))
        measures.recorded = size
        return size
    }

    /// A Boolean value that indicates whether the row needs a different height than its cell has.
    var wantsOtherHeight: Bool {
        guard let recorded = measures.recorded else { return false }
        return abs(size(ProposedSize(width: recorded.width, height: nil)).height - recorded.height) > 1e-6
    }

    /// Adds the row to a list. Called once after the row is created.
    func begin(in list: ListElement) {
        self.list = list
        view.row = self
        isHidden = true
    }

    /// Shows items. They're requested from the list in the order of its rows.
    func show(_ new: [Item]) {
        isRightToLeft = list.isRightToLeft
        let elements = new.map { $0.shownElement() }
        items = new.map(\.withBodies)
        setChildren(elements)
    }

    // MARK: Settings

    var settings: ListRowSettings { items.first?.traits[ListRowTrait.self] ?? ListRowSettings() }

    var editing: RowEditing { items.first?.editing ?? RowEditing() }

    /// The values that select the row: its tag, the value of its link, or its id.
    var selectionValues: [AnyHashable] {
        guard let item = items.first else { return [] }
        let tag = item.traits[TagTrait.self]
        let links = descendants(RowActionElement.self).compactMap(\.linkValue)
        return [tag?.value, tag?.optionalValue].compactMap(\.self) + links + [item.explicitID].compactMap(\.self)
    }

    /// Returns all elements of a type in the row, the outermost first.
    func descendants<E: Element>(_ type: E.Type) -> [E] {
        func collect(_ element: Element) -> [E] {
            ((element as? E).map { [$0] } ?? []) + element.children.flatMap(collect)
        }
        return children.flatMap(collect)
    }

    /// Returns the distance of a separator's end from the leading edge of the row's content: the guide that a view
    /// sets, or the first text of the row. Returns `nil` for the default.
    func separatorGuide(_ guide: HorizontalAlignment) -> Double? {
        guard let child = children.first, placedProposal != nil else { return nil }
        let inner = contentProposal(ProposedSize(width: frame.size.width, height: frame.size.height))
        if let value = child.explicitGuide(guide.key, inner) { return insets.leading + value }
        guard guide == .listRowSeparatorLeading, let text = firstText(in: child) else { return nil }
        let map = text.mapToRoot, origin = mapToRoot
        let x = map.apply(Rect(origin: .zero, size: text.frame.size)).minX
        let start = origin.apply(Rect(origin: .zero, size: frame.size)).minX - contentOffset.x
        let distance = isRightToLeft ? frame.size.width - (x - start) - text.frame.size.width : x - start
        return distance
    }

    private func firstText(in element: Element) -> TextElement? {
        if let text = element as? TextElement { return text }
        if element is HostedViewElement { return nil }
        return element.children.lazy.compactMap(firstText).first
    }

    // MARK: Layout

    private func contentProposal(_ proposal: ProposedSize) -> ProposedSize {
        ProposedSize(width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) }, height: nil)
    }

    override func computeSize(_ proposal: ProposedSize) -> Size {
        let inner = contentProposal(proposal)
        let sizes = children.map { $0.size(inner) }
        let width = (sizes.map(\.width).max() ?? 0) + insets.leading + insets.trailing
        let height = sizes.reduce(0) { $0 + $1.height } + insets.top + insets.bottom
        return Size(
            width: proposal.width ?? width, height: proposal.height ?? max(height, measures.minimumHeight))
    }

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        let inner = contentProposal(ProposedSize(width: size.width, height: size.height))
        let content = children.reduce(0) { $0 + $1.size(inner).height }
        let room = size.height - insets.top - insets.bottom
        var y = insets.top + (room - content) / 2
        for child in children {
            place(child, at: Point(x: insets.leading, y: y), inner, in: size)
            y += child.size(inner).height
        }
        view.contentDidChange()
    }

    /// The position of the row's view in the list, as an offset of its content, because the cell moves without the
    /// graph.
    override var contentOffset: Point {
        guard view.window != nil || view.superview != nil else { return .zero }
        let origin = view.convert(CGPoint.zero, to: list.collectionView)
        let bounds = list.collectionView.bounds
        return Point(x: Double(bounds.minX - origin.x), y: Double(bounds.minY - origin.y))
    }

    /// Returns the element that receives touches at a point of the row's view.
    func hitInView(_ point: Point) -> Element? {
        for child in drawingOrder.reversed() {
            if let hit = child.hit(point - child.frame.origin) { return hit }
        }
        return nil
    }

    override func hit(_ point: Point) -> Element? { nil }

    /// Returns the display nodes of the row, or `nil` if the row was removed from the list.
    func makeNodes() -> [DisplayNode]? {
        guard let host = graph?.host, !items.isEmpty else { return nil }
        return renderedNode(rest: .zero, host.pixelGrid).map { [$0] } ?? []
    }

    /// Removes the row from the list with the state of its views. Its cell can remain.
    func removeFromList() {
        items = []
        setChildren([])
    }

    /// Opens the menu of the first UIKit button in the row.
    func openMenu() {
        func find(_ view: UIView) -> UIButton? {
            (view as? UIButton).flatMap { $0.menu == nil ? nil : $0 } ?? view.subviews.lazy.compactMap(find).first
        }
        find(view)?.performPrimaryAction()
    }

    /// Updates the cell after a link or button in the row has appeared, or the background has changed.
    func actionsDidChange() { list.rowNeedsUpdate(self) }
}

extension Element {
    /// The list row that contains the element, if there's no scroll view or other list in between.
    final var enclosingRow: ListRowElement? {
        var element = parent
        while let current = element {
            if let row = current as? ListRowElement { return row }
            if current is HostedViewElement { return nil }
            element = current.parent
        }
        return nil
    }

    /// The list that contains the element in a row.
    final var enclosingList: ListElement? {
        sequence(first: self, next: \.parent).lazy.compactMap { $0 as? ListElement }.first
    }

    /// The view that contains the element's UIKit views, with the position of its content in the root: the innermost
    /// scroll view or list row. It's `nil` for the host.
    final var enclosingSurface: (view: UIView, origin: Point)? {
        var element = parent
        while let current = element {
            if let scroll = current as? ScrollElement { return (scroll.contentView, scroll.contentOrigin) }
            if let row = current as? ListRowElement {
                return (row.view, row.frameInRoot.origin - row.contentOffset)
            }
            element = current.parent
        }
        return nil
    }
}
