import Dispatch

/// A stream of bytes to and from one client, on the main queue, without ever waiting.
///
/// It lives until it is closed, whoever else lets go of it: what was sent still arrives after the server has stopped.
@MainActor
final class SocketConnection {
    /// How much is read at once: a busy client leaves the others their turn.
    private static let chunk = 64 << 10
    /// How long a client may take to close its side, in seconds.
    private static let lingering = 2.0

    /// Gets the bytes that arrive; those that arrive after ``finish()`` are dropped.
    var onReceive: ([UInt8]) -> Void = { _ in }
    /// Called when everything is with the system that ``send(_:)`` had to leave for later.
    var onDrain: () -> Void = {}
    /// Called once, when the connection is over for whatever reason.
    var onClose: () -> Void = {}

    private let descriptor: Int32
    private let reading: any DispatchSourceRead
    private let writing: any DispatchSourceWrite
    private var isWaitingToWrite = false
    private var outgoing: [(bytes: [UInt8], sent: Int)] = []
    private var isFinishing = false
    private(set) var isClosed = false

    init(descriptor: Int32) {
        self.descriptor = descriptor
        reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        writing = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
        // The descriptor's number may be given to another socket once it is closed: both sources have to be gone.
        let sources = DispatchGroup()
        sources.enter()
        sources.enter()
        reading.setCancelHandler { sources.leave() }
        writing.setCancelHandler { sources.leave() }
        sources.notify(queue: .main) { SystemCalls.closeDescriptor(descriptor) }
        // The sources keep the connection until they are cancelled, and a source must not disappear before.
        reading.setEventHandler { MainActor.assumeIsolated { self.receive() } }
        writing.setEventHandler { MainActor.assumeIsolated { self.continueSending() } }
        reading.resume()
    }

    /// Whether something is still to be sent.
    var isSending: Bool { !outgoing.isEmpty }

    /// Sends bytes after those that wait already.
    func send(_ bytes: [UInt8]) {
        guard !isClosed, !isFinishing, !bytes.isEmpty else { return }
        outgoing.append((bytes, 0))
        if !isWaitingToWrite { flush() }
    }

    /// Ends the connection once everything is sent and the client has closed its side: closing earlier could throw
    /// away what it has not read yet.
    func finish() {
        guard !isClosed, !isFinishing else { return }
        isFinishing = true
        if outgoing.isEmpty { SystemCalls.shutDownSending(descriptor) }
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.lingering) { [weak self] in
            MainActor.assumeIsolated { self?.close() }
        }
    }

    /// Ends the connection at once.
    func close() {
        guard !isClosed else { return }
        isClosed = true
        outgoing = []
        // A source that sleeps would never see its cancellation.
        if !isWaitingToWrite { writing.resume() }
        reading.cancel()
        writing.cancel()
        let onClose = onClose
        (onReceive, onDrain, self.onClose) = ({ _ in }, {}, {})
        onClose()
    }

    private func receive() {
        guard !isClosed else { return }
        do throws(SystemError) {
            guard let bytes = try SystemCalls.receive(from: descriptor, limit: Self.chunk) else { return }
            if bytes.isEmpty { return close() }
            if !isFinishing { onReceive(bytes) }
        } catch {
            close()
        }
    }

    private func flush() {
        guard !isClosed else { return }
        do throws(SystemError) {
            while let next = outgoing.first {
                let count = try SystemCalls.send(next.bytes, from: next.sent, to: descriptor)
                guard next.sent + count == next.bytes.count else {
                    outgoing[0].sent += count
                    return waitToWrite(true)
                }
                outgoing.removeFirst()
            }
        } catch {
            return close()
        }
        waitToWrite(false)
        if isFinishing { SystemCalls.shutDownSending(descriptor) }
    }

    private func continueSending() {
        flush()
        if outgoing.isEmpty { onDrain() }
    }

    private func waitToWrite(_ waits: Bool) {
        guard waits != isWaitingToWrite else { return }
        isWaitingToWrite = waits
        if waits { writing.resume() } else { writing.suspend() }
    }
}
