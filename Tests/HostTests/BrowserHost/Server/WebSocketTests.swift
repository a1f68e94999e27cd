import BrowserHost
import Foundation
import RandomNumbers
import Synchronization
import Testing

/// WebSockets as pages use them, byte by byte.
@MainActor @Suite(.serialized) struct WebSocketTests {
    /// The headers of a handshake, by their names.
    nonisolated private static func headers(port: Int) -> [String: String] {
        [
            "Host": "localhost:\(port)", "Origin": "http://localhost:\(port)", "Upgrade": "websocket",
            "Connection": "keep-alive, Upgrade", "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
        ]
    }

    nonisolated private static func handshake(_ headers: [String: String], port: Int) throws -> String {
        let client = try LoopbackClient(port: port)
        let lines = headers.map { "\($0): \($1)\r\n" }.joined()
        client.send("GET /socket HTTP/1.1\r\n\(lines)\r\n")
        return String(decoding: try client.receive(), as: UTF8.self)
    }

    @Test func `the handshake proves that the key was read`() async throws {
        let fixture = try SocketFixture()
        let answer = try await fixture.client { try Self.handshake(Self.headers(port: $0), port: $0) }
        #expect(answer.hasPrefix("HTTP/1.1 101 Switching Protocols\r\n"))
        // The example of RFC 6455, section 1.3.
        #expect(answer.contains("Sec-WebSocket-Accept: s3pPLMBiTxaQ9kYGzzhZRbK+xOo=\r\n"))
    }

    @Test(arguments: ["Sec-WebSocket-Key", "Sec-WebSocket-Version", "Origin", "Host"])
    func `an incomplete handshake is rejected`(missing: String) async throws {
        let fixture = try SocketFixture()
        let answer = try await fixture.client { port in
            var headers = Self.headers(port: port)
            headers[missing] = nil
            return try Self.handshake(headers, port: port)
        }
        #expect(answer.hasPrefix("HTTP/1.1 4"))
        #expect(answer.contains("Connection: close\r\n"))
    }

    @Test(arguments: ["http://evil.example", "null"]) func `a page of another origin gets no connection`(origin: String)
        async throws
    {
        let fixture = try SocketFixture()
        let answer = try await fixture.client { port in
            var headers = Self.headers(port: port)
            headers["Origin"] = origin
            return try Self.handshake(headers, port: port)
        }
        #expect(answer.hasPrefix("HTTP/1.1 403 "))
        await fixture.wait { !fixture.log.isEmpty }
        #expect(fixture.log.count == 1)
    }

    @Test func `messages of all lengths are read`() async throws {
        let fixture = try SocketFixture()
        let texts = [0, 1, 125, 126, 65_535, 65_536].map { String(repeating: "x", count: $0) }
        try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            for text in texts { page.send(text) }
            page.send(ClientFrame.bytes(0x89, []))
            _ = try page.next()
        }
        #expect(fixture.messages == texts)
    }

    @Test func `messages may arrive byte by byte`() async throws {
        let fixture = try SocketFixture()
        let frames = try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            let bytes =
                ClientFrame.text("añ") + ClientFrame.bytes(0x89, [1, 2]) + ClientFrame.bytes(0x88, [3, 0xE8])
            for byte in bytes { page.send([byte]) }
            return try (page.next(), page.next())
        }
        #expect(fixture.messages == ["añ"])
        #expect(frames.0 == (0xA, [1, 2]))
        #expect(frames.1.opcode == 8)
        await fixture.wait { !fixture.closeCodes.isEmpty }
        #expect(fixture.closeCodes == [1000])
    }

    @Test func `a burst arrives in order even if the application reads slowly`() async throws {
        let fixture = try SocketFixture()
        let count = 1_500
        try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            page.send((0..<count).flatMap { ClientFrame.text("\($0)") })
            page.send(ClientFrame.bytes(0x89, []))
            _ = try page.next()
        }
        #expect(fixture.messages == (0..<count).map(String.init))
    }

    @Test func `a page is read more slowly while the application is busy`() async throws {
        let fixture = try SocketFixture()
        // More than the system buffers.
        let (count, length) = (1_500, 16 << 10)
        let sent = Atomic(0)
        let port = fixture.port
        let client = Task.detached {
            let page = try LoopbackPage(port: port)
            let frame = ClientFrame.text(String(repeating: "x", count: length))
            for _ in 0..<count {
                page.send(frame)
                sent.add(1, ordering: .relaxed)
            }
            page.send(ClientFrame.bytes(0x89, []))
            return try page.next().opcode
        }
        while sent.load(ordering: .relaxed) == 0 { await Task.yield() }
        // The application is busy while the client could send everything.
        usleep(500_000)
        #expect(sent.load(ordering: .relaxed) < count)
        #expect(try await client.value == 0xA)
        #expect(fixture.messages.count == count)
    }

    @Test(
        arguments: [
            ([0x81, 0x01, 0x41], 1002), ([0xC1, 0x80, 0, 0, 0, 0], 1002), ([0x83, 0x80, 0, 0, 0, 0], 1002),
            ([0x80, 0x80, 0, 0, 0, 0], 1002), ([0x09, 0x80, 0, 0, 0, 0], 1002),
            ([0x89, 0xFE, 0, 126, 0, 0, 0, 0], 1002),
            ([0x82, 0x80, 0, 0, 0, 0], 1003), ([0x81, 0x81, 0, 0, 0, 0, 0xFF], 1007),
            (ClientFrame.bytes(0x81, [], announcing: UInt64(WebSocketMessage.maximumLength + 1)), 1009),
            (ClientFrame.bytes(0x81, [], announcing: UInt64(Int.max)), 1009),
            (ClientFrame.bytes(0x81, [], announcing: .max), 1009),
            ([UInt8]((0..<3_000).flatMap { _ in ClientFrame.text("x") }), 1008),
        ] as [([UInt8], Int)])
    func `messages that violate the protocol are rejected`(bytes: [UInt8], code: Int) async throws {
        let fixture = try SocketFixture()
        let closing = try await fixture.client { port in
            let page = try LoopbackPage(port: port)
            page.send(bytes)
            return try page.next()
        }
        #expect(closing.opcode == 8)
        #expect(closing.payload.prefix(2).reduce(0) { $0 << 8 | Int($1) } == code)
        #expect(fixture.log.count == 1)
    }

    @Test func `arbitrary frames are read or rejected`() async throws {
        let seed = UInt64.random(in: 0 ... .max)
        let fixture = try SocketFixture()
        let answer = try await fixture.client { port in
            var random = SeededGenerator(seed: seed)
            for _ in 0..<200 {
                let page = try LoopbackPage(port: port)
                for _ in 0..<4 {
                    let kinds: [UInt8] = [0x81, 0x01, 0x80, 0x89, 0x88, .random(in: 0...255, using: &random)]
                    let count = Int.random(in: 0..<12, using: &random)
                    page.send(
                        [kinds.randomElement(using: &random)!, 0x80 | UInt8(count)]
                            + (0..<count + 4).map { _ in UInt8.random(in: 0...127, using: &random) })
                }
                page.hangUp()
            }
            return try LoopbackClient.fetch("/", port: port)
        }
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "seed \(seed)")
    }

    @Test func `a page that closes without a message counts as disconnected`() async throws {
        let fixture = try SocketFixture()
        try await fixture.client { try LoopbackPage(port: $0).hangUp() }
        await fixture.wait { !fixture.closeCodes.isEmpty }
        #expect(fixture.closeCodes == [nil])
    }
}
