import Foundation
import PortableUIKit

extension TestHost {
    /// Waits until a condition holds that work of the app brings about: tasks, the network, other threads.
    ///
    /// Between two looks everything that waits for the main actor gets its turn, and the clock moves a frame. No time is
    /// lost once the condition holds.
    ///
    /// ```swift
    /// try await host.wait(for: "the offer") { !controller.offers.isEmpty }
    /// ```
    /// - Parameters:
    ///   - what: What is waited for, for the failure.
    ///   - limit: How long, in seconds of the machine's time.
    ///   - condition: Asked again and again on the main actor.
    /// - Throws: ``WaitedInVain``, which says what is on the screen instead, or `CancellationError`.
    public func wait(
        for what: String, limit: TimeInterval = 10, until condition: @MainActor () throws -> Bool
    ) async throws {
        let start = ContinuousClock.now
        var looks = 0
        while true {
            activate()
            advance(by: 1.0 / 60)
            if try condition() {
                settle()
                return
            }
            guard ContinuousClock.now - start < .seconds(limit) else {
                throw WaitedInVain(what: what, limit: limit, unsettled: unsettled, elements: elements)
            }
            try Task.checkCancellation()
            looks += 1
            // Tasks of the main actor need its turn alone; what other threads do needs a moment of theirs.
            if looks < 50 { await Task.yield() } else { try await Task.sleep(for: .milliseconds(1)) }
        }
    }

    /// Waits until an element is on the screen, and returns it.
    /// - Parameters:
    ///   - query: What it is to be like.
    ///   - limit: How long, in seconds of the machine's time.
    /// - Throws: ``WaitedInVain``, which says what is on the screen instead.
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
