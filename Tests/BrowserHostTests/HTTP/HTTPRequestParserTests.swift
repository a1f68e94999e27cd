import BrowserHost
import RandomNumbers
import Testing

@Suite struct HTTPRequestParserTests {
    private func parse(_ text: String) throws -> HTTPRequest? {
        var parser = HTTPRequestParser()
        try parser.append(Array(text.utf8))
        return try parser.next()
    }

    @Test func aRequestIsReadWithItsHeaders() throws {
        let request = try #require(try parse("GET /page.js?x=1 HTTP/1.1\r\nHost: a\r\nX-Two: 1\r\nx-two:  2 \r\n\r\n"))
        #expect(request.method == "GET")
        #expect(request.path == "/page.js")
        #expect(request.headers == ["host": "a", "x-two": "1, 2"])
        #expect(request.keepsAlive)
        #expect(request.header("x-two", contains: "2"))
    }

    @Test func aRequestMayArriveByteByByteAndTwoAtOnce() throws {
        let bytes = Array("GET /a HTTP/1.1\r\nHost: h\r\n\r\nGET /b HTTP/1.1\r\nConnection: close\r\n\r\nrest".utf8)
        var parser = HTTPRequestParser()
        var paths: [String] = []
        var keeps: [Bool] = []
        for byte in bytes {
            try parser.append([byte])
            while let request = try parser.next() {
                paths.append(request.path)
                keeps.append(request.keepsAlive)
            }
        }
        #expect(paths == ["/a", "/b"])
        #expect(keeps == [true, false])
        #expect(parser.rest == Array("rest".utf8))
    }

    @Test(arguments: [
        "GET /\r\n\r\n", "GET / HTTP/2\r\n\r\n", "GET http://elsewhere/ HTTP/1.1\r\n\r\n", " / HTTP/1.1\r\n\r\n",
        "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\n: empty\r\n\r\n", "GET / HTTP/1.1\r\na b: c\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\nX: y\r\n\r\n",
        "GET / HTTP/1.1\r\nA: b\r\n folded\r\n\r\n", "GET /\0 HTTP/1.1\r\n\r\n",
        "POST / HTTP/1.1\r\nContent-Length: -5\r\n\r\nhello", "POST / HTTP/1.1\r\nContent-Length: 5, 5\r\n\r\nhello",
        "POST / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n",
    ])
    func whatIsNoPlainRequestIsRefused(text: String) {
        #expect(throws: HTTPRequestParser.Failure.self) { try parse(text) }
    }

    @Test func aHeadThatIsTooLongIsRefusedBeforeItIsKept() throws {
        var parser = HTTPRequestParser()
        try parser.append([UInt8](repeating: 0x41, count: HTTPRequestParser.maximumHeadLength))
        #expect(try parser.next() == nil)
        try parser.append([0x41])
        #expect(throws: HTTPRequestParser.Failure.tooLong) { try parser.next() }
        let most = [UInt8](repeating: 0x41, count: HTTPRequestParser.maximumBodyLength)
        #expect(throws: HTTPRequestParser.Failure.tooLong) { try parser.append(most) }
    }

    @Test func aBodyIsTakenWithItsRequestAndTheNextRequestAfterIt() throws {
        var parser = HTTPRequestParser()
        var bodies: [[UInt8]] = []
        for byte in "POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\none POST /b HTTP/1.1\r\n\r\n".utf8 {
            // The space between the two belongs to neither.
            if byte == UInt8(ascii: " "), !bodies.isEmpty, parser.isEmpty { continue }
            try parser.append([byte])
            while let request = try parser.next() { bodies.append(request.body) }
        }
        #expect(bodies == [Array("one".utf8), []])
    }

    @Test func aBodyThatIsTooLongIsRefusedBeforeItComes() throws {
        let length = HTTPRequestParser.maximumBodyLength
        #expect(try parse("POST / HTTP/1.1\r\nContent-Length: \(length)\r\n\r\n") == nil)
        #expect(throws: HTTPRequestParser.Failure.bodyTooLong) {
            try parse("POST / HTTP/1.1\r\nContent-Length: \(length + 1)\r\n\r\n")
        }
    }

    @Test func anythingElseIsRefusedOrWaitedFor() throws {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        let parts = ["GET ", "/", " HTTP/1.1", "\r\n", "\r\n\r\n", "Host", ":", " ", "\0", "\u{7F}", "é", "a", "\n"]
        for _ in 0..<2000 {
            var parser = HTTPRequestParser()
            do {
                for _ in 0..<Int.random(in: 0..<20, using: &random) {
                    try parser.append(Array(parts.randomElement(using: &random)!.utf8))
                    while let request = try parser.next() {
                        #expect(request.path.hasPrefix("/"), "seed \(seed)")
                    }
                }
            } catch {
                continue
            }
        }
    }
}
