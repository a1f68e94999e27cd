import Dispatch

/// Accepts clients on a port, on the main queue.
@MainActor
final class ListeningSocket {
    /// How long nobody is accepted after the system had no room for one more, in seconds.
    private static let recovery = 1.0

    let port: Int
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private let onConnection: (SocketConnection) -> Void

    /// Listens on the first port, from `port` on, that nobody else has; 0 means any.
    init(
        host: String, port: Int, attempts: Int, onConnection: @escaping (SocketConnection) -> Void
    ) throws(SystemError) {
        (descriptor, self.port) = try Self.listen(host: host, port: port, attempts: attempts)
        self.onConnection = onConnection
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.accept() } }
        source.setCancelHandler { [descriptor] in SystemCalls.closeDescriptor(descriptor) }
        source.resume()
    }

    /// A socket that listens on the first port, from `port` on, that nobody else has.
    static func listen(
        host: String, port: Int, attempts: Int
    ) throws(SystemError) -> (descriptor: Int32, port: Int) {
        var port = port
        var left = attempts
        while true {
            do throws(SystemError) {
                return try SystemCalls.listen(host: host, port: port)
            } catch {
                left -= 1
                guard error.isAddressInUse, left > 0, port > 0, port < 65_535 else { throw error }
                port += 1
            }
        }
    }

    func close() {
        source.cancel()
    }

    private func accept() {
        do throws(SystemError) {
            while let client = try SystemCalls.accept(on: descriptor) {
                onConnection(SocketConnection(descriptor: client))
            }
        } catch {
            // Too many open files: the client stays in the queue, which must not keep the process awake.
            source.suspend()
            DispatchQueue.main.asyncAfter(deadline: .now() + Self.recovery) { [source] in source.resume() }
        }
    }
}
