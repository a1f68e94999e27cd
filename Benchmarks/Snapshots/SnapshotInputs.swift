import Foundation
import RandomNumbers

/// The inputs of the benchmarks. The same arrays come from the same numbers each time, and `--inputs` writes them to
/// files, so that other libraries can be measured with them.
struct SnapshotInputs<Item: Hashable & Sendable> {
    let items: [Item]
    /// A tenth as many that aren't among the items.
    let fresh: [Item]

    init(count: Int, make: (Int) -> Item) {
        items = (0..<count).map(make)
        fresh = (count..<count + count / 10 + 1).map(make)
    }

    /// The items in an order of chance.
    var shuffled: [Item] {
        var generator = SeededGenerator(seed: 1)
        return items.shuffled(using: &generator)
    }

    /// The items with a tenth deleted, a tenth moved and a tenth inserted, by chance.
    var mixed: [Item] { Self.mixed(items, inserting: fresh, seed: 1) }

    /// The items with one inserted in their middle.
    var oneInserted: [Item] { items[..<(items.count / 2)] + [fresh[0]] + items[(items.count / 2)...] }

    static func mixed(_ items: [Item], inserting fresh: some Collection<Item>, seed: UInt64) -> [Item] {
        var generator = SeededGenerator(seed: seed)
        let order = Array(items.indices).shuffled(using: &generator)
        let tenth = items.count / 10
        var isGone = [Bool](repeating: false, count: items.count)
        for index in order[..<(2 * tenth)] { isGone[index] = true }
        var arrivals: [Int: [Item]] = [:]
        for index in order[tenth..<(2 * tenth)] {
            arrivals[Int.random(in: items.indices, using: &generator), default: []].append(items[index])
        }
        for item in fresh.prefix(tenth) {
            arrivals[Int.random(in: items.indices, using: &generator), default: []].append(item)
        }
        return items.indices.flatMap { (arrivals[$0] ?? []) + (isGone[$0] ? [] : [items[$0]]) }
    }

    /// Writes the arrays to a folder, an identifier a line.
    func write(to folder: URL, named name: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let arrays = ["items": items, "shuffled": shuffled, "mixed": mixed, "one-inserted": oneInserted]
        for (kind, items) in arrays {
            let text = items.map { "\($0)\n" }.joined()
            try Data(text.utf8).write(to: folder.appendingPathComponent("\(name)-\(kind).txt"))
        }
    }
}

/// The kinds of identifiers that apps have most: the same for the same number.
enum Identifiers {
    /// Spread over all numbers, as a server's would be.
    static func number(_ index: Int) -> Int { index &* 0x5851_F42D_4C95_7F2D }

    static func uuid(_ index: Int) -> UUID {
        var generator = SeededGenerator(seed: UInt64(index))
        let words = (generator.next(), generator.next())
        return withUnsafeBytes(of: words) { UUID(uuid: $0.load(as: uuid_t.self)) }
    }

    static func text(_ index: Int) -> String { "item-\(index)" }
}
