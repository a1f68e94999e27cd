/// Compares items that are contiguous in memory.
@usableFromInline struct RunComparison<Item: Hashable> {
    @usableFromInline let hasher = IdentifierHasher<Item>()

    @inlinable init() {}

    @inlinable func areEqual(_ left: Item, _ right: Item) -> Bool { hasher.areEqual(left, right) }

    /// Returns the length of the common prefix, up to `length`.
    @inlinable func countOfEqual(
        _ left: UnsafeBufferPointer<Item>, _ right: UnsafeBufferPointer<Item>, upTo length: Int
    ) -> Int {
        if left.baseAddress == right.baseAddress { return length }
        var count = 0
        if hasher.width > 0 {
            let bytes = Self.countOfEqualBytes(
                UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right),
                upTo: length * MemoryLayout<Item>.stride)
            count = bytes / MemoryLayout<Item>.stride
        }
        while count < length, areEqual(left[count], right[count]) { count += 1 }
        return count
    }

    /// The same for items that probably differ soon.
    @inlinable func countOfFewEqual(
        _ left: UnsafeBufferPointer<Item>, _ right: UnsafeBufferPointer<Item>, upTo length: Int
    ) -> Int {
        if left.baseAddress == right.baseAddress { return length }
        var count = 0
        while count < length, areEqual(left[count], right[count]) { count += 1 }
        return count
    }

    /// Returns the length of the common suffix, up to `length`.
    @inlinable func countOfEqualAtEnd(
        _ left: UnsafeBufferPointer<Item>, _ right: UnsafeBufferPointer<Item>, upTo length: Int
    ) -> Int {
        let (leftEnd, rightEnd) = (left.count, right.count)
        if let leftStart = left.baseAddress, let rightStart = right.baseAddress,
            leftStart + leftEnd == rightStart + rightEnd
        {
            return length
        }
        var count = 0
        while count < length, areEqual(left[leftEnd - 1 - count], right[rightEnd - 1 - count]) { count += 1 }
        return count
    }

    /// Returns a lower bound for the common prefix in bytes: whole blocks, up to the first different one.
    @inlinable static func countOfEqualBytes(
        _ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer, upTo length: Int
    ) -> Int {
        var offset = 0
        func word(_ bytes: UnsafeRawBufferPointer, _ index: Int) -> UInt64 {
            bytes.loadUnaligned(fromByteOffset: offset + 8 * index, as: UInt64.self)
        }
        while offset + 32 <= length {
            let differences =
                (word(left, 0) ^ word(right, 0)) | (word(left, 1) ^ word(right, 1))
                | (word(left, 2) ^ word(right, 2)) | (word(left, 3) ^ word(right, 3))
            if differences != 0 { break }
            offset += 32
        }
        return offset
    }
}
