import BrowserHost
import NIOCore

/// Who is connected, on the server's event loop.
final class Clients {
    /// More clients than that are turned away, unless one of them only holds its connection: then the one that has done so
    /// for longest goes. A browser opens six connections for one page.
    private static let maximumCount = 512

    private var clients: [ObjectIdentifier: Client] = [:]
    private var hasEnded = false
    private let callbacks: ServerCallbacks

    init(callbacks: ServerCallbacks) {
        self.callbacks = callbacks
    }

    /// Lets a client in, or turns it away if there is no room.
    /// - Complexity: O(clients) where one of them has to go for it, else O(1).
    func admit(_ channel: any Channel, boundHost: String) throws {
        guard !hasEnded else { return channel.close(promise: nil) }
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

    /// Ends all connections, and lets no other in.
    /// - Returns: What is fulfilled when one of them is gone, for each.
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
