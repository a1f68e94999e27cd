/// The positions of a collection's sections in another collection.
@usableFromInline struct SectionMatching {
    /// The old position of each new section, -1 for inserted ones, and vice versa. Empty if both have the same
    /// sections.
    @usableFromInline var oldPositions: [Int] = []
    @usableFromInline var newPositions: [Int] = []

    /// Creates a matching in which no section has moved.
    @inlinable init() {}

    @inlinable init(oldPositions: [Int], oldCount: Int) {
        if oldPositions.count == oldCount, oldPositions.elementsEqual(0..<oldCount) { return }
        self.oldPositions = oldPositions
        newPositions = [Int](repeating: -1, count: oldCount)
        for (position, oldPosition) in oldPositions.enumerated() where oldPosition >= 0 {
            newPositions[oldPosition] = position
        }
    }

    /// Returns the old position of a new section, or -1 if it's inserted.
    @inlinable func oldPosition(ofSection position: Int) -> Int {
        oldPositions.isEmpty ? position : oldPositions[position]
    }

    /// Returns whether an old section is deleted.
    @inlinable func isDeleted(_ oldPosition: Int) -> Bool {
        !newPositions.isEmpty && newPositions[oldPosition] < 0
    }

    /// Adds the changes of sections.
    @usableFromInline func addChanges(to changes: inout ChangeSet) {
        changes.deletedSections = newPositions.indices.filter { newPositions[$0] < 0 }
        changes.insertedSections = oldPositions.indices.filter { oldPositions[$0] < 0 }
        let kept = oldPositions.indices.filter { oldPositions[$0] >= 0 }
        let stays = longestIncreasingSubsequence(of: kept.map { oldPositions[$0] })
        for (index, position) in kept.enumerated() where !stays[index] {
            changes.movedSections.append(.init(from: oldPositions[position], to: position))
        }
    }
}
