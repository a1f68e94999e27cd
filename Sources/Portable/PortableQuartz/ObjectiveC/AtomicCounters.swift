import Synchronization

// Atomic counters of Darwin's libkern, which Foundation exports on Apple platforms. Libraries that predate Swift's
// atomics use them.

/// Adds a number to a counter, and returns the sum. It wraps around on overflow.
///
/// - Parameters:
///   - __theAmount: The number to add. It can be negative.
///   - __theValue: The counter.
@discardableResult
public func OSAtomicAdd32(_ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    // An atomic value has the same layout as the value.
    UnsafeRawPointer(__theValue).assumingMemoryBound(to: Atomic<Int32>.self).pointee
        .wrappingAdd(__theAmount, ordering: .sequentiallyConsistent).newValue
}

/// Adds 1 to a counter, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(1, __theValue)
}

/// Subtracts 1 from a counter, and returns the difference.
@discardableResult
public func OSAtomicDecrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(-1, __theValue)
}
