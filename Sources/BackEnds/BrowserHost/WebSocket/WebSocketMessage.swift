/// A message of a WebSocket.
package enum WebSocketMessage: Sendable, Hashable {
    /// The maximum length of a message including all fragments, in bytes. Only pasted text is that long.
    package static let maximumLength = 64 << 10

    case text(String)
    case ping([UInt8])
    case pong
    case close(code: Int?)
}

/// A reason for closing a WebSocket, with a code of RFC 6455, section 7.4.
package enum WebSocketFailure: Error, Sendable, Hashable {
    case protocolError(String)
    case unsupported(String)
    case invalidText
    case policy(String)
    case tooLong

    package var code: Int {
        switch self {
        case .protocolError: 1002
        case .unsupported: 1003
        case .invalidText: 1007
        case .policy: 1008
        case .tooLong: 1009
        }
    }

    package var reason: String {
        switch self {
        case .protocolError(let what): "protocol error: \(what)"
        case .unsupported(let what): "unsupported: \(what)"
        case .invalidText: "text that isn't UTF-8"
        case .policy(let what): what
        case .tooLong: "a message is longer than \(WebSocketMessage.maximumLength) bytes"
        }
    }
}
