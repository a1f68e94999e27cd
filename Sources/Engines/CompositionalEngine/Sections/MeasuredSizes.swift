import LayoutGeometry

/// The measured sizes of a section's items, by index. It stores only lengths that the section estimates.
struct MeasuredSizes: Sendable {
    private(set) var widths: BlockedLengths?
    private(set) var heights: BlockedLengths?

    /// Creates measured sizes without any items.
    init() {}

    init(widths: BlockedLengths?, heights: BlockedLengths?) {
        self.widths = widths
        self.heights = heights
    }

    var isEmpty: Bool { widths?.isEmpty ?? true && heights?.isEmpty ?? true }

    var byteCount: Int { (widths?.byteCount ?? 0) + (heights?.byteCount ?? 0) }

    /// The measured size of an item, with 0 on an axis that the section doesn't estimate.
    subscript(item: Int) -> Size? {
        let width = widths?.given(item), height = heights?.given(item)
        guard width != nil || height != nil else { return nil }
        return Size(width: width ?? 0, height: height ?? 0)
    }

    subscript(axis: Axis) -> BlockedLengths? {
        get { axis == .horizontal ? widths : heights }
        set { if axis == .horizontal { widths = newValue } else { heights = newValue } }
    }

    private subscript(axis: Axis, scale scale: Double) -> BlockedLengths {
        get { self[axis] ?? BlockedLengths(scale: scale) }
        set { self[axis] = newValue }
    }

    /// Returns whether any of the items is measured.
    func contains(anyOf items: Range<Int>) -> Bool {
        (widths?.hasExplicit(in: items) ?? false) || (heights?.hasExplicit(in: items) ?? false)
    }

    /// The last measured item; -1 if there isn't one.
    var lastItem: Int { (heights ?? widths)?.lastExplicit ?? -1 }

    /// Calls `body` for each measured item from the given one on, in order.
    func forEachItem(from item: Int, _ body: (Int) -> Void) {
        (heights ?? widths)?.forEachExplicit(from: item) { item, _ in body(item) }
    }

    mutating func set(_ size: Size?, of item: Int, on axes: GroupTemplate.Axes, scale: Double) {
        for axis in Axis.allCases where axes[axis] { self[axis, scale: scale].set(size?[axis], at: item) }
    }

    mutating func set(_ sizes: [(item: Int, size: Size)], on axes: GroupTemplate.Axes, scale: Double) {
        for axis in Axis.allCases where axes[axis] {
            self[axis, scale: scale].set(sizes.map { ($0.item, $0.size[axis]) })
        }
    }

    mutating func splice(removing removed: [Int], inserting inserted: [Int]) {
        widths?.splice(removing: removed, inserting: inserted)
        heights?.splice(removing: removed, inserting: inserted)
    }

    mutating func removeAll(from item: Int) {
        widths?.removeAll(from: item)
        heights?.removeAll(from: item)
    }
}
