import BrowserHost
import NIOCore
import NIOEmbedded
import Testing

@testable import BrowserServer

/// How long a server keeps connections, with a manual clock.
struct ConnectionTimeoutTests {
    private let channel = EmbeddedChannel()

    init() throws {
        let callbacks = ServerCallbacks { _ in
        } respond: { _, _ in
        } openWebSocket: { _ in
        }
        let policy = RequestPolicy(boundHost: "127.0.0.1", port: 8080)
        try Client(channel: channel).prepare(policy: policy, callbacks: callbacks)
        try channel.connect(to: SocketAddress(ipAddress: "127.0.0.1", port: 8080)).wait()
    }

    private func wait(seconds: Int64) { channel.embeddedEventLoop.advanceTime(by: .seconds(seconds)) }

    @Test func `a connection without a request is closed after ten seconds`() {
        wait(seconds: 9)
        #expect(channel.isActive)
        wait(seconds: 1)
        #expect(!channel.isActive)
    }

    @Test func `an incomplete request times out after ten seconds`() throws {
        wait(seconds: 5)
        try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n"))
        wait(seconds: 4)
        #expect(channel.isActive)
        wait(seconds: 1)
        #expect(!channel.isActive)
    }

    @Test func `a connection that waits for its response stays open`() throws {
        try channel.writeInbound(ByteBuffer(string: "GET / HTTP/1.1\r\nHost: 127.0.0.1:8080\r\n\r\n"))
        wait(seconds: 100)
        #expect(channel.isActive)
    }
}
