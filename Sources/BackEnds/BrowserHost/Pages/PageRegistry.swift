import DisplayList

/// The pages that show the application, and those that have lost their connection and may come back.
@MainActor
package final class PageRegistry {
    /// More pages than that are turned away.
    private static let maximumPageCount = 64

    private let environment: HostEnvironment
    private let launch: @MainActor (HostEnvironment, any FrameClock) -> any HostedApp
    /// How long a lost page is kept, in seconds.
    private static let patience = 60.0
    private var pages: [String: Page] = [:]
    private var sockets: [String: WebSocket] = [:]
    /// How to keep lost pages from being ended.
    private var expirations: [String: () -> Void] = [:]
    private let time: any PageTime
    private var random = SystemRandomNumberGenerator()

    package init(
        environment: HostEnvironment, time: any PageTime = SystemTime(),
        launch: @escaping @MainActor (HostEnvironment, any FrameClock) -> any HostedApp
    ) {
        self.environment = environment
        self.time = time
        self.launch = launch
    }

    /// How many applications run.
    package var count: Int { pages.count }

    /// What stands at an address that some page was told.
    package func content(at address: String) -> ImageCatalog.Content? {
        for page in pages.values {
            if let content = page.images.contents[address] { return content }
        }
        return nil
    }

    /// Waits for a connection's first message and gives it a page.
    package func accept(_ socket: WebSocket) {
        socket.onMessage = { [weak self, weak socket] text in
            guard let self, let socket else { return }
            self.receive(text, on: socket) { message throws(PageMessage.Failure) in
                guard case .hello(let scale, let session) = message else {
                    throw PageMessage.Failure(what: "no hello")
                }
                self.show(on: socket, scale: scale, session: session)
            }
        }
    }

    /// Ends all applications.
    package func end() {
        for session in pages.keys { end(session) }
    }

    private func receive(
        _ text: String, on socket: WebSocket, _ body: (PageMessage) throws(PageMessage.Failure) -> Void
    ) {
        do throws(PageMessage.Failure) {
            try body(try PageMessage(text))
        } catch {
            socket.fail(.policy("a message that makes no sense: \(error.what)"))
        }
    }

    private func show(on socket: WebSocket, scale: Double, session: String?) {
        guard let page = session.flatMap({ pages[$0] }) ?? makePage(scale: scale) else {
            return socket.fail(.policy("there are too many pages already"))
        }
        let session = page.session
        expirations.removeValue(forKey: session)?()
        // A copy of a page takes over, and the first one must not take back.
        if let other = sockets[session] {
            other.onClose = { _ in }
            other.fail(.policy("another page has taken over"))
            page.disconnect()
        }
        sockets[session] = socket
        socket.onMessage = { [weak self, weak socket] text in
            guard let self, let socket else { return }
            self.receive(text, on: socket) { message throws(PageMessage.Failure) in try page.receive(message) }
        }
        socket.onClose = { [weak self] code in self?.didClose(session, code: code) }
        socket.send(Array("{\"session\":\"\(session)\"}".utf8))
        page.connect { [weak socket] in socket?.send($0) }
    }

    private func makePage(scale: Double) -> Page? {
        guard pages.count < Self.maximumPageCount else { return nil }
        var environment = environment
        environment.scale = scale
        // 128 bits that nobody guesses.
        let session = (0..<2).map { _ in String(random.next(), radix: 16) }.joined(separator: "-")
        let page = Page(session: session, environment: environment, time: time, launch: launch)
        pages[session] = page
        return page
    }

    /// A page that says goodbye is over; one that is lost may come back.
    private func didClose(_ session: String, code: Int?) {
        sockets[session] = nil
        guard code == nil, let page = pages[session] else { return end(session) }
        page.disconnect()
        expirations[session] = time.after(Self.patience) { [weak self] in self?.end(session) }
    }

    private func end(_ session: String) {
        expirations.removeValue(forKey: session)?()
        sockets[session]?.onClose = { _ in }
        sockets[session] = nil
        pages.removeValue(forKey: session)?.end()
    }
}
