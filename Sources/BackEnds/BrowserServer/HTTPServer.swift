import BrowserHost
import Foundation
import NIOCore
import NIOPosix

/// Serves pages and WebSockets to the browsers of one machine.
///
/// SwiftNIO reads and writes on a thread of its own. The application runs on the main actor: whole requests and messages
/// are handed over to it, and what it has not taken yet holds back what a client sends next.
@MainActor
package final class HTTPServer: PageServer {
    /// How many ports are tried when the wished one is taken.
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

    /// The wished port, or the next one that is free, on which nothing listens at this moment.
    package static func freePort(host: String, port: Int) throws -> Int {
        let (listener, port) = try listen(
            host: host, port: port, on: MultiThreadedEventLoopGroup.singleton.next()
        ) { $0.close() }
        try listener.close().wait()
        return port
    }

    /// Listens on the first port, from `port` on, that nobody else has; 0 means any.
    private static func listen(
        host: String, port: Int, on eventLoop: any EventLoop,
        admit: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
    ) throws -> (listener: any Channel, port: Int) {
        let bootstrap = ServerBootstrap(group: eventLoop)
            // A port whose last connections are still winding down may be taken again at once.
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            // A browser opens six connections for one page, and many pages come at once after the application starts anew.
            .serverChannelOption(.backlog, value: 512)
            // Patches are small and wait for their answer: they must not wait for company.
            .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
            // A peer that has vanished without a word is noticed by the system.
            .childChannelOption(.socketOption(.so_keepalive), value: 1)
            .childChannelInitializer(admit)
        var wished = port
        var left = portAttempts
        while true {
            do {
                let listener = try bootstrap.bind(to: SocketAddress(ipAddress: host, port: wished)).wait()
                return (listener, listener.localAddress?.port ?? wished)
            } catch let error as IOError
                where error.errnoCode == EADDRINUSE && left > 1 && wished > 0 && wished < 65_535
            {
                left -= 1
                wished += 1
            } catch let error as IOError {
                throw ListeningError(host: host, port: wished, code: error.errnoCode)
            }
        }
    }
}
