import BrowserHost
import RandomNumbers
import Testing

/// Requests as clients send them, byte by byte.
@MainActor @Suite(.serialized) struct RequestTests {
    /// The bytes that a server sends until it closes the connection.
    nonisolated private static func answer(to text: String, port: Int) throws -> String {
        let client = try LoopbackClient(port: port)
        client.send(text)
        return String(decoding: try client.receiveAll(), as: UTF8.self)
    }

    @Test func `a request has its headers and its body`() async throws {
        let fixture = try SocketFixture()
        let answer = try await fixture.client { port in
            try Self.answer(
                to: "POST /page?x=1 HTTP/1.1\r\nHost: localhost:\(port)\r\nX-Two: 1\r\nx-two:  2\r\n"
                    + "Connection: close\r\nContent-Length: 3\r\n\r\none", port: port)
        }
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
        #expect(answer.hasSuffix("\r\n\r\ntea"))
        let request = try #require(fixture.requests.first)
        #expect(request.method == "POST")
        #expect(request.target == "/page?x=1")
        #expect(request.path == "/page")
        #expect(request.headers["x-two"] == "1, 2")
        #expect(request.header("x-two", contains: "2"))
        #expect(request.body == Array("one".utf8))
    }

    @Test func `requests can arrive byte by byte and two at a time`() async throws {
        let fixture = try SocketFixture()
        let answers = try await fixture.client { port in
            let client = try LoopbackClient(port: port)
            let first = "GET /a HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
            for byte in first.utf8 { client.send([byte]) }
            client.send(
                "HEAD /b HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
                    + "GET /c HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n")
            return String(decoding: try client.receiveAll(), as: UTF8.self)
        }
        #expect(fixture.requests.map(\.path) == ["/a", "/b", "/c"])
        #expect(answers.matches(of: /HTTP\/1.1 200 OK/).count == 3)
        #expect(answers.matches(of: /Content-Length: 3/).count == 3)
        // The second request has no body in its response.
        #expect(answers.matches(of: /\r\n\r\ntea/).count == 2)
        #expect(answers.matches(of: /Connection: keep-alive/).count == 2)
    }

    @Test(arguments: [
        "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", " / HTTP/1.1\r\n\r\n",
        "GET http://localhost/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n: empty\r\n\r\n", "GET / HTTP/1.1\r\na b: c\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: HOST\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET /\0 HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: -5\r\n\r\nhello",
        "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5, 5\r\n\r\nhello",
        "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello",
        "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST / HTTP/1.1\r\nHost: HOST\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ])
    func `a malformed request is rejected`(text: String) async throws {
        let fixture = try SocketFixture()
        let answer = try await fixture.client { port in
            try Self.answer(to: text.replacingOccurrences(of: "HOST", with: "localhost:\(port)"), port: port)
        }
        #expect(answer.hasPrefix("HTTP/1.1 4"))
        #expect(answer.contains("Connection: close\r\n"))
        #expect(fixture.requests.isEmpty)
    }

    @Test(arguments: [
        "GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1",
        "GET / HTTP/1.1\r\nX: \(String(repeating: "a", count: 20_000))",
    ])
    func `a head that is too long is rejected`(text: String) async throws {
        let fixture = try SocketFixture()
        let answer = try await fixture.client { try Self.answer(to: text, port: $0) }
        #expect(answer.hasPrefix("HTTP/1.1 431 "))
        #expect(fixture.requests.isEmpty)
    }

    @Test func `a body that is too long is rejected before it is received`() async throws {
        let fixture = try SocketFixture()
        let length = HTTPRequest.maximumBodyLength
        let answers = try await fixture.client { port in
            let head = "POST / HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n"
            return try [
                "\(head)Content-Length: \(length + 1)\r\n\r\n",
                "\(head)Transfer-Encoding: chunked\r\n\r\n\(String(length + 1, radix: 16))\r\n"
                    + String(repeating: "a", count: length + 1),
                "\(head)Content-Length: \(length)\r\n\r\n\(String(repeating: "a", count: length))",
            ].map { try Self.answer(to: $0, port: port) }
        }
        #expect(answers.map { $0.prefix(12) } == ["HTTP/1.1 413", "HTTP/1.1 413", "HTTP/1.1 200"])
        #expect(fixture.requests.map(\.body.count) == [length])
    }

    @Test func `responses stop when the client doesn't read them`() async throws {
        let length = 1 << 20
        let fixture = try SocketFixture(body: [UInt8](repeating: 0x41, count: length))
        let count = 100
        let client = try await fixture.client { port in
            let client = try LoopbackClient(port: port)
            let request = "GET /a HTTP/1.1\r\nHost: localhost:\(port)\r\n\r\n"
            client.send(String(repeating: request, count: count - 1))
            client.send("GET /a HTTP/1.1\r\nHost: localhost:\(port)\r\nConnection: close\r\n\r\n")
            return client
        }
        // Other requests are answered meanwhile, for long enough that all of these would have been.
        try await fixture.client { port in
            for _ in 0..<count { _ = try LoopbackClient.fetch("/b", port: port) }
        }
        // The system buffers some megabytes.
        let answered = fixture.requests.count { $0.path == "/a" }
        #expect((1..<count / 2).contains(answered), "\(answered) answers")
        let received = try await fixture.client { _ in try client.receiveAll().count }
        #expect(received > count * length)
        #expect(fixture.requests.count { $0.path == "/a" } == count)
    }

    @Test func `arbitrary bytes are rejected or incomplete`() async throws {
        let seed = UInt64.random(in: 0 ... .max)
        let fixture = try SocketFixture()
        let parts = ["GET ", "/", " HTTP/1.1", "\r\n", "\r\n\r\n", "Host", ":", " ", "\0", "\u{7F}", "é", "a", "\n"]
        let answer = try await fixture.client { port in
            var random = SeededGenerator(seed: seed)
            for _ in 0..<500 {
                let client = try LoopbackClient(port: port)
                for _ in 0..<Int.random(in: 0..<20, using: &random) {
                    client.send(parts.randomElement(using: &random)!)
                }
                client.hangUp()
            }
            return try LoopbackClient.fetch("/", port: port)
        }
        #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), "seed \(seed)")
        #expect(fixture.requests.count == 1, "seed \(seed)")
    }
}
