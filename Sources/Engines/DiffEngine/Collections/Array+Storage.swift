extension Array {
    /// Whether both are known to be equal because they share their elements in memory.
    @inlinable func sharesStorage(with other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in
                other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }
}
