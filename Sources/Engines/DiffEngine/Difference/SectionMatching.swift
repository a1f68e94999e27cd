/// Where the sections of a collection were in another one.
@usableFromInline struct SectionMatching {
    /// The old position of each new section, -1 for inserted ones; and the other way round.
    @usableFromInline var oldPositions: [Int]
    @usableFromInline var newPositions: [Int]

    @inlinable init(oldPositions: [Int], oldCount: Int) {
        self.oldPositions = oldPositions
        newPositions = [Int](repeating: -1, count: oldCount)
        for (position, oldPosition) in oldPositions.enumerated() where oldPosition >= 0 {
            newPositions[oldPosition] = position
        }
    }

    /// Names what happens to sections.
    @usableFromInline func write(to batch: inout BatchUpdates) {
        batch.deletedSections = newPositions.indices.filter { newPositions[$0] < 0 }
        batch.insertedSections = oldPositions.indices.filter { oldPositions[$0] < 0 }
        let kept = oldPositions.indices.filter { oldPositions[$0] >= 0 }
        let stays = longestIncreasingSubsequence(of: kept.map { oldPositions[$0] })
        for (index, position) in kept.enumerated() where !stays[index] {
            batch.movedSections.append(.init(from: oldPositions[position], to: position))
        }
    }
}
