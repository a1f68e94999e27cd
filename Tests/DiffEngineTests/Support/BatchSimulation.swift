import DiffEngine
import LayoutGeometry
import Testing

/// Applies a batch by the rules of `UICollectionView.performChangeSet` (`DataSourceRules.md` C2, C3) and returns
/// what the view then shows. The data source is queried for the items of inserted sections and of inserted items only.
struct BatchSimulation {
    let old: ModelCollection
    let new: ModelCollection
    let batch: ChangeSet

    func run(_ comment: Comment) -> ModelCollection {
        let deleted = Set(batch.deletedSections)
        let inserted = Set(batch.insertedSections)
        let sectionMoves = Dictionary(uniqueKeysWithValues: batch.movedSections.map { ($0.destination, $0.source) })
        #expect(
            old.sections.count - deleted.count + inserted.count == new.sections.count, "invalid number of sections")

        // Sections: the sections that stay fill the remaining positions in order.
        let movedAway = Set(sectionMoves.values)
        var staying = old.sections.indices.filter { !deleted.contains($0) && !movedAway.contains($0) }.makeIterator()
        var origins: [Int?] = []
        for position in new.sections.indices {
            origins.append(inserted.contains(position) ? nil : sectionMoves[position] ?? staying.next())
        }

        let deletedItems = Set(batch.deletedItems)
        let leaving = Set(batch.movedItems.map(\.source)).union(deletedItems)
        #expect(leaving.count == batch.deletedItems.count + batch.movedItems.count, "an item leaves twice, \(comment)")
        let arriving = Dictionary(
            uniqueKeysWithValues: batch.movedItems.map { ($0.destination, old[$0.source]) }
                + batch.insertedItems.map { ($0, new[$0]) })
        #expect(deletedItems.allSatisfy { !deleted.contains($0.section) }, "deleted with its section, \(comment)")
        #expect(
            batch.insertedItems.allSatisfy { !inserted.contains($0.section) }, "inserted with its section, \(comment)")

        var result = ModelCollection()
        for (section, origin) in origins.enumerated() {
            guard let origin else {
                result.sections.append(new.sections[section])
                continue
            }
            var remaining = old.sections[origin].items.indices
                .filter { !leaving.contains(ItemPosition(section: origin, item: $0)) }
                .map { old.sections[origin].items[$0] }
                .makeIterator()
            var items: [Int] = []
            while true {
                let position = ItemPosition(section: section, item: items.count)
                guard let item = arriving[position] ?? remaining.next() else { break }
                items.append(item)
            }
            result.sections.append((id: old.sections[origin].id, items: items))
        }
        return result
    }
}

extension ModelCollection {
    subscript(position: ItemPosition) -> Int { sections[position.section].items[position.item] }
}
