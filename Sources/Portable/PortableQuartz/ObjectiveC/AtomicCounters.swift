import Synchronization

// Counters that several threads change, as Darwin's libkern has had them. Libraries from before Swift's own atomics call
// them; Foundation shows them on Apple's systems.

/// Adds a number to a counter, and returns the sum. It wraps around where it overflows.
///
/// - Parameters:
///   - __theAmount: What is added; it may be negative.
///   - __theValue: The counter.
@discardableResult
public func OSAtomicAdd32(_ __theAmount: Int32, _ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    // An atomic value is laid out as the value itself.
    UnsafeRawPointer(__theValue).assumingMemoryBound(to: Atomic<Int32>.self).pointee
        .wrappingAdd(__theAmount, ordering: .sequentiallyConsistent).newValue
}

/// Adds 1 to a counter, and returns the sum.
@discardableResult
public func OSAtomicIncrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(1, __theValue)
}

/// Takes 1 from a counter, and returns the difference.
@discardableResult
public func OSAtomicDecrement32(_ __theValue: UnsafeMutablePointer<Int32>!) -> Int32 {
    OSAtomicAdd32(-1, __theValue)
}
