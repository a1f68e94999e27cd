import DiffEngine
import RandomNumbers
import Testing

struct FenwickTreeTests {
    @Test func `a tree without counts has a sum of zero`() {
        let tree = FenwickTree()
        #expect(tree.count == 0 && tree.sum(before: 0) == 0)
    }

    @Test(arguments: 1...20) func `each count is in the sums after it and in no other`(size: Int) {
        for index in 0..<size {
            var tree = FenwickTree(repeatElement(0, count: size))
            tree.add(1, at: index)
            #expect((0...size).map(tree.sum(before:)) == (0...size).map { $0 > index ? 1 : 0 })
        }
    }

    @Test func `a count can decrease`() {
        var tree = FenwickTree([4, 5, 6])
        tree.add(-5, at: 1)
        #expect((0...3).map(tree.sum(before:)) == [0, 4, 4, 10])
        #expect(tree == FenwickTree([4, 0, 6]) && tree != FenwickTree([4, 5, 6]))
    }

    @Test func `prefix sums equal the sums of the counts`() {
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
            #expect(tree.count == values.count)
        }
        #expect(tree == FenwickTree(values))
    }
}
