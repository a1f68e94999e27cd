import CompositionalEngine
import DiffEngine
import LayoutGeometry

/// The content of the page: items, their frames, and the scroll offset.
struct Screen {
    private(set) var items: Items
    /// The items of a change that isn't shown yet.
    private var changedItems: Items?
    private(set) var batch = ChangeSet()
    private var style = LayoutStyle.list
    private var solver: CompositionalSolver
    private(set) var offset = 0.0
    private(set) var rows: [VisibleRow] = []
    private var numbers: SeededNumbers
    private var nextItem: Int

    init(itemCount: Int, seed: UInt64, size: Size, scale: Double) {
        items = Items(Array(0..<itemCount))
        _ = items.settle()
        nextItem = itemCount
        numbers = SeededNumbers(seed: seed)
        solver = CompositionalSolver(container: LayoutContainer(size: size, scale: scale))
        layOut()
    }
}

// MARK: - Layout

extension Screen {
    /// The height of the content, with estimates for rows that aren't measured.
    var contentHeight: Double {
        mutating get { solver.contentSize().height }
    }

    mutating func setStyle(_ style: LayoutStyle) {
        self.style = style
        solver.discardMeasuredSizes()
        layOut()
    }

    mutating func resize(to size: Size) {
        solver.setContainer(LayoutContainer(size: size, scale: solver.container.scale))
        layOut()
    }

    private mutating func layOut(following edits: LayoutEdits? = nil) {
        solver.setSections(
            [.init(description: style.description(width: solver.container.size.width), itemCount: items.itemCount)],
            following: edits)
    }

    /// Returns the offset at which the item at `position` is at the top.
    mutating func offset(ofItemAt position: Int) -> Double {
        guard let element = solver.element(.cell(section: 0, item: position)) else { return 0 }
        return max(0, element.frame.minY - 8)
    }

    /// Scrolls, and updates the visible rows. Rows of a list are measured, which can change the offset.
    mutating func scroll(to newOffset: Double) {
        offset = newOffset
        var elements = visibleElements()
        while style == .list, measure(elements) { elements = visibleElements() }
        rows.removeAll(keepingCapacity: true)
        for element in elements {
            rows.append(
                VisibleRow(
                    x: Float(element.frame.minX), y: Float(element.frame.minY - offset),
                    width: Float(element.frame.size.width), height: Float(element.frame.size.height),
                    item: Int32(items.item(at: ItemPosition(section: 0, item: element.id.item))),
                    position: Int32(element.id.item)))
        }
    }

    private mutating func visibleElements() -> [LayoutElement] {
        offset = max(0, min(offset, contentHeight - solver.container.size.height))
        return solver.elements(in: Rect(origin: Point(x: 0, y: offset), size: solver.container.size))
    }

    /// Sets the heights of rows to the heights of their texts, and returns a Boolean value that indicates whether any
    /// has changed.
    private mutating func measure(_ elements: [LayoutElement]) -> Bool {
        var areChanged = false
        for element in elements {
            let item = items.item(at: ItemPosition(section: 0, item: element.id.item))
            let height = LayoutStyle.rowHeight(of: item)
            guard element.frame.size.height != height else { continue }
            let effect = solver.setMeasuredSize(
                Size(width: element.frame.size.width, height: height), for: element.id)
            guard effect.isChange else { continue }
            areChanged = true
            // Rows above the visible ones stay above them.
            if effect.position <= offset { offset += effect.displacement }
        }
        return areChanged
    }
}

// MARK: - Changes

extension Screen {
    /// Creates the items after a change.
    mutating func prepare(_ change: Change) {
        let top = rows.first { $0.y >= 0 }?.position ?? 0
        changedItems = Items(change.applied(to: items.items, top: Int(top), nextItem: &nextItem, &numbers))
    }

    /// Compares the items before and after the change, and returns the number of edits.
    mutating func compare() -> Int {
        guard let changedItems, let batch = changedItems.difference(from: items) else { return -1 }
        self.batch = batch
        return batch.deletedItems.count + batch.insertedItems.count + batch.movedItems.count
    }

    /// Shows the items after the change. Rows keep their measured heights.
    mutating func showChange() {
        guard let changedItems else { return }
        items = changedItems
        self.changedItems = nil
        layOut(following: batch.layoutEdits)
    }
}

extension ChangeSet {
    /// The edits of the only section as edits of the layout.
    fileprivate var layoutEdits: LayoutEdits {
        var edits = LayoutEdits(origins: [0])
        edits.removed[0] = (deletedItems.map { $0.item } + movedItems.map { $0.source.item }).sorted()
        edits.inserted[0] = (insertedItems.map { $0.item } + movedItems.map { $0.destination.item }).sorted()
        edits.moves = movedItems.map {
            LayoutEdits.Move(
                from: .init(section: 0, item: $0.source.item), to: .init(section: 0, item: $0.destination.item))
        }
        return edits
    }
}
