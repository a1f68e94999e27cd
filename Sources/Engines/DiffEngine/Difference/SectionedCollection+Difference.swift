import LayoutGeometry

extension SectionedCollection {
    /// Returns the changes that turn `old`, a settled collection, into this collection.
    ///
    /// Shared parts aren't examined. Of the rest, each identifier is hashed at most once, and only if it isn't found
    /// near its old position.
    ///
    /// If the result isn't `nil`, an unsettled collection becomes settled, because its identifiers are known to be
    /// distinct.
    ///
    /// - Returns: `nil` if an item is repeated in this collection. Settle it, and call the method again.
    /// - Complexity: O(*s* + *c* + *r* log *r*) on average, where *s* is the number of sections, *c* is the number of
    ///   items in arrays that aren't shared, and *r* is the number of items among them that aren't found near their old
    ///   position. The logarithm applies only to items that changed their order.
    @inlinable public func difference(from old: SectionedCollection) -> ChangeSet? {
        let sections = SectionMatching(self, old)
        var matcher = ItemMatcher<Item>()
        // Each new section with unmatched items, with its part of the rest and of the runs.
        var changed: [(section: Int, rest: Range<Int>, runs: Range<Int>)] = []
        lists.withUnsafeBufferPointer { lists in
            old.lists.withUnsafeBufferPointer { oldLists in
                for position in 0..<sectionCount {
                    let new = Int(order.elements[position])
                    let oldPosition = sections.oldPosition(ofSection: position)
                    let (firstRest, firstRun) = (matcher.newRest.count, matcher.runs.count)
                    if oldPosition < 0 {
                        ItemMatcher<Item>.appendUnmatched(0..<lists[new].count, of: position, in: &matcher.newRest)
                    } else {
                        let before = Int(old.order.elements[oldPosition])
                        if lists[new].isIdentical(to: oldLists[before]) { continue }
                        oldLists[before].withRuns { before in
                            lists[new].withRuns { after in
                                matcher.match(before, oldSection: oldPosition, after, newSection: position)
                            }
                        }
                    }
                    if matcher.newRest.count > firstRest {
                        changed.append(
                            (position, firstRest..<matcher.newRest.count, firstRun..<matcher.runs.count))
                    }
                }
                for position in sections.newPositions.indices where sections.newPositions[position] < 0 {
                    let count = oldLists[Int(old.order.elements[position])].count
                    ItemMatcher<Item>.appendUnmatched(0..<count, of: position, in: &matcher.oldRest)
                }
            }
        }
        let join = HashJoin<Item>(
            PositionedItems(collection: old, positions: matcher.oldRest),
            PositionedItems(collection: self, positions: matcher.newRest))
        if !isSettled {
            guard areDistinct(matcher.newRest, origins: join.origins) else { return nil }
            box.settle()
        }
        let rest = JoinedItems(
            old: matcher.oldRest, new: matcher.newRest, origins: join.origins, isKept: join.isKept)
        var builder = ChangeSetBuilder(sections: sections, rest: rest)
        builder.deleteItems()
        for part in changed {
            builder.addItems(ofSection: part.section, part.rest, runs: matcher.runs[part.runs])
        }
        if !builder.changes.isEmpty {
            builder.changes.countsBefore = old.itemCounts
            builder.changes.countsAfter = itemCounts
        }
        return builder.changes
    }

    /// The item count of each section.
    /// - Complexity: O(*s*) for *s* sections.
    @inlinable package var itemCounts: [Int] { (0..<sectionCount).map { itemCount(atSection: $0) } }

    /// Returns whether the items that weren't in `old` are distinct. All others are known to be.
    @inlinable func areDistinct(_ rest: [ItemPosition], origins: [Int32]) -> Bool {
        let inserted = rest.indices.filter { origins[$0] < 0 }
        if inserted.isEmpty { return true }
        // Comparing a few items with all others is faster than hashing all others.
        if inserted.count <= 4 {
            let items = inserted.map { item(at: rest[$0]) }
            return items.allSatisfy { item in
                var count = 0
                for section in order.elements {
                    for other in lists[Int(section)].elements where other == item { count += 1 }
                }
                return count == 1
            }
        }
        guard let index = ItemIndex.make(of: lists, itemCount: itemCount) else { return false }
        box.store(index)
        return true
    }
}

extension SectionMatching {
    @inlinable init<Section, Item>(
        _ new: SectionedCollection<Section, Item>, _ old: SectionedCollection<Section, Item>
    ) {
        if new.order.isIdentical(to: old.order), new.sectionTable.isIdentical(to: old.sectionTable) {
            self.init()
            return
        }
        let oldPositions = new.order.elements.map { handle in
            guard let section = old.sectionTable.handle(of: handle, in: new.sectionTable), old.contains(section) else {
                return -1
            }
            return old.order.position(of: section, notes: old.notes)
        }
        self.init(oldPositions: oldPositions, oldCount: old.sectionCount)
    }
}
