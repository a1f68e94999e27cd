import DisplayList
import Foundation

/// Work of an app that waits for the clock of its device: `Task.sleep(for:)`, `DispatchQueue.asyncAfter(deadline:execute:)`,
/// and timers with selectors.
///
/// Only clocks that are moved by hand have it, those of tests and pictures. There, a delay of an hour takes no time, and
/// a slow machine changes no order. A test that waits for something else, such as the value of a task, moves no clock: then
/// the delay takes real time. Other devices leave delays to Dispatch and Swift Concurrency.
@MainActor
package final class DelayedWork {
    /// The identity of a piece of work that waits.
    typealias ID = Int

    private struct Item {
        let timer: FrameTimer
        let body: () -> Void
        /// Runs the work after the delay in real time.
        let fallback: DispatchWorkItem
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

    /// The work of the device that the running code belongs to; nil if its delays take real time. The code of a test has
    /// none, as it may wait for other processes: only frames and events of a device, and tasks that they start, have it.
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
            let outer = dueTime
            dueTime = time
            defer { dueTime = outer }
            run(id)
        }
        let fallback = DispatchWorkItem { [weak self] in MainActor.assumeIsolated { self?.realTimeDidPass(id) } }
        items[id] = Item(timer: timer, body: body, fallback: fallback, abandon: abandon)
        timer.start(at: time, in: scope)
        wait(max(time - now, 0), fallback)
        return id
    }

    func cancel(_ id: ID) {
        guard let item = items.removeValue(forKey: id) else { return }
        item.fallback.cancel()
        item.abandon()
    }

    fileprivate func abandonAll() {
        for id in items.keys.sorted() { cancel(id) }
    }

    private func run(_ id: ID) {
        guard let item = items.removeValue(forKey: id) else { return }
        item.fallback.cancel()
        ScopeBinding.run(.device(scope), item.body)
    }

    private func realTimeDidPass(_ id: ID) {
        guard let item = items[id] else { return }
        // While a host runs the main queue, the time is that of its clock.
        if case .outside? = ScopeBinding.current { return wait(0.1, item.fallback) }
        item.timer.stop()
        run(id)
    }

    private func wait(_ seconds: Double, _ item: DispatchWorkItem) {
        guard seconds < Self.longestRealDelay else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    }

    /// A day: no test waits longer.
    private static let longestRealDelay = 86_400.0

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
