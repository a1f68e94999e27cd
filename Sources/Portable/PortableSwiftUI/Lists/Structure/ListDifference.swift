import Foundation

/// The difference between two structures of a list.
@MainActor
struct ListDifference {
    private(set) var deletedSections = IndexSet()
    private(set) var insertedSections = IndexSet()
    private(set) var movedSections: [(source: Int, destination: Int)] = []
    private(set) var deletedRows: [IndexPath] = []
    private(set) var insertedRows: [IndexPath] = []
    private(set) var movedRows: [(source: IndexPath, destination: IndexPath)] = []
    /// A Boolean value that indicates whether headers or footers of sections were added or removed.
    private(set) var changesBoundaries = false

    /// The mapping of the rows in one part of a section.
    private struct PartMap {
        var segments: [(old: Range<Int>, newStart: Int, changes: RowChanges?)] = []

        func newIndex(of index: Int) -> Int? {
            var (low, high) = (0, segments.count)
            while low < high {
                let middle = (low + high) / 2
                if segments[middle].old.upperBound <= index { low = middle + 1 } else { high = middle }
            }
            guard low < segments.count, segments[low].old.contains(index) else { return nil }
            let segment = segments[low]
            let local = index - segment.old.lowerBound
            guard let changes = segment.changes else { return segment.newStart + local }
            return changes.newIndex(of: local).map { segment.newStart + $0 }
        }
    }

    private struct SectionMap {
        let section: Int
        let header: PartMap
        let content: PartMap
        let footer: PartMap
    }

    /// The mappings by old index. `nil` means that the section was removed.
    private var maps: [SectionMap?] = []

    init(from old: ListStructure, to new: ListStructure) {
        let changes = RowChanges(from: old.sections.map(\.id), to: new.sections.map(\.id))
        let moved = Dictionary(changes.moves.map { ($0.source, $0.destination) }) { first, _ in first }
        deletedSections = IndexSet(changes.deletions)
        insertedSections = IndexSet(changes.insertions)
        for (index, section) in old.sections.enumerated() {
            guard let newIndex = changes.newIndex(of: index) else {
                maps.append(nil)
                continue
            }
            let other = new.sections[newIndex]
            let rows = PartChanges(from: section.content, to: other.content)
            maps.append(
                SectionMap(
                    section: newIndex, header: PartChanges(from: section.header, to: other.header).map,
                    content: rows.map, footer: PartChanges(from: section.footer, to: other.footer).map))
            if moved[index] != nil {
                // In a batch update, the rows of a moved section can't change.
                if rows.isEmpty {
                    movedSections.append((index, newIndex))
                } else {
                    deletedSections.insert(index)
                    insertedSections.insert(newIndex)
                }
            } else {
                deletedRows += rows.deletions.map { IndexPath(item: $0, section: index) }
                insertedRows += rows.insertions.map { IndexPath(item: $0, section: newIndex) }
                movedRows += rows.moves.map {
                    (IndexPath(item: $0.source, section: index), IndexPath(item: $0.destination, section: newIndex))
                }
            }
            if (section.header.count > 0) != (other.header.count > 0)
                || (section.footer.count > 0) != (other.footer.count > 0)
            {
                changesBoundaries = true
            }
        }
    }

    /// A Boolean value that indicates whether rows and sections are the same, in the same order.
    var isEmpty: Bool {
        deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty && deletedRows.isEmpty
            && insertedRows.isEmpty && movedRows.isEmpty
    }

    /// Returns the new position of an old row, header, or footer, or `nil` if it was removed.
    func newPosition(of position: ListPosition) -> ListPosition? {
        guard maps.indices.contains(position.section), let map = maps[position.section] else { return nil }
        let part =
            switch position.role {
            case .header: map.header
            case .content: map.content
            case .footer: map.footer
            }
        return part.newIndex(of: position.item).map {
            ListPosition(section: map.section, role: position.role, item: $0)
        }
    }

    /// The difference between the rows of two parts.
    private struct PartChanges {
        var map = PartMap()
        var deletions: [Int] = []
        var insertions: [Int] = []
        var moves: [(source: Int, destination: Int)] = []

        var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

        @MainActor
        init(from old: ListStructure.Part, to new: ListStructure.Part) {
            let changes = RowChanges(from: old.segments.map(\.owner), to: new.segments.map(\.owner))
            let moved = Set(changes.moves.map(\.source))
            let newStarts = new.segments.reduce(into: [0]) { $0.append($0.last! + $1.count) }
            var start = 0
            for (index, segment) in old.segments.enumerated() {
                let rows = start..<start + segment.count
                start += segment.count
                guard let target = changes.newIndex(of: index) else {
                    deletions += rows
                    continue
                }
                let other = new.segments[target], newStart = newStarts[target]
                var inside: RowChanges?
                if let ids = segment.ids, let otherIDs = other.ids { inside = otherIDs.changes(from: ids) }
                // Data with reference semantics may have changed since its ids were recorded.
                guard (inside?.oldCount ?? segment.count) == segment.count else {
                    deletions += rows
                    insertions += newStart..<newStart + other.count
                    continue
                }
                map.segments.append((rows, newStart, inside))
                if moved.contains(index) {
                    if segment.count == 1, other.count == 1, inside?.isEmpty ?? true {
                        moves.append((rows.lowerBound, newStart))
                    } else {
                        deletions += rows
                        insertions += newStart..<newStart + other.count
                    }
                } else if let inside {
                    deletions += inside.deletions.map { rows.lowerBound + $0 }
                    insertions += inside.insertions.map { newStart + $0 }
                    moves += inside.moves.map { (rows.lowerBound + $0.source, newStart + $0.destination) }
                }
            }
            for index in changes.insertions {
                insertions += newStarts[index]..<newStarts[index] + new.segments[index].count
            }
        }
    }
}
