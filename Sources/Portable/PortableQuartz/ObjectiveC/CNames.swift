import Foundation

// Names from C and Objective-C that Foundation exports on Apple platforms but not on Linux.

/// An integer with the width of a pointer.
public typealias NSInteger = Int

/// An unsigned integer with the width of a pointer.
public typealias NSUInteger = UInt

/// The largest finite number of its type.
public let HUGE = Float.greatestFiniteMagnitude

/// The number of nanoseconds per second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The number of nanoseconds per millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The number of nanoseconds per microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// The number of microseconds per second.
public let USEC_PER_SEC: UInt64 = 1_000_000

/// A point in time, in seconds since the beginning of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the current time, in seconds since the beginning of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date.timeIntervalSinceReferenceDate }

private let locks = ObjectAttachments<NSRecursiveLock?>()

private func lock(of object: Any) -> NSRecursiveLock {
    locks.change(of: object as AnyObject, from: nil) { lock in
        let found = lock ?? NSRecursiveLock()
        lock = found
        return found
    }
}

/// Locks an object, after waiting until no other thread holds its lock. The lock is recursive.
///
/// - Returns: 0, because it never fails.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    lock(of: obj).lock()
    return 0
}

/// Unlocks an object that the current thread has locked.
///
/// - Returns: 0, even if the object isn't locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    lock(of: obj).unlock()
    return 0
}

/// The run loop of a thread in Core Foundation.
public final class CFRunLoop: @unchecked Sendable {
    let runLoop: RunLoop

    init(_ runLoop: RunLoop) {
        self.runLoop = runLoop
    }
}

/// Returns the run loop of the current thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// Returns the run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

/// Wakes a waiting run loop.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.runLoop.perform {} }
