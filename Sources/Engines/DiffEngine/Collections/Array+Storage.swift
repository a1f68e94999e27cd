extension Array {
    /// Returns whether both arrays share their storage, so that they are known to be equal.
    @inlinable func sharesStorage(with other: [Element]) -> Bool {
        count == other.count
            && withUnsafeBufferPointer { own in
                other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
            }
    }
}
