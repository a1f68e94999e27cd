extension SectionedCollection {
    /// A description of the first violated invariant of the lists and the cached values; `nil` if there's no violation.
    ///
    /// - Complexity: O(*n* · *p*) for *p* pieces in each list.
    @usableFromInline package var brokenInvariant: String? {
        // Rejected sections have a handle, and nothing else.
        guard notes.count <= sectionTable.count, lists.count == notes.count else {
            return "There are \(sectionTable.count) handles, \(notes.count) notes and \(lists.count) lists."
        }
        if let problem = sectionTable.brokenInvariant ?? order.brokenInvariant(notes: notes) { return problem }
        var sum = 0
        for position in 0..<sectionCount {
            guard counts.sum(before: position) == sum else { return "The counts before \(position) don't add up." }
            sum += itemCount(atSection: position)
        }
        guard total == sum, counts.count == sectionCount else { return "The counts don't add up to \(total)." }
        for section in lists.indices {
            if let problem = lists[section].brokenInvariant { return "Section \(section): \(problem)" }
            guard contains(Handle(section)) || lists[section].count == 0 else {
                return "Section \(section) was removed, but its items weren't."
            }
        }
        return problemOfIndex ?? wasteProblem
    }

    /// A description of the first item that the index can't find, or whose hash it doesn't have.
    private var problemOfIndex: String? {
        guard isSettled, let index = box.knownIndex?.value else { return nil }
        for section in lists.indices {
            let (list, items) = (lists[section], lists[section].elements)
            for (position, item) in items.enumerated() {
                let location = withFinder { $0.location(of: item) }
                guard let location, Int(location.section) == section,
                    list.position(ofSlot: Int(location.slot)) == position
                else { return "The index doesn't find item \(position) of section \(section)." }
            }
            guard let hashes = index.hashes(ofSection: section, list) else { continue }
            guard zip(hashes, items).allSatisfy({ $0 == index.hasher.hash($1) }) else {
                return "A hash in section \(section) is another item's."
            }
        }
        return index.needsRebuild(itemCount: itemCount) ? "The index needs to be rebuilt." : nil
    }

    private var wasteProblem: String? {
        sectionTable.count > 2 * sectionCount + Self.toleratedWaste ? "Most sections are out of use." : nil
    }

    /// Traps if an invariant is violated, in builds with this check (`Scripts/check invariants`). In other builds, it
    /// does nothing.
    @inlinable func checkInvariants() {
        #if COLLAGE_CHECKS
        guard itemCount + sectionCount <= 1_000, let problem = brokenInvariant else { return }
        preconditionFailure(problem)
        #endif
    }
}

extension OrderedHandles {
    /// A description of the first violated invariant of the position hints; `nil` if there's no violation.
    func brokenInvariant(notes: [Int32]) -> String? {
        guard drift >= 0, drift <= Self.maximumDrift else { return "Notes may be wrong by \(drift)." }
        for (position, handle) in elements.enumerated() where abs(Int(notes[Int(handle)]) - position) > drift {
            return "Handle \(handle) is at \(position), but noted at \(notes[Int(handle)])."
        }
        return nil
    }
}

extension ItemList {
    /// A description of the first violated invariant of the pieces; `nil` if there's no violation.
    var brokenInvariant: String? {
        if isWhole { return total == base.count && added.isEmpty ? nil : "It is whole, but not its base." }
        var position = 0
        for (index, piece) in pieces.enumerated() {
            let length = length(ofPieceAt: index)
            guard piece.start == position, length > 0 else { return "Piece \(index) begins or ends at a wrong place." }
            guard piece.offset >= 0, piece.offset + length <= (piece.isAdded ? added : base).count else {
                return "Piece \(index) is beyond its array."
            }
            position += length
        }
        guard position == total else { return "The pieces have \(position) items of \(total)." }
        return pieces.count <= Self.pieceLimit(count) ? nil : "There are \(pieces.count) pieces."
    }
}
