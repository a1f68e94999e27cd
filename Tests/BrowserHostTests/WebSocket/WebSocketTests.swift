import BrowserHost
import RandomNumbers
import Testing

@Suite struct WebSocketTests {
    /// A client's frame.
    private func frame(_ first: UInt8, _ payload: [UInt8], announcing length: UInt64? = nil) -> [UInt8] {
        ClientFrame.bytes(first, payload, announcing: length)
    }

    private func decode(_ bytes: [UInt8]) throws -> [WebSocketMessage] {
        var decoder = WebSocketDecoder()
        return try decoder.receive(bytes)
    }

    @Test func theHandshakeProvesThatTheKeyWasRead() {
        // The example of RFC 6455, section 1.3.
        #expect(WebSocketHandshake.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
    }

    @Test(arguments: ["sec-websocket-key", "sec-websocket-version", "connection", "origin"])
    func anIncompleteHandshakeIsRefused(missing: String) {
        var headers = [
            "upgrade": "websocket", "connection": "keep-alive, Upgrade", "sec-websocket-version": "13",
            "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==", "origin": "http://localhost:1",
        ]
        let complete = HTTPRequest(method: "GET", target: "/socket", headers: headers, keepsAlive: true)
        #expect(WebSocketHandshake.response(to: complete).status == .switchingProtocols)
        headers[missing] = nil
        let incomplete = HTTPRequest(method: "GET", target: "/socket", headers: headers, keepsAlive: true)
        #expect(WebSocketHandshake.isRequested(by: incomplete))
        #expect(WebSocketHandshake.response(to: incomplete).status != .switchingProtocols)
    }

    @Test(arguments: [0, 1, 125, 126, 65_535, 65_536])
    func messagesOfAllLengthsAreRead(length: Int) throws {
        let text = String(repeating: "x", count: length)
        #expect(try decode(frame(0x81, Array(text.utf8))) == [.text(text)])
    }

    @Test func messagesMayArriveByteByByte() throws {
        let bytes = frame(0x81, Array("añ".utf8)) + frame(0x89, [1, 2]) + frame(0x88, [3, 0xE8])
        var decoder = WebSocketDecoder()
        var messages: [WebSocketMessage] = []
        for byte in bytes { messages += try decoder.receive([byte]) }
        #expect(messages == [.text("añ"), .ping([1, 2]), .close(code: 1000)])
    }

    @Test func fragmentsMakeOneMessageWithPingsBetweenThem() throws {
        let bytes = frame(0x01, [0xC3]) + frame(0x89, []) + frame(0x00, [0xA9]) + frame(0x80, Array("!".utf8))
        #expect(try decode(bytes) == [.ping([]), .text("é!")])
    }

    @Test func aLongMessageIsRefusedWhenItIsAnnounced() {
        let limit = WebSocketDecoder.maximumMessageLength
        #expect(throws: WebSocketFailure.tooLong(limit + 1)) {
            try decode(frame(0x81, [], announcing: UInt64(limit + 1)))
        }
        #expect(throws: WebSocketFailure.tooLong(Int.max)) {
            try decode(frame(0x81, [], announcing: UInt64(Int.max)))
        }
        #expect(throws: WebSocketFailure.self) { try decode(frame(0x81, [], announcing: .max)) }
    }

    @Test func fragmentsAreLimitedTogether() throws {
        let half = [UInt8](repeating: 0x41, count: WebSocketDecoder.maximumMessageLength / 2 + 1)
        var decoder = WebSocketDecoder()
        #expect(try decoder.receive(frame(0x01, half)).isEmpty)
        #expect(throws: WebSocketFailure.tooLong(half.count)) { try decoder.receive(frame(0x80, half)) }
    }

    @Test(
        arguments: [
            [0x81, 0x01, 0x41], [0xC1, 0x80, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0], [0x80, 0x80, 0, 0, 0, 0],
            [0x09, 0x80, 0, 0, 0, 0], [0x89, 0xFE, 0, 126, 0, 0, 0, 0], [0x88, 0x81, 0, 0, 0, 0, 3],
            [0x82, 0x80, 0, 0, 0, 0], [0x81, 0x81, 0, 0, 0, 0, 0xFF],
            [0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0],
        ] as [[UInt8]])
    func whatBreaksTheProtocolIsRefused(bytes: [UInt8]) {
        #expect(throws: WebSocketFailure.self) { try decode(bytes) }
    }

    @Test func anyBytesAreReadOrRefused() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<5000 {
            var decoder = WebSocketDecoder()
            do {
                for _ in 0..<4 {
                    let head: UInt8 = [0x81, 0x01, 0x80, 0x89, 0x88, .random(in: 0...255, using: &random)]
                        .randomElement(
                            using: &random)!
                    let count = Int.random(in: 0..<12, using: &random)
                    let bytes =
                        [head, 0x80 | UInt8(count)]
                        + (0..<count + 4).map { _ in UInt8.random(in: 0...127, using: &random) }
                    _ = try decoder.receive(bytes)
                }
            } catch {
                #expect([1002, 1003, 1007, 1009].contains(error.code), "seed \(seed)")
            }
        }
    }

    @Test func theServersFramesSayTheirLength() {
        #expect(WebSocketEncoder.text([0x41]) == [0x81, 1, 0x41])
        #expect(WebSocketEncoder.text([UInt8](repeating: 0, count: 126)).prefix(4) == [0x81, 126, 0, 126])
        #expect(
            WebSocketEncoder.text([UInt8](repeating: 0, count: 70_000)).prefix(10)
                == [0x81, 127, 0, 0, 0, 0, 0, 1, 0x11, 0x70])
        #expect(WebSocketEncoder.close(code: 1009, reason: String(repeating: "é", count: 100)).count <= 2 + 125)
    }

    @Test func aBurstIsAllowedAndAFloodIsNot() {
        var limit = RateLimit(rate: 10, burst: 20)
        func taken(_ count: Int, at now: Double) -> Int { (0..<count).count { _ in limit.take(at: now) } }
        #expect(taken(30, at: 100) == 20)
        #expect(taken(5, at: 100.11) == 1)
        #expect(taken(30, at: 200) == 20)
    }
}
