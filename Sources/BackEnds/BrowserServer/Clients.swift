import BrowserHost
import NIOCore

/// The connected clients, on the server's event loop.
final class Clients {
    /// The maximum number of clients. If it's reached, the client that has been idle for the longest time is
    /// disconnected. If no client is idle, new clients are refused. A browser opens six connections for a page.
    private static let maximumCount = 512

    private var clients: [ObjectIdentifier: Client] = [:]
    private var hasEnded = false
    private let callbacks: ServerCallbacks

    init(callbacks: ServerCallbacks) {
        self.callbacks = callbacks
    }

    /// Accepts a client, or refuses it if there are too many.
    ///
    /// - Complexity: O(*n*) in the number of clients if one of them must be disconnected, otherwise O(1).
    func admit(_ channel: any Channel, boundHost: String) throws {
        guard !hasEnded else { return channel.close(promise: nil) }
        if clients.count >= Self.maximumCount { endLongestIdle() }
        guard clients.count < Self.maximumCount else {
            callbacks.say("a client was rejected, because \(clients.count) are already connected")
            return channel.close(promise: nil)
        }
        let client = Client(channel: channel)
        let policy = RequestPolicy(boundHost: boundHost, port: channel.localAddress?.port ?? 0)
        try client.prepare(policy: policy, callbacks: callbacks)
        clients[ObjectIdentifier(client)] = client
        channel.closeFuture.assumeIsolated().whenComplete { [weak self] _ in self?.remove(client) }
    }

    /// Closes all connections, and refuses new ones.
    ///
    /// - Returns: A future for each connection that completes when the connection is closed.
    func end() -> [EventLoopFuture<Void>] {
        hasEnded = true
        let endings = clients.values.map(\.whenClosed)
        for client in clients.values { client.end() }
        return endings
    }

    private func endLongestIdle() {
        let idle = clients.values.filter(\.isIdle)
        guard let longest = idle.min(by: { $0.lastUse < $1.lastUse }) else { return }
        remove(longest)
        longest.end()
    }

    private func remove(_ client: Client) {
        clients[ObjectIdentifier(client)] = nil
    }
}
