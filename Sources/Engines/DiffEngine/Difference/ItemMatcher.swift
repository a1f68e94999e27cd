import LayoutGeometry

/// Finds the common items of two collections.
///
/// Identifiers are distinct, so two equal items always match, regardless of all others. Most items are matched by
/// linear scans: at both ends of a section, then between them, skipping a few items. Only the unmatched items, the
/// rest, are hashed and joined.
@usableFromInline struct ItemMatcher<Item: Hashable> {
    /// The unmatched items of the old and the new sections.
    @usableFromInline var oldRest: [ItemPosition] = []
    @usableFromInline var newRest: [ItemPosition] = []
    /// The matched runs between the ends of sections, section after section.
    @usableFromInline var runs: [MatchedRun] = []

    @usableFromInline let comparison = RunComparison<Item>()

    @inlinable init() {}

    /// Adds a range of a section's items to the unmatched items.
    @inlinable static func appendUnmatched(_ range: Range<Int>, of section: Int, in rest: inout [ItemPosition]) {
        // Appends the items one by one: often, it's only one, and appending a sequence is slower.
        if range.count > rest.count { rest.reserveCapacity(rest.count + range.count) }
        for item in range { rest.append(ItemPosition(section: section, item: item)) }
    }

    /// Matches a section with its previous content.
    /// - Complexity: O(*n*); O(1) for each shared part.
    @inlinable mutating func match(
        _ old: ItemRuns<Item>, oldSection: Int, _ new: ItemRuns<Item>, newSection: Int
    ) {
        let shorter = min(old.count, new.count)
        var prefix = 0
        while prefix < shorter {
            let (before, after) = (old.run(from: prefix), new.run(from: prefix))
            let length = min(before.count, after.count)
            let same = comparison.countOfEqual(before, after, upTo: length)
            prefix += same
            if same < length { break }
        }
        var suffix = 0
        while suffix < shorter - prefix {
            let (before, after) = (old.run(upTo: old.count - suffix), new.run(upTo: new.count - suffix))
            let length = min(before.count, after.count, shorter - prefix - suffix)
            let same = comparison.countOfEqualAtEnd(before, after, upTo: length)
            suffix += same
            if same < length { break }
        }
        matchBetween(
            old, oldSection, prefix..<old.count - suffix, new, newSection, prefix..<new.count - suffix)
    }

    /// The number of items that a search looks ahead for the next match.
    @inlinable static var reach: Int { 8 }

    /// Matches the items between the ends with a linear scan. Stops after several unsuccessful searches.
    @inlinable mutating func matchBetween(
        _ old: ItemRuns<Item>, _ oldSection: Int, _ oldRange: Range<Int>, _ new: ItemRuns<Item>, _ newSection: Int,
        _ newRange: Range<Int>
    ) {
        var (before, after) = (oldRange.lowerBound, newRange.lowerBound)
        // The number of unsuccessful searches before the scan stops.
        var patience = 8
        while before < oldRange.upperBound, after < newRange.upperBound, patience > 0 {
            let (oldRun, newRun) = (old.run(from: before), new.run(from: after))
            let length = min(oldRun.count, newRun.count, oldRange.upperBound - before, newRange.upperBound - after)
            let same = comparison.countOfFewEqual(oldRun, newRun, upTo: length)
            if same > 0 {
                runs.append(MatchedRun(old: before, new: after, count: same))
                before += same
                after += same
                patience = 8
                if same == length { continue }
            }
            let (oldSkip, newSkip) = skip(
                old, Lookahead(oldRun, same, from: before, upTo: oldRange.upperBound),
                new, Lookahead(newRun, same, from: after, upTo: newRange.upperBound))
            if oldSkip + newSkip == 0 { patience -= 1 }
            let (oldStep, newStep) = oldSkip + newSkip == 0 ? (1, 1) : (oldSkip, newSkip)
            Self.appendUnmatched(before..<before + oldStep, of: oldSection, in: &oldRest)
            Self.appendUnmatched(after..<after + newStep, of: newSection, in: &newRest)
            before += oldStep
            after += newStep
        }
        Self.appendUnmatched(before..<oldRange.upperBound, of: oldSection, in: &oldRest)
        Self.appendUnmatched(after..<newRange.upperBound, of: newSection, in: &newRest)
    }

    /// Returns how many items to skip in each section until both match again; zeros if no match is near.
    @inlinable func skip(
        _ old: ItemRuns<Item>, _ oldLookahead: Lookahead, _ new: ItemRuns<Item>, _ newLookahead: Lookahead
    ) -> (old: Int, new: Int) {
        let (oldItem, newItem) = (oldLookahead.item(0, of: old), newLookahead.item(0, of: new))
        for distance in 1...Self.reach {
            let (hasOld, hasNew) = (distance < oldLookahead.count, distance < newLookahead.count)
            if !hasOld, !hasNew { break }
            if hasOld, comparison.areEqual(oldLookahead.item(distance, of: old), newItem) { return (distance, 0) }
            if hasNew, comparison.areEqual(newLookahead.item(distance, of: new), oldItem) { return (0, distance) }
            if hasOld, hasNew,
                comparison.areEqual(oldLookahead.item(distance, of: old), newLookahead.item(distance, of: new))
            {
                return (distance, distance)
            }
        }
        return (0, 0)
    }

    /// The items ahead of a position, for a search.
    @usableFromInline struct Lookahead {
        /// The items up to the end of the piece.
        @usableFromInline let run: UnsafeBufferPointer<Item>
        @usableFromInline let position: Int
        @usableFromInline let count: Int

        @inlinable init(_ run: UnsafeBufferPointer<Item>, _ start: Int, from position: Int, upTo end: Int) {
            self.run = UnsafeBufferPointer(rebasing: run[start...])
            self.position = position
            count = end - position
        }

        @inlinable func item(_ distance: Int, of runs: ItemRuns<Item>) -> Item {
            distance < run.count ? run[distance] : runs[position + distance]
        }
    }
}
