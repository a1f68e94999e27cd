import BrowserHost
import Foundation
import NIOCore
import NIOPosix

/// A server for pages and WebSockets of the browsers on one machine.
///
/// SwiftNIO reads and writes on a separate thread. The application runs on the main actor, which receives complete
/// requests and messages. While too many of them wait, the server reads no further data from the client.
@MainActor
package final class HTTPServer: PageServer {
    /// The number of ports to try if the preferred port isn't available.
    private static let portAttempts = 50

    private let host: String
    private let clients: NIOLoopBoundBox<Clients>
    private var listener: (any Channel)?

    /// - Parameter host: The IPv4 address to listen on.
    package init(host: String, callbacks: ServerCallbacks) {
        self.host = host
        clients = NIOLoopBoundBox.makeBoxSendingValue(
            Clients(callbacks: callbacks), eventLoop: MultiThreadedEventLoopGroup.singleton.next())
    }

    package func start(port: Int) throws -> Int {
        let (listener, port) = try Self.listen(host: host, port: port, on: clients.eventLoop) {
            [host, clients] channel in
            channel.eventLoop.makeCompletedFuture { try clients.value.admit(channel, boundHost: host) }
        }
        self.listener = listener
        return port
    }

    package func stop(_ completion: @escaping @MainActor () -> Void = {}) {
        listener?.close(promise: nil)
        listener = nil
        clients.eventLoop.execute { [clients] in
            EventLoopFuture.andAllComplete(clients.value.end(), on: clients.eventLoop).whenComplete { _ in
                MainQueue.async(completion)
            }
        }
    }

    /// Returns the preferred port or the next free one. Nothing listens on it at that moment.
    package static func freePort(host: String, port: Int) throws -> Int {
        let (listener, port) = try listen(
            host: host, port: port, on: MultiThreadedEventLoopGroup.singleton.next()
        ) { $0.close() }
        try listener.close().wait()
        return port
    }

    /// Listens on the first free port, starting at `port`. 0 means any port.
    private static func listen(
        host: String, port: Int, on eventLoop: any EventLoop,
        admit: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
    ) throws -> (listener: any Channel, port: Int) {
        let bootstrap = ServerBootstrap(group: eventLoop)
            // A port can be reused immediately while its last connections are being closed.
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // A browser opens six connections for a page, and many pages reconnect simultaneously after the application
            // restarts.
            .serverChannelOption(.backlog, value: 512)
            // Patches are small and must be sent without delay.
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // The system detects a peer that has disappeared without closing the connection.
            .childChannelOption(.socketOption(.so_keepalive), value: 1)
            .childChannelInitializer(admit)
        var requestedPort = port
        var left = portAttempts
        while true {
            do {
                let listener = try bootstrap.bind(to: SocketAddress(ipAddress: host, port: requestedPort)).wait()
                return (listener, listener.localAddress?.port ?? requestedPort)
            } catch let error as IOError
                where error.errnoCode == EADDRINUSE && left > 1 && requestedPort > 0 && requestedPort < 65_535
            {
                left -= 1
                requestedPort += 1
            } catch let error as IOError {
                throw ListeningError(host: host, port: requestedPort, code: error.errnoCode)
            }
        }
    }
}
