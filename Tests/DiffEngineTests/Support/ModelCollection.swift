import DiffEngine
import RandomNumbers

/// The reference model of a `SectionedCollection`, in the simplest form.
struct ModelCollection: Equatable {
    var sections: [(id: Int, items: [Int])] = []

    static func == (left: ModelCollection, right: ModelCollection) -> Bool {
        left.sections.elementsEqual(right.sections, by: ==)
    }

    init(_ sections: [(Int, [Int])] = []) {
        self.sections = sections.map { (id: $0.0, items: $0.1) }
    }

    init(_ collection: SectionedCollection<Int, Int>) {
        sections = (0..<collection.sectionCount).map {
            (id: collection.section(at: $0), items: collection.items(atSection: $0))
        }
    }

    static func random(
        sections sectionCount: Int, items itemCount: Int, using generator: inout SeededGenerator
    ) -> ModelCollection {
        var result = ModelCollection(
            (0..<sectionCount).filter { _ in generator.chance(70) }.shuffled(using: &generator).map { ($0, []) })
        guard !result.sections.isEmpty else { return result }
        for item in (0..<itemCount).shuffled(using: &generator) where generator.chance(70) {
            let section = generator.number(below: result.sections.count)
            result.sections[section].items.append(item)
        }
        // Half of the time nearly sorted, as real lists are.
        if generator.chance(50) {
            for index in result.sections.indices { result.sections[index].items.sort() }
        }
        return result
    }

    /// The collection, settled.
    func makeCollection() -> SectionedCollection<Int, Int> {
        var result = appendedCollection()
        precondition(result.settle() == nil, "The items of a model are distinct")
        return result
    }

    /// The collection before settling.
    func appendedCollection() -> SectionedCollection<Int, Int> {
        var result = SectionedCollection<Int, Int>()
        for section in sections {
            try! result.appendSections([section.id])
            try! result.appendItems(section.items, to: section.id)
        }
        return result
    }
}

extension SectionedCollection {
    init(_ sections: KeyValuePairs<Section, [Item]>) {
        self.init()
        for (section, items) in sections {
            try! appendSections([section])
            try! appendItems(items, to: section)
        }
        precondition(settle() == nil, "The items are distinct")
    }
}
