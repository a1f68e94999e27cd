import Dispatch

/// The clock and timer of the system or of a test.
@MainActor
package protocol PageTime: AnyObject {
    /// The time in seconds since an arbitrary start. It never decreases.
    var now: Double { get }

    /// Calls `body` once after the given number of seconds, unless the returned closure is called before.
    func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void
}

/// The clock of the machine, with calls on the main queue.
package final class SystemTime: PageTime {
    package init() {}

    package var now: Double { MonotonicTime.now }

    package func after(_ seconds: Double, _ body: @escaping @MainActor () -> Void) -> () -> Void {
        let item = DispatchWorkItem { MainActor.assumeIsolated(body) }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
        return { item.cancel() }
    }
}
