import DisplayList
import Foundation

/// App work that is scheduled with the clock of its device: `Task.sleep(for:)`,
/// `DispatchQueue.asyncAfter(deadline:execute:)`, and timers with selectors.
///
/// Only devices with a manual clock, in tests and snapshots, use it. On them, a delay of an hour takes no time, and the
/// order of events doesn't depend on the speed of the machine. While a test waits for something else, such as the value
/// of a task, the clock doesn't advance, and delays take real time. Other devices use Dispatch and Swift Concurrency
/// for delays.
@MainActor
package final class DelayedWork {
    /// The identifier of waiting work.
    typealias ID = Int

    private struct Item {
        let timer: FrameTimer
        let body: () -> Void
        /// A work item that runs the work after the delay in real time.
        let fallback: DispatchWorkItem
        /// A closure that is called instead of the work if the device is shut down first.
        let abandon: () -> Void
    }

    private unowned let scope: DeviceScope
    private var items: [ID: Item] = [:]
    private var lastID = 0
    /// The time for which the running work was scheduled. New delays are relative to it instead of the frame's time.
    private var dueTime: Double?

    fileprivate init(scope: DeviceScope) {
        self.scope = scope
    }

    /// The delayed work of the device that the running code belongs to, or `nil` if its delays use real time. The code
    /// of a test always uses real time, because it may wait for other processes. Only frames and events of a device,
    /// and the tasks that they start, have delayed work.
    static var current: DelayedWork? {
        guard case .device(let scope)? = ScopeBinding.current else { return nil }
        return scope.delayedWork
    }

    /// Returns ``current`` for code that isn't isolated to the main actor.
    nonisolated static func ofRunningCode() async -> DelayedWork? {
        guard case .device(let scope)? = ScopeBinding.current else { return nil }
        return await scope.delayedWork
    }

    /// Calls a closure in the first frame after a delay.
    ///
    /// - Parameters:
    ///   - seconds: The delay. Values that aren't positive mean the next frame.
    ///   - abandon: A closure that is called instead if the device is shut down first.
    ///   - body: A closure that runs in the scope of the device.
    @discardableResult
    func add(after seconds: Double, abandon: @escaping () -> Void = {}, _ body: @escaping () -> Void) -> ID {
        lastID += 1
        let id = lastID
        let now = scope.clock.now
        let time = (dueTime ?? now) + (seconds.isNaN ? 0 : max(seconds, 0))
        // The device counts as busy only while work waits for the next frame. Otherwise, temporary messages would never
        // appear in snapshots of an idle device.
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
        // While a host runs the main queue, delays use the host's clock.
        if case .outside? = ScopeBinding.current { return wait(0.1, item.fallback) }
        item.timer.stop()
        run(id)
    }

    private func wait(_ seconds: Double, _ item: DispatchWorkItem) {
        guard seconds < Self.longestRealDelay else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
    }

    /// One day, which is longer than any test waits.
    private static let longestRealDelay = 86_400.0

    private static let frameDuration = 1.0 / 60

    /// Suspends the running task.
    ///
    /// - Throws: `CancellationError` if the task is canceled or the device is shut down.
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
    /// The delayed work, or `nil` if the device's clock follows real time or the device has ended.
    fileprivate var delayedWork: DelayedWork? {
        guard clock is ManualClock, owner != nil else { return nil }
        return state(of: .delayedWork) { DelayedWork(scope: self) }
    }

    /// Ends all waiting work and cancels sleeping tasks.
    package func abandonDelayedWork() {
        delayedWork?.abandonAll()
    }
}
