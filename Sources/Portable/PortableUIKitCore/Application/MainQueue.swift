import Foundation
import Glibc
import RuntimeSupport

/// The pending work of the main queue, for tests and tools that don't run the main loop.
@MainActor
package enum MainQueue {
    /// The number of runs of the main loop, for tests.
    package private(set) static var loopCount = 0

    /// The maximum number of rounds for blocks that add more blocks.
    private static let roundLimit = 100

    /// Fires due timers and runs pending blocks of the main queue, including the ones added meanwhile.
    ///
    /// Has no effect on the queue while one of its blocks is running, as in tests on the main actor.
    ///
    /// Complexity: one turn of the main loop if nothing is pending.
    package static func drain() {
        runLoop()
        drainBlocks()
    }

    /// Waits for timers and blocks of the main queue for at most the given number of seconds, and runs them.
    package static func drain(waiting seconds: Double) {
        runLoop(until: Date(timeIntervalSinceNow: seconds))
        drainBlocks()
    }

    /// Runs pending blocks of the main queue, including the ones added meanwhile.
    ///
    /// Complexity: O(1) if nothing is pending.
    package static func drainBlocks() {
        var rounds = 0
        while hasBlocks, rounds < roundLimit {
            let marker = Marker()
            DispatchQueue.main.async(group: nil) { marker.wasReached = true }
            runLoop()
            // Otherwise, the queue is running one of its blocks, which called this function.
            guard marker.wasReached else { return }
            rounds += 1
        }
    }

    /// An indication that the queue has reached a point. The loop doesn't report whether it ran anything.
    private final class Marker: @unchecked Sendable {
        /// Only accessed on the main thread.
        var wasReached = false
    }

    private static func runLoop(until end: Date = Date()) {
        loopCount += 1
        // Work that comes due can belong to any device. Swift's tests have no main thread: any thread can run the main
        // queue, and timers are added to the run loop of the thread that creates them.
        _ = ScopeBinding.$current.withValue(.outside) { RunLoop.current.run(mode: .default, before: end) }
    }

    /// A Boolean value that indicates whether Dispatch has requested a turn of the main loop. It does so by making this
    /// file readable.
    private static var hasBlocks: Bool {
        var file = pollfd(fd: mainQueueFile(), events: Int16(POLLIN), revents: 0)
        return poll(&file, 1, 0) > 0
    }
}
