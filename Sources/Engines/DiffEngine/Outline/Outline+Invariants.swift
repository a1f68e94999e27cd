extension Outline {
    /// A description of the first violated invariant of the items and the cached values; `nil` if there's no violation.
    ///
    /// - Complexity: O(*n*) on average.
    @usableFromInline package var brokenInvariant: String? {
        guard nodes.count == table.count, notes.count == table.count else {
            return "There are \(table.count) handles, \(nodes.count) nodes and \(notes.count) notes."
        }
        return table.brokenInvariant ?? problemOfHandles ?? order.brokenInvariant(notes: notes) ?? problemOfLevels
            ?? problemOfBlocks
    }

    /// The nodes specify whether each handle is in the outline.
    private var problemOfHandles: String? {
        var isHere = [Bool](repeating: false, count: table.count)
        for handle in order.elements {
            guard handle >= 0, Int(handle) < table.count else { return "Handle \(handle) isn't in the table." }
            guard !isHere[Int(handle)] else { return "Handle \(handle) is here twice." }
            isHere[Int(handle)] = true
        }
        for handle in nodes.indices where nodes[handle].isPresent != isHere[handle] {
            return "Handle \(handle) is\(isHere[handle] ? "" : "n't") here, but its node has another value."
        }
        // The same limit as in `compactIfWasteful`.
        return table.count > 2 * count + 64 ? "Most identifiers are out of use." : nil
    }

    /// The parent of an item is the item before it or one of that item's ancestors.
    private var problemOfLevels: String? {
        var highest: Int32 = 0
        for handle in order.elements {
            let level = nodes[Int(handle)].level
            guard level >= 0, level <= highest else { return "Handle \(handle) is at level \(level) without a parent." }
            highest = level + 1
        }
        return nil
    }

    /// Cached levels equal computed ones.
    private var problemOfBlocks: String? {
        guard let known = levels.known else { return nil }
        let fresh = LevelBlocks(count: count, item: levelItem)
        guard known.blocks.count == fresh.blocks.count else { return "\(known.blocks.count) blocks are known." }
        for (index, (known, fresh)) in zip(known.blocks, fresh.blocks).enumerated()
        where known.lowest != fresh.lowest || known.collapsed != fresh.collapsed {
            return "The cached block \(index) is out of date."
        }
        return nil
    }

    /// Traps if an invariant is violated, in builds with this check (`Scripts/check invariants`). In other builds, it
    /// does nothing.
    @inlinable func checkInvariants() {
        #if COLLAGE_CHECKS
        guard count <= 1_000, let problem = brokenInvariant else { return }
        preconditionFailure(problem)
        #endif
    }
}
