import LayoutGeometry
import Testing

/// The first index in a sorted collection at which a condition holds.
struct PartitioningTests {
    @Test(arguments: 0...9) func `the first element that satisfies the predicate is found in each order`(count: Int) {
        for first in 0...count {
            #expect((0..<count).partitioningIndex { $0 >= first } == first)
        }
    }

    @Test func `indexes refer to the collection`() {
        let slice = [0, 1, 2, 3, 4, 5, 6, 7][3...]
        #expect(slice.partitioningIndex { $0 >= 5 } == 5)
        #expect(slice.partitioningIndex { _ in true } == 3)
        #expect(slice.partitioningIndex { _ in false } == 8)
    }

    @Test func `searching a thousand elements needs about ten comparisons`() {
        var questions = 0
        _ = (0..<1_000).partitioningIndex { element in
            questions += 1
            return element >= 700
        }
        #expect(questions <= 10)
    }
}
