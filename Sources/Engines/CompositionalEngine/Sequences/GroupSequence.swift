import LayoutGeometry

/// The groups of a section along the flow axis: their number, the items of each group, and its start.
///
/// A section of equal groups is computed arithmetically: only groups with another length are stored. Where the number
/// of items in a group depends on measured sizes (a row that wraps), `prefix` lists the groups up to the last measured
/// item. The groups after them are computed.
struct GroupSequence: Sendable {
    /// A group whose position can't be computed arithmetically.
    struct ListedGroup: Sendable, Hashable {
        var firstItem: Int
        var start: Double
        var length: Double
        /// The largest cross length so far, including this group.
        var largestCrossLength: Double
        /// The number of supplementary views of each kind before this group.
        var supplementaryCounts: [String: Int]
    }

    private(set) var itemCount: Int
    /// The number of items in a group without measured items.
    let itemsPerGroup: Int
    let templateLength: Double
    /// The spacing, limited so that groups like the template don't overlap by more than their length.
    let spacing: GroupSpacing

    private(set) var prefix: [ListedGroup] = []
    /// The first item after the listed groups.
    private(set) var tailItem = 0
    /// The start of the first group after the listed ones.
    private(set) var tailStart = 0.0
    /// The lengths of the groups after the listed ones, less the margin.
    private(set) var tail: BlockedLengths
    /// The difference between a group's length and its length in `tail`.
    private let margin: Double

    /// - Parameters:
    ///   - lengths: The lengths of groups, less their common margin.
    init(
        itemCount: Int, itemsPerGroup: Int, templateLength: Double, spacing: GroupSpacing, scale: Double,
        lengths: BlockedLengths?, margin: Double
    ) {
        self.itemCount = itemsPerGroup > 0 ? Swift.max(0, itemCount) : 0
        self.itemsPerGroup = Swift.max(1, itemsPerGroup)
        self.templateLength = templateLength
        self.margin = margin
        self.spacing = spacing.limited(toLength: templateLength)
        let gap = margin + self.spacing.start + self.spacing.end + self.spacing.interGroup
        tail =
            lengths?.rebased(commonLength: templateLength - margin, gap: gap, scale: scale)
            ?? BlockedLengths(commonLength: templateLength - margin, gap: gap, scale: scale)
    }

    /// Changes the number of items. Groups keep their lengths.
    mutating func resize(itemCount: Int) {
        self.itemCount = Swift.max(0, itemCount)
    }

    /// Removes groups, and inserts groups that are equal to the template. Requires that no groups are listed.
    mutating func splice(removing removed: [Int], inserting inserted: [Int]) {
        tail.splice(removing: removed, inserting: inserted)
    }

    /// Sets lengths of groups, less the margin. Requires that no groups are listed.
    mutating func setLengths(_ lengths: [(index: Int, length: Double)]) { tail.set(lengths) }

    /// Sets the length of a group, less the margin; `nil` resets it to the template's. Requires that no groups are
    /// listed.
    mutating func setLength(_ length: Double?, ofRow row: Int) { tail.set(length, at: row) }

    /// Resets groups from the given one on to the template. Requires that no groups are listed.
    mutating func removeLengths(from group: Int) { tail.removeAll(from: group) }

    var tailCount: Int {
        let (full, rest) = (itemCount - tailItem).quotientAndRemainder(dividingBy: itemsPerGroup)
        return full + (rest > 0 ? 1 : 0)
    }

    /// The number of groups.
    var count: Int { prefix.count + tailCount }

    /// The length from the first group's edge to the last one's. Requires at least one group.
    var totalLength: Double { tailStart + tail.sum(before: tailCount) - spacing.interGroup }

    /// Returns the items of a group.
    func items(of group: Int) -> Range<Int> {
        if group < prefix.count {
            return prefix[group].firstItem..<(group + 1 < prefix.count ? prefix[group + 1].firstItem : tailItem)
        }
        let first = tailItem + (group - prefix.count) * itemsPerGroup
        return first..<(itemCount - first > itemsPerGroup ? first + itemsPerGroup : itemCount)
    }

    /// Returns the group that contains an item.
    /// - Complexity: O(log *n*) in the number of listed groups.
    func group(of item: Int) -> Int {
        if item < tailItem { return prefix.partitioningIndex { $0.firstItem > item } - 1 }
        return prefix.count + (item - tailItem) / itemsPerGroup
    }

    /// Returns the start of a group's frame, after its edge.
    func start(of group: Int) -> Double {
        let start =
            group < prefix.count ? prefix[group].start : tailStart + tail.sum(before: group - prefix.count)
        return start + spacing.start
    }

    /// Returns the length of a group's frame.
    func length(of group: Int) -> Double {
        if group < prefix.count { return prefix[group].length }
        return Swift.max(0, tail[group - prefix.count] + margin)
    }

    /// Changes the length of a group after the listed ones.
    mutating func setLength(_ length: Double, of group: Int) {
        tail.set(length == templateLength ? nil : Swift.max(length, -tail.gap), at: group - prefix.count)
    }

    /// Returns the groups whose elements may be between two positions, if no element extends beyond its group by more
    /// than `overhang`.
    func groups(from low: Double, to high: Double, overhang: Double) -> Range<Int> {
        guard count > 0, let first = group(at: low - overhang), let last = group(at: high + overhang) else {
            return 0..<0
        }
        return first..<Swift.max(first, last) + 1
    }

    /// Returns the last group that starts at or before a position; the first group if none does; `nil` if there are no
    /// groups.
    func group(at position: Double) -> Int? {
        if position < tailStart || tailCount == 0 {
            guard !prefix.isEmpty else { return tailCount > 0 ? 0 : nil }
            return Swift.max(0, prefix.partitioningIndex { $0.start > position } - 1)
        }
        return tail.index(at: position - tailStart, count: tailCount).map { prefix.count + $0 }
    }

    // MARK: Listed groups

    /// Removes the listed groups from `group` on. Their items are in computed groups again, without individual lengths.
    mutating func removeListedGroups(from group: Int) {
        tail.removeAll()
        guard group < prefix.count else { return }
        tailItem = prefix[group].firstItem
        tailStart = prefix[group].start
        prefix.removeSubrange(group...)
    }

    /// Lists the group after the listed ones. Requires that no group after it has an individual length.
    mutating func list(
        itemCount: Int, length: Double, crossLength: Double, supplementaryCounts: [String: Int]
    ) {
        prefix.append(
            ListedGroup(
                firstItem: tailItem, start: tailStart, length: length,
                largestCrossLength: Swift.max(crossLength, prefix.last?.largestCrossLength ?? 0),
                supplementaryCounts: supplementaryCounts))
        tailItem += itemCount
        tailStart += spacing.pitch(length)
    }
}
