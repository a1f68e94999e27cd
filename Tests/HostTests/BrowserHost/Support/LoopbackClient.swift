#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A blocking client, for use outside of the main actor, on which the server runs.
final class LoopbackClient: Sendable {
    enum Failure: Error { case noConnection, noAnswer }

    private let descriptor: Int32

    /// - Parameter port: A port of this machine.
    init(port: Int) throws {
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        self.descriptor = descriptor
        // Tests on the main actor alternate with the server: only a server that hangs takes this long.
        var timeout = timeval(tv_sec: 1_800, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(port)).bigEndian
        inet_pton(AF_INET, "127.0.0.1", &address.sin_addr)
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw Failure.noConnection }
    }

    deinit { close(descriptor) }

    func send(_ bytes: [UInt8]) {
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Closes the connection without a closing frame.
    func hangUp() { shutdown(descriptor, Int32(SHUT_RDWR)) }

    /// Whether the server has neither ended the connection nor sent anything that was not received.
    var isOpenAndSilent: Bool {
        var byte: UInt8 = 0
        return recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT)) < 0 && errno == EAGAIN
    }

    /// The next bytes that arrive; empty at the end of the stream.
    func receive() throws -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Failure.noAnswer }
        return Array(buffer.prefix(count))
    }

    /// All that arrives until the server closes the connection.
    func receiveAll() throws -> [UInt8] {
        var all: [UInt8] = []
        while true {
            let bytes = try receive()
            if bytes.isEmpty { return all }
            all += bytes
        }
    }

    /// Sends a request that closes the connection, and returns the response.
    static func fetch(
        _ path: String, port: Int, host: String? = nil, method: String = "GET", headers: String = "", body: String = ""
    ) throws -> String {
        let client = try LoopbackClient(port: port)
        client.send(
            "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\nConnection: close\r\n"
                + "Content-Length: \(body.utf8.count)\r\n\(headers)\r\n\(body)")
        return String(decoding: try client.receiveAll(), as: UTF8.self)
    }
}

/// A page that implements the protocol itself.
final class LoopbackPage {
    private let client: LoopbackClient
    private var bytes: [UInt8] = []

    init(port: Int) throws {
        client = try LoopbackClient(port: port)
        client.send(
            "GET /socket HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\n"
                + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n")
        while bytes.suffix(4) != [13, 10, 13, 10] {
            let more = try client.receive()
            guard !more.isEmpty else { throw LoopbackClient.Failure.noAnswer }
            bytes += more
        }
        bytes = []
    }

    func send(_ text: String) { client.send(ClientFrame.text(text)) }
    func send(_ raw: [UInt8]) { client.send(raw) }
    func hangUp() { client.hangUp() }

    /// The next frame: its kind and its payload. A kind of 0 is the end of the stream.
    func next() throws -> (opcode: UInt8, payload: [UInt8]) {
        while true {
            if let frame = takeFrame() { return frame }
            let more = try client.receive()
            if more.isEmpty { return (0, []) }
            bytes += more
        }
    }

    func nextText() throws -> String { String(decoding: try next().payload, as: UTF8.self) }

    private func takeFrame() -> (opcode: UInt8, payload: [UInt8])? {
        guard bytes.count >= 2 else { return nil }
        var length = Int(bytes[1])
        var head = 2
        if length >= 126 {
            let count = length == 126 ? 2 : 8
            guard bytes.count >= 2 + count else { return nil }
            length = bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
            head += count
        }
        guard bytes.count >= head + length else { return nil }
        let frame = (bytes[0] & 0x0F, Array(bytes[head..<head + length]))
        bytes.removeFirst(head + length)
        return frame
    }
}
