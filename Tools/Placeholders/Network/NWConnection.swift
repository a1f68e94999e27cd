import Foundation

/// A connection to an endpoint.
///
/// Differs from Network: a connection fails when it starts, with the error that the network is down.
public final class NWConnection: @unchecked Sendable, CustomDebugStringConvertible {
    /// The state of a connection.
    public enum State: Equatable, Sendable {
        /// The connection hasn't started.
        case setup
        /// The connection is waiting for a path.
        case waiting(NWError)
        /// The connection is being established.
        case preparing
        /// The connection can send and receive data.
        case ready
        /// The connection failed.
        case failed(NWError)
        /// The connection is canceled.
        case cancelled
    }

    /// The context of content.
    public final class ContentContext: Sendable {
        /// The identifier of the context.
        public let identifier: String
        /// A Boolean value that indicates whether this is the final content.
        public let isFinal: Bool

        /// The context of messages.
        public static let defaultMessage = ContentContext(identifier: "defaultMessage")
        /// The context of the last message.
        public static let finalMessage = ContentContext(identifier: "finalMessage", isFinal: true)
        /// The context of a stream.
        public static let defaultStream = ContentContext(identifier: "defaultStream")

        /// Creates a context.
        public init(identifier: String, isFinal: Bool = false) {
            self.identifier = identifier
            self.isFinal = isFinal
        }
    }

    /// A value that indicates how a connection reports that it processed content.
    public enum SendCompletion: Sendable {
        /// The connection calls a closure.
        case contentProcessed(@Sendable (NWError?) -> Void)
        /// The connection doesn't report that it processed the content.
        case idempotent
    }

    /// The remote endpoint.
    public let endpoint: NWEndpoint
    /// The options of the connection.
    public let parameters: NWParameters
    private let lock = NSRecursiveLock()
    private var values: (state: State, handler: (@Sendable (State) -> Void)?, queue: DispatchQueue?) = (
        .setup, nil, nil
    )

    /// The state of the connection.
    public var state: State { lock.withLock { values.state } }
    /// The queue on which the connection calls its handlers.
    public var queue: DispatchQueue? { lock.withLock { values.queue } }
    /// The path of the connection.
    public var currentPath: NWPath? { nil }
    /// The largest size of a datagram.
    public var maximumDatagramSize: Int { 0 }
    /// The endpoint of the connection.
    public var debugDescription: String { endpoint.debugDescription }

    /// A closure that the connection calls when its state changes.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { lock.withLock { values.handler } }
        set { lock.withLock { values.handler = newValue } }
    }

    /// Creates a connection to an endpoint.
    public init(to: NWEndpoint, using: NWParameters) {
        endpoint = to
        parameters = using
    }

    /// Creates a connection to a port of a host.
    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: using)
    }

    /// Starts the connection, which fails.
    public func start(queue: DispatchQueue) {
        lock.withLock { values.queue = queue }
        change(to: .failed(Self.networkIsDown))
    }

    /// Cancels the connection.
    public func cancel() { change(to: .cancelled) }

    /// Cancels the connection.
    public func forceCancel() { cancel() }

    /// Does nothing, because the connection failed.
    public func restart() {}

    /// Reports an error for content that can't be sent.
    public func send(
        content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
        completion: SendCompletion
    ) {
        guard case .contentProcessed(let handler) = completion else { return }
        call { handler(Self.networkIsDown) }
    }

    /// Reports an error instead of content.
    public func receive(
        minimumIncompleteLength: Int, maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) { call { completion(nil, nil, true, Self.networkIsDown) } }

    /// Reports an error instead of a message.
    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        call { completion(nil, nil, true, Self.networkIsDown) }
    }

    private static let networkIsDown = NWError.posix(.ENETDOWN)

    private func call(_ action: @escaping @Sendable () -> Void) { (queue ?? .main).async(execute: action) }

    private func change(to state: State) {
        let handler = lock.withLock {
            values.state = state
            return values.handler
        }
        call { handler?(state) }
    }
}
