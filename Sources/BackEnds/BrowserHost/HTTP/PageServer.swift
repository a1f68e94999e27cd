/// A server for requests and WebSockets from the browsers of one machine.
@MainActor
package protocol PageServer: AnyObject {
    /// Starts to listen on the given port, or on the next free one if it isn't available, and returns the port.
    ///
    /// - Parameter port: The preferred port. 0 means any port.
    func start(port: Int) throws -> Int

    /// Stops listening and closes all connections. Pages are notified.
    ///
    /// - Parameter completion: A closure that is called when pages have received their last messages and closed their
    ///   side, or after two seconds. If the process ended earlier, messages could be lost.
    func stop(_ completion: @escaping @MainActor () -> Void)
}

/// Functions that a server calls on the main actor.
package struct ServerCallbacks: Sendable {
    /// Receives the reasons why clients are refused.
    package let log: @MainActor @Sendable (String) -> Void
    /// Responds to a request from one of the server's pages or from a program on this machine. The answer is given
    /// once, immediately or later.
    package let respond:
        @MainActor @Sendable (HTTPRequest, _ answer: @escaping @MainActor (HTTPResponse) -> Void) -> Void
    /// Receives a WebSocket that a page has opened.
    package let openWebSocket: @MainActor @Sendable (WebSocket) -> Void

    package init(
        log: @escaping @MainActor (String) -> Void,
        respond: @escaping @MainActor (HTTPRequest, _ answer: @escaping @MainActor (HTTPResponse) -> Void) -> Void,
        openWebSocket: @escaping @MainActor (WebSocket) -> Void
    ) {
        self.log = log
        self.respond = respond
        self.openWebSocket = openWebSocket
    }
}
