/// The connection to the page of a ``WebSocket``. Its functions don't block.
package protocol WebSocketChannel: Sendable {
    /// A Boolean value that indicates whether the page has received most of the data.
    var isWritable: Bool { get }

    func sendText(_ payload: [UInt8])
    func sendPong(_ payload: [UInt8])

    /// Closes the connection with a reason, after the reason has been sent.
    ///
    /// - Parameter reason: The reason, which is truncated to the size of a closing frame.
    func close(code: Int, reason: String)
}

/// The connection of a page, for text messages in both directions.
@MainActor
package final class WebSocket {
    /// The requested address.
    package let target: String
    /// A closure that is called with each text message.
    package var onMessage: (String) -> Void = { _ in }
    /// A closure that is called once, with the code that the page sent, or `nil` if the connection was lost.
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

    /// Closes the connection after the messages that were already sent.
    package func close(code: Int, reason: String) {
        guard !isClosing else { return }
        isClosing = true
        closeCode = closeCode ?? code
        channel.close(code: code, reason: reason)
    }

    /// Closes the connection because of an invalid message.
    package func fail(_ failure: WebSocketFailure) {
        guard !isClosing else { return }
        log("a page was closed: \(failure.reason)")
        close(code: failure.code, reason: failure.reason)
    }

    /// Handles a message of the page.
    package func receive(_ message: WebSocketMessage) {
        guard !isClosing else { return }
        switch message {
        case .text(let text): onMessage(text)
        // A client that doesn't read doesn't get further responses either.
        case .ping(let payload): if channel.isWritable { channel.sendPong(payload) }
        case .pong: break
        case .close(let code):
            closeCode = code ?? 1005
            close(code: 1000, reason: "")
        }
    }

    /// Notifies the WebSocket that the connection is closed.
    package func didClose() {
        isClosing = true
        let onClose = onClose
        (onMessage, self.onClose) = ({ _ in }, { _ in })
        onClose(closeCode)
    }
}
