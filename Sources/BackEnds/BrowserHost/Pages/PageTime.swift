import Dispatch

/// The time, and who is woken at what time: the system's, or a test's.
@MainActor
package protocol PageTime: AnyObject {
    /// Seconds from an arbitrary start, never going back.
    var now: Double { get }

    /// Calls `body` once, `seconds` from now, unless the closure that is returned was called before.
    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void
}

/// The time of the machine, with calls on the main queue.
package final class SystemTime: PageTime {
    package init() {}

    package var now: Double { MonotonicTime.now }

    package func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void {
        let item = DispatchWorkItem { MainActor.assumeIsolated(body) }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        return { item.cancel() }
    }
}
