import DiffEngine
import RandomNumbers

/// One random edit of a collection, and the same edit of a model of it.
enum RandomEdit {
    static func perform(
        on collection: inout SectionedCollection<Int, Int>, using generator: inout SeededGenerator
    ) {
        var model = ModelCollection(collection)
        perform(on: &collection, model: &model, using: &generator)
    }

    static func perform(
        on collection: inout SectionedCollection<Int, Int>, model: inout ModelCollection,
        using generator: inout SeededGenerator
    ) {
        let items = (0..<60).shuffled(using: &generator).prefix(generator.number(below: 6))
        let sections = (0..<8).shuffled(using: &generator).prefix(generator.number(below: 3))
        let side: Side = generator.chance(50) ? .before : .after
        let section = model.sections.randomElement(using: &generator)?.id
        let item = model.sections.flatMap(\.items).randomElement(using: &generator)
        switch generator.number(below: 8) {
        case 0:
            let new = sections.filter { id in !model.sections.contains { $0.id == id } }
            try! collection.appendSections(Array(new))
            model.sections += new.map { (id: $0, items: []) }
        case 1:
            guard let section else { return }
            let new = sections.filter { id in !model.sections.contains { $0.id == id } }
            try! collection.insertSections(Array(new), side, section)
            let position = model.sections.firstIndex { $0.id == section }! + (side == .before ? 0 : 1)
            model.sections.insert(contentsOf: new.map { (id: $0, items: []) }, at: position)
        case 2:
            collection.removeSections(Array(sections))
            model.sections.removeAll { sections.contains($0.id) }
        case 3:
            let destination = sections.first
            guard let section, let destination, section != destination,
                model.sections.contains(where: { $0.id == destination })
            else { return }
            try! collection.moveSection(section, side, destination)
            let moved = model.sections.remove(at: model.sections.firstIndex { $0.id == section }!)
            let position = model.sections.firstIndex { $0.id == destination }! + (side == .before ? 0 : 1)
            model.sections.insert(moved, at: position)
        case 4:
            guard let section else { return }
            try! collection.appendItems(Array(items), to: section)
            precondition(collection.settle() == nil, "The items are distinct")
            model.remove(items)
            let position = model.sections.firstIndex { $0.id == section }!
            model.sections[position].items += items
        case 5:
            guard let item else { return }
            let items = items.filter { $0 != item }
            try! collection.insertItems(Array(items), side, item)
            model.remove(items)
            model.insert(Array(items), side, item)
        case 6:
            collection.removeItems(Array(items))
            model.remove(items)
        default:
            guard let item, let moved = items.first, moved != item,
                model.sections.contains(where: { $0.items.contains(moved) })
            else { return }
            try! collection.moveItem(moved, side, item)
            model.remove([moved])
            model.insert([moved], side, item)
        }
    }
}

extension ModelCollection {
    mutating func remove(_ items: some Sequence<Int>) {
        let removed = Set(items)
        for index in sections.indices { sections[index].items.removeAll(where: removed.contains) }
    }

    mutating func insert(_ items: [Int], _ side: Side, _ destination: Int) {
        let section = sections.firstIndex { $0.items.contains(destination) }!
        let position = sections[section].items.firstIndex(of: destination)!
        sections[section].items.insert(contentsOf: items, at: side == .before ? position : position + 1)
    }
}
