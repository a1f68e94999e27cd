/// The closures that a driver calls before and after each step of creating and showing a cell, for measurements.
///
/// ```swift
/// let clock = ContinuousClock()
/// var starts: [ItemIdentity: ContinuousClock.Instant] = [:]
/// driver.performanceHooks = PerformanceHooks { step, item in
///     if step == .configure { starts[item] = clock.now }
/// } didEnd: { step, item in
///     guard step == .configure, let start = starts.removeValue(forKey: item) else { return }
///     print("Configured the cell in \(clock.now - start).")
/// }
/// ```
@MainActor
public struct PerformanceHooks {
    /// A step of creating and showing a cell.
    public enum Step: Hashable, Sendable, CaseIterable {
        /// The cell is dequeued or created.
        case dequeue
        /// The cell is configured for its item.
        case configure
        /// The events for a cell that appears on screen are sent.
        case display
    }

    /// A closure that's called before a step for an item. Steps for other items can be nested in it.
    public var willBegin: (Step, ItemIdentity) -> Void
    /// A closure that's called after a step for an item.
    public var didEnd: (Step, ItemIdentity) -> Void

    /// Creates hooks with closures for the beginning and the end of each step.
    public init(
        willBegin: @escaping (Step, ItemIdentity) -> Void, didEnd: @escaping (Step, ItemIdentity) -> Void
    ) {
        self.willBegin = willBegin
        self.didEnd = didEnd
    }
}

extension ViewProvider {
    /// Performs a step for an item's cell and calls the performance hooks around it.
    func step<Result>(_ step: PerformanceHooks.Step, for item: ItemIdentity, _ body: () -> Result) -> Result {
        // The hooks that are called at the beginning must be called at the end, even if `body` replaces them.
        guard let hooks = performanceHooks else { return body() }
        hooks.willBegin(step, item)
        defer { hooks.didEnd(step, item) }
        return body()
    }
}
