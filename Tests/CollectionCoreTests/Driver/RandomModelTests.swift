import CollageTesting
import CollectionCore
import Testing

/// Ten thousand random changes of a model, with the screen compared to the model after each.
@MainActor @Suite(.serialized) struct RandomModelTests {
    /// What sections there are and what is in them, as a reference that knows nothing of drivers.
    private struct Reference {
        var sections: [(id: Int, height: CGFloat, items: [(id: Int, text: Int)])] = []
        private var nextID = 0

        mutating func change(_ generator: inout some RandomNumberGenerator) {
            let change = sections.isEmpty ? 0 : Int.random(in: 0..<9, using: &generator)
            switch change {
            case 0 where sections.count < 4:
                sections.insert((newID(), 20, []), at: Int.random(in: 0...sections.count, using: &generator))
            case 1 where sections.count > 2: sections.remove(at: Int.random(in: sections.indices, using: &generator))
            case 2: sections.shuffle(using: &generator)
            case 3:
                let section = Int.random(in: sections.indices, using: &generator)
                sections[section].height = CGFloat(Int.random(in: 10...30, using: &generator))
            case 4, 5:
                let section = Int.random(in: sections.indices, using: &generator)
                guard sections[section].items.count < 5 else { return }
                let place = Int.random(in: 0...sections[section].items.count, using: &generator)
                sections[section].items.insert((newID(), 0), at: place)
            default: changeItem(change, &generator)
            }
        }

        private mutating func changeItem(_ change: Int, _ generator: inout some RandomNumberGenerator) {
            let filled = sections.indices.filter { !sections[$0].items.isEmpty }
            guard let section = filled.randomElement(using: &generator) else { return }
            let item = Int.random(in: sections[section].items.indices, using: &generator)
            switch change {
            case 6: sections[section].items.remove(at: item)
            case 7: sections[section].items[item].text += 1
            default:
                let moved = sections[section].items.remove(at: item)
                let target = Int.random(in: sections.indices, using: &generator)
                sections[target].items.insert(
                    moved, at: Int.random(in: 0...sections[target].items.count, using: &generator))
            }
        }

        private mutating func newID() -> Int {
            nextID += 1
            return nextID
        }

        @MainActor var models: [SectionModel] {
            sections.map { section in
                SectionModel(
                    id: section.id, layout: ListRowLayout(height: .absolute(section.height)),
                    items: section.items.map { Tile($0.id, "\($0.id).\($0.text)") })
            }
        }

        /// The text and the top of each cell.
        var cells: [String] {
            var top: CGFloat = 0
            return sections.flatMap { section in
                section.items.map { item in
                    defer { top += section.height }
                    return "\(item.id).\(item.text) \(top)"
                }
            }
        }
    }

    @Test func `the screen shows the model after each of 10,000 random changes`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix(state: seed)
        var reference = Reference()
        let screen = Screen(size: CGSize(width: 300, height: 700))
        for step in 0..<10_000 {
            reference.change(&generator)
            screen.show(reference.models)
            let shown = screen.collectionView.indexPathsForVisibleItems.sorted().map { path in
                let cell = screen.collectionView.cellForItem(at: path)
                return "\((cell as? TileCell)?.text ?? "-") \(cell?.frame.minY ?? -1)"
            }
            guard shown == reference.cells else {
                Issue.record("seed \(seed), step \(step): shown \(shown), expected \(reference.cells)")
                return
            }
        }
        #expect(screen.issues.isEmpty, "seed \(seed)")
    }
}

/// A generator whose numbers follow from a seed (Steele, Lea and Flood's SplitMix64).
private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
