import Foundation
import Glibc
import RuntimeSupport

/// The work that waits on the main queue, as seen from a test or a tool that doesn't run the main loop.
@MainActor
package enum MainQueue {
    /// How often the main loop was run so far, for tests.
    package private(set) static var loopCount = 0

    /// How often work that brings more work gets its turn.
    private static let roundLimit = 100

    /// Fires timers that are due and runs blocks that wait on the main queue, with what those put there in turn.
    ///
    /// Without effect on the queue while one of its blocks is running, as in tests on the main actor.
    ///
    /// Complexity: a turn of the main loop if nothing waits.
    package static func drain() {
        runLoop()
        drainBlocks()
    }

    /// Waits for timers and blocks of the main queue, for at most some seconds, and runs them.
    package static func drain(waiting seconds: Double) {
        runLoop(until: Date(timeIntervalSinceNow: seconds))
        drainBlocks()
    }

    /// Runs blocks that wait on the main queue, with what those put there in turn.
    ///
    /// Complexity: O(1) if nothing waits.
    package static func drainBlocks() {
        var rounds = 0
        while hasBlocks, rounds < roundLimit {
            let marker = Marker()
            DispatchQueue.main.async(group: nil) { marker.wasReached = true }
            runLoop()
            // Otherwise the queue is running one of its blocks, which is what calls this.
            guard marker.wasReached else { return }
            rounds += 1
        }
    }

    /// Shows that the queue got that far: the loop itself doesn't say whether it did anything.
    private final class Marker: @unchecked Sendable {
        /// Only touched on the main thread.
        var wasReached = false
    }

    private static func runLoop(until end: Date = Date()) {
        loopCount += 1
        // Work that comes due can belong to any device. Swift's tests have no main thread: any thread can run the main
        // queue, and timers are added to the run loop of the thread that creates them.
        _ = ScopeBinding.$current.withValue(.outside) { RunLoop.current.run(mode: .default, before: end) }
    }

    /// Whether Dispatch asks the main loop for its turn: it does that by making this file readable.
    private static var hasBlocks: Bool {
        var file = pollfd(fd: mainQueueFile(), events: Int16(POLLIN), revents: 0)
        return poll(&file, 1, 0) > 0
    }
}
