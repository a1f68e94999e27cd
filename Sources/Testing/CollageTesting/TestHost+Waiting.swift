import Foundation
import PortableUIKit

extension TestHost {
    /// Waits until a condition holds that depends on asynchronous work: tasks, the network, or other threads.
    ///
    /// Between two checks, the clock advances by a frame, and work that waits for the main actor or for the threads of
    /// Swift Concurrency runs. The method returns as soon as the condition holds.
    ///
    /// ```swift
    /// let controller = RecipesViewController()
    /// host.show(controller)
    /// try await host.wait(for: "the recipes") { !controller.recipes.isEmpty }
    /// ```
    /// - Parameters:
    ///   - what: A description of the condition, for the failure.
    ///   - limit: The longest wait, in seconds. Each check counts as one millisecond. Time during which other tests use
    ///     the main actor doesn't count, so a busy machine doesn't cause failures.
    ///   - condition: The condition, which is checked on the main actor.
    /// - Throws: ``WaitTimeout``, which lists the elements on the screen, or `CancellationError`.
    public func wait(
        for what: String, limit: TimeInterval = 10, until condition: @MainActor () throws -> Bool
    ) async throws {
        var turns = MainActorTurns(limit: limit)
        while true {
            activate()
            advance(by: 1.0 / 60)
            // Block-based timers fire in the main run loop, which doesn't run during a test.
            MainQueue.drain()
            if try condition() {
                settle()
                return
            }
            guard try await turns.next() else {
                throw WaitTimeout(what: what, limit: limit, unsettled: unsettled, elements: elements)
            }
        }
    }

    /// Waits until an element is on the screen, and returns it.
    /// - Parameters:
    ///   - query: The element to find.
    ///   - limit: The longest wait, in seconds. Only the test's own checks count.
    /// - Throws: ``WaitTimeout``, which lists the elements on the screen, or ``AmbiguousElement``.
    @discardableResult
    public func wait(for query: ElementQuery, limit: TimeInterval = 10) async throws -> ScreenElement {
        try await wait(for: "an element with \(query.description)", limit: limit) { !elements(query).isEmpty }
        return try element(query)
    }
}

/// The error for a condition that didn't hold within the time limit.
public struct WaitTimeout: Error, CustomStringConvertible, Sendable {
    /// The condition, and the elements on the screen.
    public let description: String

    @MainActor
    init(what: String, limit: TimeInterval, unsettled: [String], elements: [ScreenElement]) {
        var sentences = ["The wait for \(what) timed out after \(limit.formatted()) seconds."]
        if !unsettled.isEmpty { sentences.append("Unsettled: \(unsettled.joined(separator: "; ")).") }
        sentences.append(ElementNotFound.list(of: elements))
        description = sentences.joined(separator: " ")
    }
}
