#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, CustomStringConvertible {
    package let call: String
    package let code: Int32

    init(_ call: String, code: Int32 = errno) {
        self.call = call
        self.code = code
    }

    /// Whether somebody else listens on the port.
    package var isAddressInUse: Bool { code == EADDRINUSE }

    package var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// The few calls that sockets need, as functions of plain values.
enum SystemCalls {
    #if canImport(Glibc) || canImport(Musl)
    private static let sendFlags = Int32(MSG_NOSIGNAL)
    #else
    private static let sendFlags: Int32 = 0
    #endif

    /// A socket that listens on an IPv4 address, and its port.
    static func listen(host: String, port: Int) throws(SystemError) -> (descriptor: Int32, port: Int) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(clamping: port)).bigEndian
        guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
            throw SystemError("address \(host)", code: EINVAL)
        }
        #if canImport(Glibc)
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
        let descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #endif
        guard descriptor >= 0 else { throw SystemError("socket") }
        do throws(SystemError) {
            try configure(descriptor)
            // A port whose last connections are still winding down may be taken again at once.
            set(descriptor, SOL_SOCKET, SO_REUSEADDR, 1)
            let length = socklen_t(MemoryLayout<sockaddr_in>.size)
            let bound = withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, length) }
            }
            guard bound == 0 else { throw SystemError("bind") }
            #if canImport(Glibc)
            guard Glibc.listen(descriptor, 128) == 0 else { throw SystemError("listen") }
            #elseif canImport(Musl)
            guard Musl.listen(descriptor, 128) == 0 else { throw SystemError("listen") }
            #else
            guard Darwin.listen(descriptor, 128) == 0 else { throw SystemError("listen") }
            #endif
            return (descriptor, localPort(of: descriptor))
        } catch {
            _ = close(descriptor)
            throw error
        }
    }

    /// The next client that waits; nil if none does.
    static func accept(on listener: Int32) throws(SystemError) -> Int32? {
        #if canImport(Glibc)
        let descriptor = Glibc.accept(listener, nil, nil)
        #elseif canImport(Musl)
        let descriptor = Musl.accept(listener, nil, nil)
        #else
        let descriptor = Darwin.accept(listener, nil, nil)
        #endif
        guard descriptor >= 0 else {
            if [EAGAIN, EWOULDBLOCK, EINTR, ECONNABORTED].contains(errno) { return nil }
            throw SystemError("accept")
        }
        do throws(SystemError) {
            try configure(descriptor)
        } catch {
            _ = close(descriptor)
            throw error
        }
        // Patches are small and wait for their answer: they must not wait for company.
        set(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, 1)
        // A peer that has vanished without a word is noticed by the system.
        set(descriptor, SOL_SOCKET, SO_KEEPALIVE, 1)
        return descriptor
    }

    /// Bytes that have arrived, at most `limit`; none at the end of the stream; nil if nothing has arrived.
    static func receive(from descriptor: Int32, limit: Int) throws(SystemError) -> [UInt8]? {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initializedCount in
            count = recv(descriptor, buffer.baseAddress, limit, 0)
            initializedCount = max(count, 0)
        }
        guard count >= 0 else {
            if [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { return nil }
            throw SystemError("recv")
        }
        return bytes
    }

    /// Sends as many bytes as the system takes, from `start` on, and returns how many.
    static func send(_ bytes: [UInt8], from start: Int, to descriptor: Int32) throws(SystemError) -> Int {
        let count = bytes.withUnsafeBytes { buffer in
            #if canImport(Glibc)
            Glibc.send(descriptor, buffer.baseAddress! + start, buffer.count - start, sendFlags)
            #elseif canImport(Musl)
            Musl.send(descriptor, buffer.baseAddress! + start, buffer.count - start, sendFlags)
            #else
            Darwin.send(descriptor, buffer.baseAddress! + start, buffer.count - start, sendFlags)
            #endif
        }
        guard count >= 0 else {
            if [EAGAIN, EWOULDBLOCK, EINTR].contains(errno) { return 0 }
            throw SystemError("send")
        }
        return count
    }

    static func shutDownSending(_ descriptor: Int32) {
        _ = shutdown(descriptor, Int32(SHUT_WR))
    }

    static func closeDescriptor(_ descriptor: Int32) {
        _ = close(descriptor)
    }

    private static func configure(_ descriptor: Int32) throws(SystemError) {
        let flags = fcntl(descriptor, F_GETFL)
        guard flags >= 0, fcntl(descriptor, F_SETFL, flags | O_NONBLOCK) >= 0,
            fcntl(descriptor, F_SETFD, FD_CLOEXEC) >= 0
        else { throw SystemError("fcntl") }
        #if canImport(Darwin)
        set(descriptor, SOL_SOCKET, SO_NOSIGPIPE, 1)
        #endif
    }

    private static func set(_ descriptor: Int32, _ level: Int32, _ option: Int32, _ value: Int32) {
        var value = value
        _ = setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func localPort(of descriptor: Int32) -> Int {
        var address = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        _ = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) }
        }
        return Int(UInt16(bigEndian: address.sin_port))
    }
}
