import BrowserHost
import NIOCore

/// Who is connected, on the server's event loop.
final class Clients {
    /// More clients than that are turned away, unless one of them only holds its connection: then the one that has done so
    /// for longest goes. A browser opens six connections for one page.
    private static let maximumCount = 512

    private var clients: [ObjectIdentifier: Client] = [:]
    private let callbacks: ServerCallbacks

    init(callbacks: ServerCallbacks) {
        self.callbacks = callbacks
    }

    /// Lets a client in, or turns it away if there is no room.
    /// - Complexity: O(clients) where one of them has to go for it, else O(1).
    func admit(_ channel: any Channel, boundHost: String) throws {
        if clients.count >= Self.maximumCount { endLongestIdle() }
        guard clients.count < Self.maximumCount else {
            callbacks.say("a client was turned away: there are \(clients.count) already")
            return channel.close(promise: nil)
        }
        let client = Client(channel: channel)
        let policy = RequestPolicy(boundHost: boundHost, port: channel.localAddress?.port ?? 0)
        try client.prepare(policy: policy, callbacks: callbacks)
        clients[ObjectIdentifier(client)] = client
        channel.closeFuture.assumeIsolated().whenComplete { [weak self] _ in self?.remove(client) }
    }

    /// Ends all connections.
    func end() {
        for client in clients.values { client.end() }
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
