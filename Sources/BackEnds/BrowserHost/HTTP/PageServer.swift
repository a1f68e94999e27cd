/// Serves requests and WebSockets to the browsers of one machine.
@MainActor
package protocol PageServer: AnyObject {
    /// Starts to listen, on the next free port if the wished one is taken, and returns which it is.
    /// - Parameter port: The wished port; 0 means any.
    func start(port: Int) throws -> Int

    /// Stops listening and ends all connections; pages are told.
    /// - Parameter completion: Called once what pages were told has arrived and they have closed their side, or haven't in
    ///   two seconds. A process that ends earlier takes back what is still on its way.
    func stop(_ completion: @escaping @MainActor () -> Void)
}

/// What a server asks of the application, on the main actor.
package struct ServerCallbacks: Sendable {
    /// Hears why clients are refused.
    package let log: @MainActor @Sendable (String) -> Void
    /// Answers a request of a page that came from here, or of a program on this machine: once, at once or later.
    package let respond:
        @MainActor @Sendable (HTTPRequest, _ answer: @escaping @MainActor (HTTPResponse) -> Void) -> Void
    /// Takes a WebSocket that a page has opened.
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
