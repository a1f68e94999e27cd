import Foundation

/// The turns on the main actor that a test gives to other work while it waits.
///
/// Turns are counted because the machine's clock would include the time that other tests use the main actor.
@MainActor
struct MainActorTurns {
    /// The number of turns without a pause. Tasks only need turns.
    private static let turnsWithoutPause = 50

    private var count = 0
    private let maximumCount: Int

    /// - Parameter limit: The maximum sum of all pauses, in seconds.
    init(limit: TimeInterval) {
        maximumCount = Self.turnsWithoutPause + max(Int((limit * 1000).rounded()), 0)
    }

    /// Lets other work run, unless the limit is reached.
    /// - Returns: `false` if the limit is reached.
    /// - Throws: `CancellationError` if the test is canceled.
    mutating func next() async throws -> Bool {
        try Task.checkCancellation()
        guard count < maximumCount else { return false }
        count += 1
        await Task.yield()
        // The thread pool runs tasks in order, so tasks that were waiting for a thread have started when this one ends.
        await Task.detached {}.value
        // Threads and the network need time, not turns.
        if count > Self.turnsWithoutPause {
            try await Task.sleep(for: .milliseconds(1), tolerance: nil, clock: .continuous)
        }
        return true
    }
}
