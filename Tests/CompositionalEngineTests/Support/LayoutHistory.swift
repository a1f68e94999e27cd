import CompositionalEngine
import Foundation
import LayoutGeometry
import RandomNumbers

/// A solver after random changes, with a plain model of its input.
///
/// Each step uses random numbers from a separate seed, so a history without some of its steps is still valid.
struct LayoutHistory {
    /// An item with its measured size.
    struct Item {
        var size: Size?
    }

    struct Section {
        var description: Int
        var items: [Item]
        var header: Size?
        /// Whether there were more items, which are restored with their sizes until the section is edited.
        var isShortened = false
    }

    private static let container = LayoutContainer(size: Size(width: 320, height: 480), scale: 3)

    var solver: CompositionalSolver
    var sections: [Section] = []
    var configuration = LayoutConfiguration()
    var container = Self.container
    var random = SeededGenerator(seed: 0)

    init() {
        solver = CompositionalSolver(container: Self.container)
    }

    /// The steps of a history, each with a separate seed.
    static func steps(seed: UInt64) -> [UInt64] { (0..<20).map { seed &* 1_000 &+ $0 } }

    /// The first step after which the solver differs from a new solver, with the difference; `nil` if they're always
    /// equal.
    static func failure(of steps: [UInt64]) -> String? {
        var history = LayoutHistory()
        for (index, seed) in steps.enumerated() {
            history.random = SeededGenerator(seed: seed)
            let name = history.step()
            if let difference = history.difference() { return "step \(index) (\(name)): \(difference)" }
        }
        return nil
    }

    /// Returns the smallest sequence of the steps that still fails.
    static func shrunk(_ steps: [UInt64]) -> [UInt64] {
        var steps = steps
        var size = Swift.max(1, steps.count / 2)
        while true {
            var index = 0, hasChanged = false
            while index < steps.count {
                var fewer = steps
                fewer.removeSubrange(index..<Swift.min(index + size, steps.count))
                if failure(of: fewer) != nil {
                    steps = fewer
                    hasChanged = true
                } else {
                    index += size
                }
            }
            if size == 1 && !hasChanged { return steps }
            if !hasChanged { size = Swift.max(1, size / 2) }
        }
    }

    // MARK: Steps

    mutating func step() -> String {
        if sections.isEmpty {
            replaceAll()
            return "replace all"
        }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<4: replaceAll(); return "replace all"
        case 4..<10: resize(); return "resize"
        case 10..<12: changeContainer(); return "container"
        case 12..<14: changeConfiguration(); return "configuration"
        case 14..<16: discardAll(); return "discard all"
        case 16..<20: discardOne(); return "discard one"
        case 20..<45: edit(); return "edit"
        case 45..<50: measureHeader(); return "measure header"
        default: return measureSome()
        }
    }

    var engineSections: [CompositionalSolver.Section] {
        sections.map { .init(description: Self.descriptions[$0.description], itemCount: $0.items.count) }
    }

    private mutating func makeSection() -> Section {
        let count = random.chance(20) ? Int.random(in: 0...900, using: &random) : Int.random(in: 0...40, using: &random)
        return Section(
            description: Int.random(in: 0..<Self.descriptions.count, using: &random),
            items: Array(repeating: Item(), count: count))
    }

    private mutating func replaceAll() {
        solver.discardMeasuredSizes()
        sections = []
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            // Equal neighbors share their solution.
            let alike = sections.last.flatMap { random.chance(30) ? $0 : nil }
            sections.append(alike ?? makeSection())
        }
        solver.setSections(engineSections)
    }

    /// Changes the number of items without edits: measured sizes stay at their index.
    private mutating func resize() {
        for index in sections.indices where random.chance(50) {
            if random.chance(30), !sections[index].items.isEmpty {
                sections[index].items.removeLast(Int.random(in: 1...sections[index].items.count, using: &random))
                sections[index].isShortened = true
            }
            guard !sections[index].isShortened else { continue }
            let count = Int.random(in: sections[index].items.count...sections[index].items.count + 30, using: &random)
            sections[index].items += Array(repeating: Item(), count: count - sections[index].items.count)
        }
        solver.setSections(engineSections)
    }

    private mutating func changeContainer() {
        var container = Self.container
        container.size.width = Double(Int.random(in: 200...400, using: &random))
        if random.chance(20) { container.scale = 2 }
        let keeps = random.chance(50)
        if container != self.container, !keeps { discard() }
        self.container = container
        solver.setContainer(container, keepingMeasuredSizes: keeps)
    }

    private mutating func changeConfiguration() {
        configuration.interSectionSpacing = Double(Int.random(in: -5...20, using: &random))
        solver.setConfiguration(configuration)
    }

    private mutating func discardAll() {
        discard()
        solver.discardMeasuredSizes()
    }

    private mutating func discard() {
        for section in sections.indices {
            sections[section].header = nil
            sections[section].isShortened = false
            for item in sections[section].items.indices { sections[section].items[item].size = nil }
        }
    }

    private mutating func randomItem() -> (section: Int, item: Int)? {
        let section = Int.random(in: 0..<sections.count, using: &random)
        guard !sections[section].items.isEmpty else { return nil }
        return (section, Int.random(in: sections[section].items.indices, using: &random))
    }

    private mutating func discardOne() {
        guard let (section, item) = randomItem() else { return }
        sections[section].items[item].size = nil
        solver.discardMeasuredSize(of: .cell(section: section, item: item))
    }

    private mutating func measureHeader() {
        let section = Int.random(in: 0..<sections.count, using: &random)
        let id = ElementID(.supplementary(kind: "header"), section: section, item: 0)
        guard solver.measurableAxes(of: id).height else { return }
        let size = Size(width: 100, height: Double(Int.random(in: 5...90, using: &random)))
        sections[section].header = size
        _ = solver.setMeasuredSize(size, for: id)
    }

    /// Measures a run of items, or a single one, mostly in whole pixels.
    private mutating func measureSome() -> String {
        guard let (section, first) = randomItem() else { return "nothing" }
        let count = random.chance(30) ? Int.random(in: 1...400, using: &random) : 1
        for item in first..<Swift.min(first + count, sections[section].items.count) {
            let id = ElementID.cell(section: section, item: item)
            let axes = solver.measurableAxes(of: id)
            var size = Size(
                width: Double(Int.random(in: 5...600, using: &random)) / 3,
                height: Double(Int.random(in: 0...300, using: &random)) / 3)
            if random.chance(3) { size.height += 0.1 }
            let would = solver.wouldChange(size, for: id)
            let before = solver.contentSize().height
            let effect = solver.setMeasuredSize(size, for: id)
            if axes.width || axes.height { sections[section].items[item].size = size }
            if effect.isChange != would { return "measure, whose effect was not foretold of item \(item)" }
            if abs(solver.contentSize().height - before - effect.displacement) > 1e-6 {
                return "measure, wrongly moved"
            }
        }
        return "measure \(count) from \(first) of section \(section)"
    }

    /// Deletes, inserts, and moves sections and items with their measured sizes.
    private mutating func edit() {
        let old = sections
        // Sections first: the remaining old ones and their order.
        var origins: [Int?] = old.indices.map { $0 }
        if random.chance(20) { origins.remove(at: Int.random(in: origins.indices, using: &random)) }
        if random.chance(20) { origins.insert(nil, at: Int.random(in: 0...origins.count, using: &random)) }
        if random.chance(20), origins.count > 1 {
            let moved = origins.remove(at: Int.random(in: origins.indices, using: &random))
            origins.insert(moved, at: Int.random(in: 0...origins.count, using: &random))
        }
        var new: [Section] = []
        for origin in origins {
            var section = origin.map { old[$0] } ?? makeSection()
            if origin != nil, random.chance(4) { section.description = makeSection().description }
            new.append(section)
        }
        // Then items: some leave their section and are deleted or moved.
        var edits = LayoutEdits(origins: origins)
        var moving: [(from: ItemPosition, item: Item, description: Int)] = []
        for (index, origin) in origins.enumerated() {
            guard let origin, random.chance(60) else { continue }
            var left: Set<Int> = []
            for _ in 0..<Int.random(in: 0...4, using: &random) where !old[origin].items.isEmpty {
                left.insert(Int.random(in: old[origin].items.indices, using: &random))
            }
            if random.chance(5) {
                left.formUnion(old[origin].items.indices.filter { _ in random.chance(30) })
            }
            for item in left.sorted() where random.chance(50) {
                moving.append(
                    (.init(section: origin, item: item), old[origin].items[item], old[origin].description))
            }
            edits.removed[origin] = left.sorted()
            new[index].items = old[origin].items.enumerated().filter { !left.contains($0.offset) }.map(\.element)
        }
        var entering: [[(item: Item, from: ItemPosition?)]] = new.map { _ in [] }
        for (from, item, description) in moving where !new.isEmpty {
            let target = Int.random(in: new.indices, using: &random)
            let item = Item(size: new[target].description == description ? item.size : nil)
            entering[target].append((item, origins[target] == nil ? nil : from))
        }
        for index in new.indices where origins[index] != nil {
            for _ in 0..<(random.chance(30) ? Int.random(in: 0...3, using: &random) : 0) {
                entering[index].append((Item(), nil))
            }
            if random.chance(3) { entering[index] += (0..<300).map { _ in (Item(), nil) } }
        }
        for index in new.indices {
            if let origin = origins[index], old[origin].description != new[index].description {
                for item in new[index].items.indices { new[index].items[item].size = nil }
                new[index].header = nil
                new[index].isShortened = false
            }
            var places = Set<Int>()
            let count = new[index].items.count + entering[index].count
            while places.count < entering[index].count { places.insert(Int.random(in: 0..<count, using: &random)) }
            for (place, entry) in zip(places.sorted(), entering[index]) {
                // A new section doesn't list its items one by one.
                var item = entry.item
                if origins[index] == nil { item.size = nil }
                new[index].items.insert(item, at: place)
                if origins[index] != nil { edits.inserted[index, default: []].append(place) }
                if let from = entry.from {
                    edits.moves.append(.init(from: from, to: .init(section: index, item: place)))
                }
            }
        }
        for (index, origin) in origins.enumerated() {
            let leaves = origin.flatMap { edits.removed[$0] } ?? []
            if !leaves.isEmpty || edits.inserted[index] != nil { new[index].isShortened = false }
        }
        sections = new
        solver.setSections(engineSections, following: edits)
    }
}
