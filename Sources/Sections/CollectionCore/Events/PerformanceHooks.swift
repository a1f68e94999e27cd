/// Who measures what the cells of a screen cost: told before and after each step of making and showing one.
///
/// ```swift
/// driver.performanceHooks = PerformanceHooks { step, item in
///     signposter.begin(step, item)
/// } didEnd: { step, item in
///     signposter.end(step, item)
/// }
/// ```
@MainActor
public struct PerformanceHooks {
    /// What is done for a cell.
    public enum Step: Hashable, Sendable, CaseIterable {
        /// The cell is taken out of the reuse queue, or made.
        case dequeue
        /// The cell is given what it shows of its item.
        case configure
        /// Everybody who wants to know is told that the cell comes on screen.
        case display
    }

    /// Called before a step for an item. Steps for other items may begin and end within it.
    public var willBegin: (Step, ItemIdentity) -> Void
    /// Called after a step for an item.
    public var didEnd: (Step, ItemIdentity) -> Void

    /// Hooks around each step.
    public init(
        willBegin: @escaping (Step, ItemIdentity) -> Void, didEnd: @escaping (Step, ItemIdentity) -> Void
    ) {
        self.willBegin = willBegin
        self.didEnd = didEnd
    }
}

extension ViewProvider {
    /// Does a step for an item's cell, and tells of it.
    func step<Result>(_ step: PerformanceHooks.Step, for item: ItemIdentity, _ body: () -> Result) -> Result {
        // Who is told of the beginning is told of the end.
        guard let hooks = performanceHooks else { return body() }
        hooks.willBegin(step, item)
        defer { hooks.didEnd(step, item) }
        return body()
    }
}
