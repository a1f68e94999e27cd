import Testing

@testable import DiffEngine

struct RunComparisonTests {
    @Test(arguments: [0, 1, 3, 4, 5, 8, 13, 16]) func `items are compared up to the first difference`(count: Int) {
        let items = (0..<16).map { $0 * 77 }
        var other = items
        if count < 16 { other[count] = -1 }
        items.withUnsafeBufferPointer { left in
            other.withUnsafeBufferPointer { right in
                let comparison = RunComparison<Int>()
                #expect(comparison.countOfEqual(left, right, upTo: 16) == count)
                #expect(comparison.countOfFewEqual(left, right, upTo: 16) == count)
                #expect(comparison.countOfEqualAtEnd(left, right, upTo: 16) == (count == 16 ? 16 : 15 - count))
                #expect(comparison.countOfEqual(left, right, upTo: 2) == min(count, 2))
            }
        }
    }

    @Test func `items that can't be compared bytewise are compared with their operator`() {
        let counter = CountedIdentifier.Counter()
        let items = (0..<10).map { CountedIdentifier(number: $0, counter: counter) }
        let other = items.map { $0 }
        items.withUnsafeBufferPointer { left in
            other.withUnsafeBufferPointer { right in
                #expect(RunComparison<CountedIdentifier>().countOfEqual(left, right, upTo: 10) == 10)
                #expect(counter.comparisonCount == 10)
            }
        }
    }

    @Test func `items at the same address aren't compared`() {
        let counter = CountedIdentifier.Counter()
        let items = (0..<10).map { CountedIdentifier(number: $0, counter: counter) }
        items.withUnsafeBufferPointer { items in
            let comparison = RunComparison<CountedIdentifier>()
            let (begin, end) = (UnsafeBufferPointer(rebasing: items[..<7]), UnsafeBufferPointer(rebasing: items[3...]))
            #expect(comparison.countOfEqual(items, begin, upTo: 7) == 7)
            #expect(comparison.countOfFewEqual(items, begin, upTo: 7) == 7)
            #expect(comparison.countOfEqualAtEnd(items, end, upTo: 7) == 7)
        }
        #expect(counter.comparisonCount == 0)
    }

    @Test func `bytes are compared by whole blocks of thirty-two`() {
        let bytes = (0..<96).map { UInt8($0) }
        for length in [0, 31, 32, 63, 64, 96] {
            for place in 0..<length {
                var other = bytes
                other[place] ^= 1
                let count = bytes.withUnsafeBytes { left in
                    other.withUnsafeBytes { RunComparison<Int>.countOfEqualBytes(left, $0, upTo: length) }
                }
                #expect(count == min(place, length / 32 * 32) / 32 * 32, "\(place) of \(length)")
            }
            let count = bytes.withUnsafeBytes { left in
                Array(bytes).withUnsafeBytes { RunComparison<Int>.countOfEqualBytes(left, $0, upTo: length) }
            }
            #expect(count == length / 32 * 32)
        }
    }
}
