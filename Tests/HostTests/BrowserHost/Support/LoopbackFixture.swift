/// A server on loopback, for clients that run beside it.
@MainActor
protocol LoopbackFixture {
    var port: Int { get }
}

extension LoopbackFixture {
    /// Runs a client beside the server.
    func client<Answer: Sendable>(_ body: @escaping @Sendable (_ port: Int) throws -> Answer) async throws -> Answer {
        let port = port
        return try await Task.detached { try body(port) }.value
    }

    /// Waits until something has come about that no answer tells a client, for twenty seconds at most.
    func wait(until condition: () -> Bool) async {
        let end = ContinuousClock.now + .seconds(20)
        while !condition(), ContinuousClock.now < end { try? await Task.sleep(for: .milliseconds(1)) }
    }
}
