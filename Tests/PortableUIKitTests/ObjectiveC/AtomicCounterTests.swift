import Foundation
import Testing

@testable import PortableUIKitCore
import PortableUIKit

struct AtomicCounterTests {
    /// A counter shared by threads.
    private struct Counter: @unchecked Sendable {
        let value = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
    }

    @Test func `a counter that is shared by threads misses no change`() {
        let counter = Counter()
        counter.value.initialize(to: 0)
        defer { counter.value.deallocate() }
        DispatchQueue.concurrentPerform(iterations: 10_000) { index in
            if index.isMultiple(of: 4) {
                OSAtomicDecrement32(counter.value)
            } else {
                OSAtomicIncrement32(counter.value)
            }
        }
        #expect(counter.value.pointee == 5_000)
    }

    @Test func `a counter returns its new value, and wraps around`() {
        var counter: Int32 = .max - 1
        #expect(OSAtomicIncrement32(&counter) == .max)
        #expect(OSAtomicAdd32(2, &counter) == Int32.min + 1)
        #expect(counter == Int32.min + 1)
    }
}
