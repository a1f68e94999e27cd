/// A server on loopback, for clients that run at the same time.
@MainActor
protocol LoopbackFixture {
    var port: Int { get }
}

extension LoopbackFixture {
    /// Runs a client while the server runs.
    func client<Answer: Sendable>(_ body: @escaping @Sendable (_ port: Int) throws -> Answer) async throws -> Answer {
        let port = port
        return try await Task.detached { try body(port) }.value
    }

    /// Waits for a condition that no response reports to a client, for at most twenty seconds.
    func wait(until condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(20)
        while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
