import DiffEngine
import RandomNumbers

/// The reference model of an `Outline`, in the simplest form: children by parent, where -1 is the root.
struct ModelTree {
    private var children: [Int: [Int]] = [:]
    private var expanded: Set<Int> = []

    private static let root = -1

    private var items: [Int] { descendants(of: Self.root) }

    private func descendants(of parent: Int) -> [Int] {
        (children[parent] ?? []).flatMap { [$0] + descendants(of: $0) }
    }

    private func parent(of item: Int) -> Int { children.first { $0.value.contains(item) }!.key }

    private func ancestors(of item: Int) -> [Int] {
        let parent = parent(of: item)
        return parent == Self.root ? [] : [parent] + ancestors(of: parent)
    }

    private mutating func remove(_ item: Int) {
        for descendant in [item] + descendants(of: item) {
            let parent = parent(of: descendant)
            defer { children[parent]!.removeAll { $0 == descendant } }
            expanded.remove(descendant)
        }
        for key in children.keys where key != Self.root && !items.contains(key) { children[key] = nil }
    }

    func agrees(with outline: Outline<Int>) -> Bool {
        outline.items == items
            && outline.rootItems == (children[Self.root] ?? [])
            && outline.visibleItems == items.filter { expanded.isSuperset(of: ancestors(of: $0)) }
            && outline.expandedItems == items.filter(expanded.contains)
            && items.enumerated().allSatisfy { index, item in
                outline.position(of: item) == index
                    && outline.level(of: item) == ancestors(of: item).count
                    && outline.parent(of: item) == ancestors(of: item).first
                    && outline.isVisible(item) == expanded.isSuperset(of: ancestors(of: item))
            }
            && !outline.contains(1_000)
    }

    static func edit(
        _ outline: inout Outline<Int>, _ tree: inout ModelTree, using generator: inout SeededGenerator
    ) {
        let new = (0..<40).shuffled(using: &generator).filter { !tree.items.contains($0) }
            .prefix(generator.number(below: 4))
        let item = tree.items.randomElement(using: &generator)
        switch generator.number(below: 6) {
        case 0, 1:
            let parent = generator.chance(30) ? nil : item
            try! outline.append(Array(new), to: parent)
            tree.children[parent ?? root, default: []] += new
        case 2:
            guard let item else { return }
            let side: Side = generator.chance(50) ? .before : .after
            try! outline.insert(Array(new), side, item)
            let parent = tree.parent(of: item)
            let index = tree.children[parent]!.firstIndex(of: item)!
            tree.children[parent]!.insert(contentsOf: new, at: side == .before ? index : index + 1)
        case 3:
            guard let item else { return }
            let other = tree.items.randomElement(using: &generator)!
            let removed = generator.chance(50) ? [item] : [item, other, item]
            try! outline.remove(removed)
            for item in removed where tree.items.contains(item) { tree.remove(item) }
        case 4:
            let isExpanded = generator.chance(70)
            let items = (0..<10).map { _ in generator.number(below: 40) }
            outline.setExpanded(isExpanded, items)
            for item in items where tree.items.contains(item) {
                if isExpanded { tree.expanded.insert(item) } else { tree.expanded.remove(item) }
            }
        default:
            guard let item, generator.chance(50) else { return }
            var branch = Outline<Int>()
            try! branch.append(Array(new), to: nil)
            branch.setExpanded(true, Array(new.prefix(1)))
            try! outline.replaceChildren(of: item, with: branch)
            for child in tree.children[item] ?? [] { tree.remove(child) }
            tree.children[item] = Array(new)
            tree.expanded.formUnion(new.prefix(1))
        }
    }
}
