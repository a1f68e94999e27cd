import DiffEngine
import LayoutGeometry

/// Tests random edits of collections and outlines against plain arrays, because WebAssembly has 32-bit integers and its
/// own memory. It also ensures that all of the generic code compiles.
struct Walk {
    private var numbers: SeededNumbers
    private var collection = SectionedCollection<String, Int>()
    private var model: [(id: String, items: [Int])] = []
    private(set) var failures = 0

    init(seed: UInt64) { numbers = SeededNumbers(seed: seed) }

    mutating func run(steps: Int) {
        for step in 0..<steps {
            let before = (collection: collection, model: model)
            do {
                try edit(step)
            } catch {
                failures += 1
            }
            check(model.map { $0.id } == collection.sections)
            check(model.flatMap { $0.items } == collection.items)
            if collection.settle() != nil { failures += 1 }
            check(collection.brokenInvariant == nil)
            checkDifference(from: before.collection, before.model)
            var fresh = SectionedCollection<String, Int>()
            do {
                try fresh.appendSections(model.map { $0.id })
                for section in model { try fresh.appendItems(section.items, to: section.id) }
            } catch {
                failures += 1
            }
            check(fresh.difference(from: collection)?.isEmpty == true && fresh.hasSameElements(as: collection))
        }
        walkOutline(steps: steps)
    }

    private mutating func check(_ isRight: Bool) {
        if !isRight { failures += 1 }
    }

    private mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &numbers) }

    private mutating func edit(_ step: Int) throws(EditError) {
        guard let section = model.indices.randomElement(using: &numbers) else {
            try collection.appendSections(["first", "second"])
            model = [("first", []), ("second", [])]
            return
        }
        let items = (0..<number(below: 5)).map { step * 8 + $0 }
        let known = model[section].items.randomElement(using: &numbers)
        switch (number(below: 6), known) {
        case (0, _) where model.count < 6:
            try collection.insertSections(["\(step)"], .before, model[section].id)
            model.insert(("\(step)", []), at: section)
        case (1, _) where model.count > 3:
            collection.removeSections([model[section].id])
            model.remove(at: section)
        case (2, let item?):
            collection.removeItems([item])
            model[section].items.removeAll { $0 == item }
        case (3, let item?):
            try collection.insertItems(items, .after, item)
            model[section].items.insert(contentsOf: items, at: (model[section].items.firstIndex(of: item) ?? 0) + 1)
        case (4, let item?):
            let destination = ItemPosition(section: number(below: model.count), item: 0)
            collection.moveItem(item, to: destination)
            model[section].items.removeAll { $0 == item }
            model[destination.section].items.insert(item, at: 0)
        default:
            try collection.appendItems(items, to: model[section].id)
            model[section].items += items
        }
    }

    /// Checks the removed and inserted items against the models.
    private mutating func checkDifference(
        from old: SectionedCollection<String, Int>, _ before: [(id: String, items: [Int])]
    ) {
        guard let batch = collection.difference(from: old) else {
            failures += 1
            return
        }
        let (oldItems, newItems) = (Set(before.flatMap { $0.items }), Set(model.flatMap { $0.items }))
        check(batch.deletedItems.allSatisfy { !newItems.contains(old.item(at: $0)) })
        check(batch.insertedItems.allSatisfy { !oldItems.contains(collection.item(at: $0)) })
        check(batch.movedItems.allSatisfy { old.item(at: $0.source) == collection.item(at: $0.destination) })
        let deletedSections = Set(batch.deletedSections.map { before[$0].id })
        let named = before.filter { !deletedSections.contains($0.id) }.flatMap { $0.items }
        check(batch.deletedItems.count == named.filter { !newItems.contains($0) }.count)
        for (position, section) in model.enumerated() {
            for (item, number) in section.items.enumerated() {
                check(collection.position(ofItem: number) == ItemPosition(section: position, item: item))
            }
        }
    }

    /// Builds a tree, item by item, and compares it with the parents that were given.
    private mutating func walkOutline(steps: Int) {
        var outline = Outline<Int>()
        var parents: [Int?] = []
        do {
            for item in 0..<steps {
                let parent = parents.indices.randomElement(using: &numbers)
                try outline.append([item], to: parent)
                parents.append(parent)
            }
            outline.setExpanded(true, Array(parents.indices))
            for item in parents.indices {
                check(outline.parent(of: item) == parents[item] && outline.isVisible(item) == true)
            }
            let shuffled = parents.indices.shuffled(using: &numbers)
            let reconciled = outline.reconciled(withVisible: shuffled)
            check(reconciled.visibleItems == shuffled && reconciled.brokenInvariant == nil)
            check(outline.outline(of: 0, includingParent: true)?.rootItems == [0])
            try outline.remove([0])
            check(!outline.contains(0) && outline.hasSameElements(as: outline) && outline.brokenInvariant == nil)
        } catch {
            failures += 1
        }
    }
}
