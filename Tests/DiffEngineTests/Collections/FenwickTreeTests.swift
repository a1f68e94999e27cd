import DiffEngine
import RandomNumbers
import Testing

@Suite struct FenwickTreeTests {
    @Test func `sums agree with adding up`() {
        var generator = SeededGenerator(seed: 1)
        var values: [Int] = []
        var tree = FenwickTree()
        for _ in 0..<200 {
            if values.isEmpty || generator.chance(50) {
                values.append(generator.number(below: 10))
                tree.append(values.last!)
            } else {
                let index = generator.number(below: values.count)
                values[index] += 3
                tree.add(3, at: index)
            }
            let end = generator.number(below: values.count + 1)
            #expect(tree.sum(before: end) == values[..<end].reduce(0, +))
        }
        #expect(tree == FenwickTree(values))
    }
}
