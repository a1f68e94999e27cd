/// The way to the page of a ``WebSocket``, which doesn't wait.
package protocol WebSocketChannel: Sendable {
    /// Whether the page has taken most of what was sent.
    var isWritable: Bool { get }

    func sendText(_ payload: [UInt8])
    func sendPong(_ payload: [UInt8])

    /// Says why the connection ends, and ends it when that has arrived.
    /// - Parameter reason: Cut to what a closing frame holds.
    func close(code: Int, reason: String)
}

/// A page's connection: text messages both ways.
@MainActor
package final class WebSocket {
    /// The address that the page asked for.
    package let target: String
    /// Gets each text message.
    package var onMessage: (String) -> Void = { _ in }
    /// Called once, with the code that the page gave; nil if the connection was lost.
    package var onClose: (_ code: Int?) -> Void = { _ in }

    private let channel: any WebSocketChannel
    private let log: @MainActor @Sendable (String) -> Void
    private var closeCode: Int?
    private var isClosing = false

    package nonisolated init(
        channel: any WebSocketChannel, target: String, log: @escaping @MainActor @Sendable (String) -> Void
    ) {
        self.channel = channel
        self.target = target
        self.log = log
    }

    /// Sends a text message.
    package func send(_ text: [UInt8]) {
        guard !isClosing else { return }
        channel.sendText(text)
    }

    /// Closes the connection; what was sent before still arrives.
    package func close(code: Int, reason: String) {
        guard !isClosing else { return }
        isClosing = true
        closeCode = closeCode ?? code
        channel.close(code: code, reason: reason)
    }

    /// Closes the connection because of what the page sent.
    package func fail(_ failure: WebSocketFailure) {
        guard !isClosing else { return }
        log("a page was closed: \(failure.reason)")
        close(code: failure.code, reason: failure.reason)
    }

    /// Takes what the page sent.
    package func receive(_ message: WebSocketMessage) {
        guard !isClosing else { return }
        switch message {
        case .text(let text): onMessage(text)
        // A client that doesn't read gets no more answers than it has taken.
        case .ping(let payload): if channel.isWritable { channel.sendPong(payload) }
        case .pong: break
        case .close(let code):
            closeCode = code ?? 1005
            close(code: 1000, reason: "")
        }
    }

    /// Hears that the connection is gone.
    package func didClose() {
        isClosing = true
        let onClose = onClose
        (onMessage, self.onClose) = ({ _ in }, { _ in })
        onClose(closeCode)
    }
}
