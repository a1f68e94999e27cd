import Foundation

/// The turns of the main actor that a test gives up while it waits.
///
/// The machine's clock would also count what other tests do on the main actor, so turns are counted instead.
@MainActor
struct WaitingTurns {
    /// How many turns come without a pause: tasks need nothing but turns.
    private static let turnsWithoutPause = 50

    private var count = 0
    private let maximumCount: Int

    /// - Parameter limit: The sum of all pauses, in seconds.
    init(limit: TimeInterval) {
        maximumCount = Self.turnsWithoutPause + max(Int((limit * 1000).rounded()), 0)
    }

    /// Lets other work run, unless the limit is reached.
    /// - Returns: Whether there was another turn.
    /// - Throws: `CancellationError` if the test is cancelled.
    mutating func next() async throws -> Bool {
        try Task.checkCancellation()
        guard count < maximumCount else { return false }
        count += 1
        await Task.yield()
        // The thread pool runs tasks in order: tasks that waited for a thread have begun after this one.
        await Task.detached {}.value
        // Threads and the network need time instead of turns.
        if count > Self.turnsWithoutPause {
            try await Task.sleep(for: .milliseconds(1), tolerance: nil, clock: .continuous)
        }
        return true
    }
}
