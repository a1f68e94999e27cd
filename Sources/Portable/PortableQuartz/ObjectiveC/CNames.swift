import Foundation

// Names of C and Objective-C that apps have from Foundation on Apple's systems, and that Linux's lacks.

/// An integer as wide as a pointer.
public typealias NSInteger = Int

/// An integer without a sign, as wide as a pointer.
public typealias NSUInteger = UInt

/// A number beyond all that is measured: the largest finite one of its type.
public let HUGE = Float.greatestFiniteMagnitude

/// The nanoseconds of a second.
public let NSEC_PER_SEC: UInt64 = 1_000_000_000

/// The nanoseconds of a millisecond.
public let NSEC_PER_MSEC: UInt64 = 1_000_000

/// The nanoseconds of a microsecond.
public let NSEC_PER_USEC: UInt64 = 1000

/// The microseconds of a second.
public let USEC_PER_SEC: UInt64 = 1_000_000

private let locks = ObjectAttachments<NSRecursiveLock?>()

private func lock(of object: Any) -> NSRecursiveLock {
    locks.change(of: object as AnyObject, from: nil) { lock in
        let found = lock ?? NSRecursiveLock()
        lock = found
        return found
    }
}

/// Waits until no other thread has locked an object, and locks it for this one, which may do so again.
///
/// - Returns: 0: it always can.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    lock(of: obj).lock()
    return 0
}

/// Unlocks an object as often as it was locked; a thread may only unlock what it has locked.
///
/// - Returns: 0, also for an object that isn't locked.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    lock(of: obj).unlock()
    return 0
}

/// The run loop of a thread, as Core Foundation knows it.
public final class CFRunLoop: @unchecked Sendable {
    let runLoop: RunLoop

    init(_ runLoop: RunLoop) {
        self.runLoop = runLoop
    }
}

/// The run loop of this thread.
public func CFRunLoopGetCurrent() -> CFRunLoop! { CFRunLoop(.current) }

/// The run loop of the main thread.
public func CFRunLoopGetMain() -> CFRunLoop! { CFRunLoop(.main) }

/// Has a run loop that waits look whether there is something to do.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) { rl.runLoop.perform {} }
