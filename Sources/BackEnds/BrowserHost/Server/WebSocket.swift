/// A page's connection: text messages both ways.
///
/// What breaks the protocol, or comes faster than a person can act, closes it and is logged.
@MainActor
package final class WebSocket {
    /// Messages a second that a page may send for long, and how many at once: a pointer that moves sends some hundred.
    private static let messageRate = 1000.0
    private static let messageBurst = 2000.0

    /// The address that the page asked for.
    package let target: String
    /// Gets each text message.
    package var onMessage: (String) -> Void = { _ in }
    /// Called once, with the code that the page gave; nil if the connection was lost.
    package var onClose: (_ code: Int?) -> Void = { _ in }

    private let socket: SocketConnection
    private let log: (String) -> Void
    private var decoder = WebSocketDecoder()
    private var limit = RateLimit(rate: WebSocket.messageRate, burst: WebSocket.messageBurst)
    private var closeCode: Int?
    private var isClosing = false

    init(socket: SocketConnection, target: String, log: @escaping (String) -> Void) {
        self.socket = socket
        self.target = target
        self.log = log
    }

    /// Sends a text message.
    package func send(_ text: [UInt8]) {
        guard !isClosing else { return }
        socket.send(WebSocketEncoder.text(text))
    }

    /// Closes the connection; what was sent before still arrives.
    package func close(code: Int, reason: String) {
        guard !isClosing else { return }
        isClosing = true
        closeCode = closeCode ?? code
        socket.send(WebSocketEncoder.close(code: code, reason: reason))
        socket.finish()
    }

    /// Closes the connection because of what the page sent.
    package func fail(_ failure: WebSocketFailure) {
        guard !isClosing else { return }
        log("a page was closed: \(failure.reason)")
        close(code: failure.code, reason: failure.reason)
    }

    func receive(_ bytes: [UInt8]) {
        guard !isClosing else { return }
        do throws(WebSocketFailure) {
            for message in try decoder.receive(bytes) where !isClosing { try handle(message) }
        } catch {
            fail(error)
        }
    }

    private func handle(_ message: WebSocketMessage) throws(WebSocketFailure) {
        guard limit.take(at: MonotonicTime.now) else { throw .policy("too many messages") }
        switch message {
        case .text(let text): onMessage(text)
        // A client that doesn't read gets no more answers than it has taken.
        case .ping(let payload): if !socket.isSending { socket.send(WebSocketEncoder.pong(payload)) }
        case .pong: break
        case .close(let code):
            closeCode = code ?? 1005
            close(code: 1000, reason: "")
        }
    }

    func didClose() {
        isClosing = true
        let onClose = onClose
        (onMessage, self.onClose) = ({ _ in }, { _ in })
        onClose(closeCode)
    }
}
