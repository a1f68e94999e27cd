import DisplayList
import Foundation

/// Work of an app that waits for the clock of its device: `Task.sleep(for:)`, `DispatchQueue.asyncAfter(deadline:execute:)`,
/// and timers with selectors.
///
/// Only clocks that are moved by hand have it, those of tests and pictures. There, a delay of an hour takes no time, and
/// a slow machine changes no order. Other devices leave delays to Dispatch and Swift Concurrency.
@MainActor
package final class DelayedWork {
    /// The identity of a piece of work that waits.
    typealias ID = Int

    private struct Item {
        let timer: FrameTimer
        /// Runs in place of the work if the device ends first.
        let abandon: () -> Void
    }

    private unowned let scope: DeviceScope
    private var items: [ID: Item] = [:]
    private var lastID = 0
    /// The time for which the running work had waited. Delays that it starts count from there instead of the frame's time.
    private var dueTime: Double?

    fileprivate init(scope: DeviceScope) {
        self.scope = scope
    }

    /// The work of the device that the running code belongs to; nil if its delays take real time. That is so for the code
    /// of a test, too, which may wait for other processes: only the frames and events of a device, and what they start,
    /// belong to it.
    static var current: DelayedWork? {
        guard case .device(let scope)? = ScopeBinding.current else { return nil }
        return scope.delayedWork
    }

    /// As ``current``, for code of any actor.
    nonisolated static func ofRunningCode() async -> DelayedWork? {
        guard case .device(let scope)? = ScopeBinding.current else { return nil }
        return await scope.delayedWork
    }

    /// Calls a closure in the first frame after some seconds.
    /// - Parameters:
    ///   - seconds: Values that aren't positive mean the next frame.
    ///   - abandon: Is called instead if the device ends first.
    ///   - body: Belongs to the device when it is called.
    @discardableResult
    func add(after seconds: Double, abandon: @escaping () -> Void = {}, _ body: @escaping () -> Void) -> ID {
        lastID += 1
        let id = lastID
        let now = scope.clock.now
        let time = (dueTime ?? now) + (seconds.isNaN ? 0 : max(seconds, 0))
        // A screen that comes to rest waits for the next frame only. Otherwise no toast would be seen in a settled screen.
        let timer = FrameTimer(isAwaited: time - now <= Self.frameDuration) { [weak self] in
            guard let self else { return }
            items[id] = nil
            let outer = dueTime
            dueTime = time
            defer { dueTime = outer }
            ScopeBinding.run(.device(scope), body)
        }
        items[id] = Item(timer: timer, abandon: abandon)
        timer.start(at: time, in: scope)
        return id
    }

    func cancel(_ id: ID) {
        items.removeValue(forKey: id)?.abandon()
    }

    fileprivate func abandonAll() {
        let abandoned = items
        items = [:]
        for id in abandoned.keys.sorted() { abandoned[id]?.abandon() }
    }

    private static let frameDuration = 1.0 / 60

    /// Suspends the running task.
    /// - Throws: `CancellationError` if the task is canceled or the device ends.
    func sleep(for seconds: Double) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                guard !Task.isCancelled else { return continuation.resume(throwing: CancellationError()) }
                sleep.id = add(after: seconds) {
                    continuation.resume(throwing: CancellationError())
                } _: {
                    continuation.resume()
                }
            }
        } onCancel: {
            DispatchQueue.main.async(group: nil) {
                MainActor.assumeIsolated { if let id = sleep.id { self.cancel(id) } }
            }
        }
    }

    @MainActor
    private final class Sleep {
        var id: ID?
    }
}

extension DeviceScope {
    /// Nil if the device's clock follows real time, or if the device has ended.
    fileprivate var delayedWork: DelayedWork? {
        guard clock is ManualClock, owner != nil else { return nil }
        return state(of: .delayedWork) { DelayedWork(scope: self) }
    }

    /// Ends all waiting work: tasks that sleep are canceled.
    package func abandonDelayedWork() {
        delayedWork?.abandonAll()
    }
}
