import LayoutGeometry

extension [ChangedPositions.Entry] {
    /// The number of bits in a digit of the radix sort.
    private static var digit: Int { 11 }
    /// The minimum number of entries for a radix sort; fewer are sorted by comparisons.
    private static var fewest: Int { 256 }

    /// Returns the entries sorted by position.
    ///
    /// - Parameter counts: The item counts of the sections that contain the positions.
    /// - Complexity: O(*n* + *s*) for *s* sections; O(*n* log *n*) for few entries, and if the sections have more than
    ///   2,147,483,647 items together.
    func sortedByPosition(counts: [Int]) -> [ChangedPositions.Entry] {
        guard !isSortedByPosition else { return self }
        guard count >= Self.fewest, count < Int(UInt32.max), let starts = Self.starts(counts) else {
            return sorted { $0.position < $1.position }
        }
        // The number of each position, with its index.
        var keys = indices.map { UInt64(starts[self[$0].position.section] + self[$0].position.item) << 32 | UInt64($0) }
        Self.sort(&keys, bits: starts.last.map { Int.bitWidth - $0.leadingZeroBitCount } ?? 0)
        return keys.map { self[Int($0 & UInt64(UInt32.max))] }
    }

    /// The first repeated position of sorted entries.
    var firstRepetition: ItemPosition? {
        guard count > 1 else { return nil }
        for index in 1..<count where self[index - 1].position == self[index].position { return self[index].position }
        return nil
    }

    private var isSortedByPosition: Bool {
        guard count > 1 else { return true }
        for index in 1..<count where self[index].position < self[index - 1].position { return false }
        return true
    }

    /// Returns the number of items before each section, and the total; `nil` if there are too many.
    private static func starts(_ counts: [Int]) -> [Int]? {
        var sum = 0
        var starts = [0]
        starts.reserveCapacity(counts.count + 1)
        for count in counts {
            sum += count
            guard sum < Int(Int32.max) else { return nil }
            starts.append(sum)
        }
        return starts
    }

    /// Sorts by the upper half of each key, from the least significant digit on.
    private static func sort(_ keys: inout [UInt64], bits: Int) {
        let mask = UInt64(1 << digit - 1)
        var other = keys
        var shift = 32
        while shift < 32 + bits {
            var starts = [Int](repeating: 0, count: 1 << digit)
            for key in keys { starts[Int(key >> shift & mask)] += 1 }
            var sum = 0
            for index in starts.indices { (starts[index], sum) = (sum, sum + starts[index]) }
            for key in keys {
                let value = Int(key >> shift & mask)
                other[starts[value]] = key
                starts[value] += 1
            }
            swap(&keys, &other)
            shift += digit
        }
    }
}
