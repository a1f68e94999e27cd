// Overloads of `Task.sleep` that use the clock of the app's device. Swift prefers them to the standard library's
// functions.

extension Task where Success == Never, Failure == Never {
    /// Suspends the running task for the given number of nanoseconds. In tests and snapshots, it uses the device's
    /// clock.
    ///
    /// - Throws: `CancellationError` if the task is canceled.
    public static func sleep(nanoseconds duration: UInt64) async throws {
        try await sleep(for: .nanoseconds(duration))
    }

    /// Suspends the running task for the given duration. In tests and snapshots, it uses the device's clock.
    ///
    /// Differs from Swift: with a `tolerance` or a `clock`, a task sleeps in real time.
    ///
    /// - Throws: `CancellationError` if the task is canceled.
    public static func sleep(for duration: Duration) async throws {
        guard let work = await DelayedWork.ofRunningCode() else {
            return try await sleep(for: duration, tolerance: nil, clock: ContinuousClock())
        }
        try await work.sleep(for: duration.seconds)
    }

    /// Suspends the running task until the given time. In tests and snapshots, it uses the device's clock.
    ///
    /// - Throws: `CancellationError` if the task is canceled.
    public static func sleep(until deadline: ContinuousClock.Instant) async throws {
        try await sleep(for: ContinuousClock.now.duration(to: deadline))
    }
}

extension Duration {
    fileprivate var seconds: Double {
        let (seconds, attoseconds) = components
        return Double(seconds) + Double(attoseconds) * 1e-18
    }
}
