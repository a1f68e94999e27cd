/// Reads HTTP/1.1 requests out of bytes as they arrive.
///
/// It takes what a browser sends to fetch a page, and short bodies whose length is told, and refuses everything else:
/// bodies in chunks, folded headers, other versions. It never holds more than a head and a body.
package struct HTTPRequestParser: Sendable {
    /// The longest head, in bytes. A browser's has one or two thousand.
    package static let maximumHeadLength = 16 << 10
    /// The longest body, in bytes: a script of commands.
    package static let maximumBodyLength = 64 << 10

    package enum Failure: Error, Sendable, Hashable {
        case tooLong
        case bodyTooLong
        case malformed(String)
        case unsupported(String)
    }

    /// What has arrived and belongs to no request yet.
    private var buffer: [UInt8] = []
    /// How far the buffer was searched for the head's end.
    private var searched = 0
    /// The request whose body has not arrived whole, and the body's length.
    private var head: (request: HTTPRequest, bodyLength: Int)?

    package init() {}

    /// What came after the last request: the beginning of a WebSocket's frames, once the connection is one.
    package var rest: [UInt8] { buffer }

    /// Whether a request has begun to arrive.
    package var isEmpty: Bool { buffer.isEmpty && head == nil }

    /// Takes bytes in. Throws when they are more than a head and a body may have.
    package mutating func append(_ bytes: some Collection<UInt8>) throws(Failure) {
        guard buffer.count + bytes.count <= Self.maximumHeadLength + Self.maximumBodyLength else { throw .tooLong }
        buffer.append(contentsOf: bytes)
    }

    /// The next request, or nil while its end has not arrived.
    /// - Complexity: O(bytes that have arrived since the last call).
    package mutating func next() throws(Failure) -> HTTPRequest? {
        if head == nil { head = try nextHead() }
        guard let (head, length) = head, buffer.count >= length else { return nil }
        var request = head
        request.body = Array(buffer.prefix(length))
        buffer.removeFirst(length)
        self.head = nil
        return request
    }

    /// The next request without its body, and the body's length; nil while the head's end has not arrived.
    private mutating func nextHead() throws(Failure) -> (request: HTTPRequest, bodyLength: Int)? {
        // Clients may send empty lines between requests.
        while searched == 0, buffer.starts(with: [0x0D, 0x0A]) { buffer.removeFirst(2) }
        let end = endOfHead()
        guard end ?? buffer.count <= Self.maximumHeadLength else { throw .tooLong }
        guard let end else { return nil }
        let head = buffer[..<end]
        guard head.allSatisfy({ $0 == 0x0D || $0 == 0x0A || $0 == 0x09 || ($0 >= 0x20 && $0 != 0x7F) }) else {
            throw .malformed("control characters")
        }
        let text = String(decoding: head, as: UTF8.self)
        buffer.removeFirst(end + 4)
        searched = 0
        return try Self.parse(text)
    }

    /// Where the empty line stands that ends a head.
    private mutating func endOfHead() -> Int? {
        var index = searched
        while index + 4 <= buffer.count {
            if buffer[index] == 0x0D, buffer[index + 1] == 0x0A, buffer[index + 2] == 0x0D, buffer[index + 3] == 0x0A {
                return index
            }
            index += 1
        }
        searched = index
        return nil
    }

    private static func parse(_ head: String) throws(Failure) -> (request: HTTPRequest, bodyLength: Int) {
        // "\r\n" is one character to Swift.
        let lines = head.split(separator: "\r\n", omittingEmptySubsequences: false)
        guard let first = lines.first, !lines.contains(where: { $0.utf8.contains { $0 == 0x0D || $0 == 0x0A } }) else {
            throw .malformed("line ends")
        }
        let words = first.split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words.allSatisfy({ !$0.isEmpty }), words[1].hasPrefix("/") else {
            throw .malformed("request line")
        }
        guard words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { throw .unsupported("version \(words[2])") }
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { throw .malformed("header") }
            let name = line[..<colon]
            guard name.utf8.allSatisfy(isTokenByte) else { throw .malformed("header name") }
            let key = name.lowercased()
            let value = String(line[line.index(after: colon)...].trimmed)
            if let earlier = headers[key] {
                guard key != "host", key != "content-length" else { throw .malformed("two headers \(key)") }
                headers[key] = earlier + ", " + value
            } else {
                headers[key] = value
            }
        }
        guard headers["transfer-encoding"] == nil else { throw .unsupported("body in chunks") }
        var request = HTTPRequest(
            method: String(words[0]), target: String(words[1]), headers: headers, keepsAlive: words[2] == "HTTP/1.1")
        if request.header("connection", contains: "close") { request.keepsAlive = false }
        return (request, try bodyLength(headers["content-length"]))
    }

    private static func bodyLength(_ header: String?) throws(Failure) -> Int {
        guard let header else { return 0 }
        guard !header.isEmpty, header.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
            throw .malformed("length of the body")
        }
        guard let length = Int(header), length <= maximumBodyLength else { throw .bodyTooLong }
        return length
    }

    /// Bytes that RFC 9110 allows in names.
    private static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
        }
    }
}
