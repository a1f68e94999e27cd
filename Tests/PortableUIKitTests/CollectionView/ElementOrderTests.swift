import CollageTesting
import Testing

@MainActor
struct `Order of a layout's elements` {
    private let inOrder: [ElementKey] = [
        .cell([0, 0]), .supplementary("footer", [0, 0]), .supplementary("header", [0, 0]),
        .decoration("footer", [0, 0]),
        .decoration("panel", [0, 0]), .cell([0, 1]), .supplementary("header", [0, 1]), .cell([1, 0]),
        .decoration("panel", [1, 0]), .cell([1, 1]),
    ]

    @Test func `elements are ordered by path, cells before supplementary views, and these by kind`() {
        for seed in 0..<UInt64(20) {
            var generator = SeededGenerator(seed: seed)
            #expect(inOrder.shuffled(using: &generator).sorted() == inOrder, "seed \(seed)")
        }
    }

    @Test func `no element precedes itself`() {
        #expect(inOrder.allSatisfy { !($0 < $0) })
    }
}
