import Foundation
import PortableUIKit

extension TestHost {
    /// Waits until a condition holds that work of the app brings about: tasks, the network, other threads.
    ///
    /// Between two checks the clock moves a frame, and everything that waits for the main actor or for the threads of
    /// Swift Concurrency gets its turn. No time is lost once the condition holds.
    ///
    /// ```swift
    /// try await host.wait(for: "the offer") { !controller.offers.isEmpty }
    /// ```
    /// - Parameters:
    ///   - what: What is waited for, for the failure.
    ///   - limit: The longest wait, in seconds. Each turn of this test counts as a millisecond. The time for which other
    ///     tests hold the main actor doesn't count, so that a loaded machine makes no test fail.
    ///   - condition: The condition, which is checked on the main actor after each turn.
    /// - Throws: ``WaitedInVain``, which says what is on the screen instead, or `CancellationError`.
    public func wait(
        for what: String, limit: TimeInterval = 10, until condition: @MainActor () throws -> Bool
    ) async throws {
        var turns = WaitingTurns(limit: limit)
        while true {
            activate()
            advance(by: 1.0 / 60)
            // Timers with blocks fire in the main loop, which doesn't run while a test does.
            MainQueue.drain()
            if try condition() {
                settle()
                return
            }
            guard try await turns.next() else {
                throw WaitedInVain(what: what, limit: limit, unsettled: unsettled, elements: elements)
            }
        }
    }

    /// Waits until an element is on the screen, and returns it.
    /// - Parameters:
    ///   - query: What it is to be like.
    ///   - limit: The longest wait, in seconds of the test's own turns.
    /// - Throws: ``WaitedInVain``, which says what is on the screen instead, or ``AmbiguousElement``.
    @discardableResult
    public func wait(for query: ElementQuery, limit: TimeInterval = 10) async throws -> ScreenElement {
        try await wait(for: "an element with \(query.description)", limit: limit) { !elements(query).isEmpty }
        return try element(query)
    }
}

/// What a test waited for hasn't come.
public struct WaitedInVain: Error, CustomStringConvertible, Sendable {
    /// What was waited for, and what there is instead.
    public let description: String

    @MainActor
    init(what: String, limit: TimeInterval, unsettled: [String], elements: [ScreenElement]) {
        var sentences = ["Waited \(limit.formatted()) seconds for \(what) in vain."]
        if !unsettled.isEmpty { sentences.append("What still moves: \(unsettled.joined(separator: "; ")).") }
        sentences.append(ElementNotFound.list(of: elements))
        description = sentences.joined(separator: " ")
    }
}
