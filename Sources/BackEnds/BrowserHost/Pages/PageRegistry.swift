import DisplayList
import LayoutGeometry

/// The open pages, and the pages that have lost their connection and may reconnect.
@MainActor
package final class PageRegistry {
    /// The maximum number of pages. If it's reached, the page that was lost first is ended. If no page is lost, new
    /// pages are refused.
    private static let maximumPageCount = 64

    /// The reason why a page is refused.
    package static let refusal =
        "there are too many pages, or this process has too many open files: close some pages, or raise ulimit -n"

    private let environment: HostEnvironment
    private let launched: LaunchedApp
    private let device: (Size, _ scale: Double) -> HostEnvironment
    private let fonts: AppFontFiles?
    private let launch: @MainActor (HostEnvironment, any FrameClock, _ preview: String?) -> any HostedApp
    /// The time that a lost page is kept, and the time for a page that only scripts have used, in seconds.
    private static let timeout = 60.0
    private static let scriptTimeout = 600.0
    private var pages: [String: Page] = [:]
    private var sockets: [String: WebSocket] = [:]
    /// The last message about a build, or `nil` if the sources aren't watched.
    private var news: BuildMessage?
    /// The running scripts by session.
    private var runs: [String: CommandRun] = [:]
    /// The pages that have lost their connection, in that order.
    private var lost: [String] = []
    /// The closures that cancel the expiration of lost pages.
    private var expirations: [String: () -> Void] = [:]
    private let time: any PageTime
    private var random = SystemRandomNumberGenerator()

    /// - Parameters:
    ///   - environment: The default device.
    ///   - launched: The information about the application that tests need.
    ///   - device: A closure that returns the device with the given screen size.
    ///   - fonts: The application's fonts.
    package init(
        environment: HostEnvironment, launched: LaunchedApp = LaunchedApp(delegate: "App.AppDelegate"),
        device: @escaping (Size, _ scale: Double) -> HostEnvironment,
        time: any PageTime = SystemTime(), fonts: AppFontFiles? = nil,
        launch: @escaping @MainActor (HostEnvironment, any FrameClock, _ preview: String?) -> any HostedApp
    ) {
        self.environment = environment
        self.launched = launched
        self.device = device
        self.time = time
        self.fonts = fonts
        self.launch = launch
    }

    /// The number of running applications.
    package var count: Int { pages.count }

    /// Returns the image at an address that was sent to a page.
    package func content(at address: String) -> ImageCatalog.Content? {
        for page in pages.values {
            if let content = page.images.contents[address] { return content }
        }
        return nil
    }

    /// All pages, in no particular order.
    package var all: some Sequence<Page> { pages.values }

    /// Returns the page of a session. Sessions are as hard to guess as passwords.
    package func page(_ session: String) -> Page? { pages[session] }

    /// Waits for the first message of a connection and assigns a page to it.
    package func accept(_ socket: WebSocket) {
        socket.onMessage = { [weak self, weak socket] text in
            guard let self, let socket else { return }
            self.receive(text, on: socket) { message throws(PageMessage.Failure) in
                guard case .hello(let scale, let session, let settings) = message else {
                    throw PageMessage.Failure(what: "no hello")
                }
                let environment = settings.environment(base: self.environment, scale: scale, device: self.device)
                self.show(on: socket, environment: environment, settings: settings, session: session)
            }
        }
    }

    /// Notifies all current and future pages of a build. Before a restart, they store the state of the application.
    package func notify(_ news: BuildMessage) {
        self.news = news
        for (session, socket) in sockets {
            var writer = JSONWriter()
            writer.object { writer in
                writer.key("build")
                news.write(to: &writer)
                guard news == .restarting, let page = pages[session] else { return }
                page.writeLink(to: &writer)
            }
            socket.send(writer.bytes)
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
            socket.fail(.policy("an invalid message: \(error.what)"))
        }
    }

    private func show(
        on socket: WebSocket, environment: HostEnvironment, settings: PageSettings, session: String?
    ) {
        guard let page = session.flatMap({ pages[$0] }) ?? makePage(environment, settings.preview) else {
            return socket.fail(.policy(Self.refusal))
        }
        let session = page.session
        expirations.removeValue(forKey: session)?()
        lost.removeAll { $0 == session }
        // A duplicated tab takes over the session, and the first tab must not take it back.
        if let other = sockets[session] {
            other.onClose = { _ in }
            other.fail(.policy("another page has taken over"))
            page.disconnect()
        }
        sockets[session] = socket
        socket.onMessage = { [weak self, weak socket] text in
            guard let self, let socket else { return }
            self.receive(text, on: socket) { message throws(PageMessage.Failure) in
                try self.perform(message, on: page)
            }
        }
        socket.onClose = { [weak self] code in self?.didClose(session, code: code) }
        page.change(to: environment)
        page.tools = settings.tools
        socket.send(message(about: page))
        page.connect { [weak socket] in socket?.send($0) }
    }

    /// Performs a message of a page, or of a script in its place.
    private func perform(_ message: PageMessage, on page: Page) throws(PageMessage.Failure) {
        if case .again(let commands, let positions) = message { return bring(page, commands, positions) }
        guard case .settings(let settings) = message else { return try page.receive(message) }
        let scale = page.environment.scale
        page.tools = settings.tools
        page.change(to: settings.environment(base: environment, scale: scale, device: device))
        sockets[page.session]?.send(self.message(about: page))
    }

    /// Restores the state of the application's last run by performing commands. A command that fails ends the
    /// restoration.
    private func bring(_ page: Page, _ commands: [PageCommand], _ positions: [ScrollPosition]) {
        guard !commands.isEmpty, runs[page.session] == nil else { return page.catchUp(positions) }
        page.fallBehind()
        let session = page.session
        let run = CommandRun(
            commands.flatMap { [$0, .settle] }, on: page, time: SkippedTime(page, time)
        ) { [weak self] message throws(PageMessage.Failure) in
            try self?.perform(message, on: page)
        } finish: { [weak self] outcome in
            guard let self else { return }
            self.runs[session] = nil
            page.catchUp(positions)
            if case .failed(let reason) = outcome { self.notifyOfStop(reason, session) }
        }
        runs[session] = run
        run.advance()
    }

    /// Notifies a page of the reason why the application's state wasn't restored.
    private func notifyOfStop(_ reason: String, _ session: String) {
        var writer = JSONWriter()
        writer.object {
            $0.key("stopped")
            $0.string(reason)
        }
        sockets[session]?.send(writer.bytes)
    }

    // MARK: Rest

    /// The time without motion after which a page counts as idle, the maximum time until then, and the interval of
    /// checks, in seconds.
    private static let rest = 0.2
    private static let longestMotion = 5.0
    private static let restInterval = 1.0 / 60

    /// Calls a closure when the page has been idle for a moment, so that inputs that were already sent have arrived, or
    /// after five seconds.
    ///
    /// - Parameter body: A closure that receives whether the page still exists.
    package func waitForRest(of page: Page, then body: @escaping @MainActor (_ isThere: Bool) -> Void) {
        waitForRest(of: page, since: nil, until: time.now + Self.longestMotion, then: body)
    }

    private func waitForRest(
        of page: Page, since start: Double?, until end: Double, then body: @escaping @MainActor (Bool) -> Void
    ) {
        guard pages[page.session] === page else { return body(false) }
        let now = time.now
        let start = page.isAtRest ? start ?? now : nil
        if now >= end || start.map({ now - $0 >= Self.rest }) ?? false { return body(true) }
        _ = time.after(Self.restInterval) { [weak self] in
            self?.waitForRest(of: page, since: start, until: end, then: body)
        }
    }

    // MARK: Scripts

    /// Opens a page without a browser, or returns `nil` if there are too many pages.
    package func open(_ settings: PageSettings) -> Page? {
        let environment = settings.environment(base: environment, scale: environment.scale, device: device)
        guard let page = makePage(environment, settings.preview) else { return nil }
        page.tools = settings.tools
        page.runInBackground()
        expire(page.session, after: Self.scriptTimeout)
        return page
    }

    /// Performs commands on a page. Returns `false` if another script is already running on it.
    package func run(
        _ commands: [PageCommand], on page: Page, finish: @escaping (CommandRun.Outcome) -> Void
    ) -> Bool {
        let session = page.session
        guard runs[session] == nil else { return false }
        if page.isInBackground { expire(session, after: Self.scriptTimeout) }
        let run = CommandRun(commands, on: page, time: time) { [weak self] message throws(PageMessage.Failure) in
            try self?.perform(message, on: page)
        } finish: { [weak self] outcome in
            self?.runs[session] = nil
            finish(outcome)
        }
        runs[session] = run
        run.advance()
        return true
    }

    /// Ends a page. A browser that shows it is notified that a script has closed it.
    package func close(_ page: Page) {
        let socket = sockets[page.session]
        end(page.session)
        socket?.close(code: 1000, reason: "a script has closed it")
    }

    /// Returns the message with the information that a page needs before its first frame.
    private func message(about page: Page) -> [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("session")
            writer.string(page.session)
            writer.key("device")
            PageSettings.write(page.environment, to: &writer)
            if let news {
                writer.key("build")
                news.write(to: &writer)
            }
        }
        return writer.bytes
    }

    private func makePage(_ environment: HostEnvironment, _ preview: String?) -> Page? {
        if pages.count >= Self.maximumPageCount, let oldest = lost.first { end(oldest) }
        guard pages.count < Self.maximumPageCount, FileDescriptors.areAvailable else { return nil }
        // 128 random bits, which can't be guessed.
        let session = (0..<2).map { _ in String(random.next(), radix: 16) }.joined(separator: "-")
        var launched = launched
        if let preview { launched.arguments.append("--preview \"\(preview)\"") }
        let page = Page(
            session: session, environment: environment, time: time, launched: launched, fonts: fonts
        ) { [launch] in launch($0, $1, preview) }
        pages[session] = page
        return page
    }

    /// Handles a closed connection. A page that closed it itself is ended, and a lost page may reconnect.
    private func didClose(_ session: String, code: Int?) {
        sockets[session] = nil
        guard code == nil, let page = pages[session] else { return end(session) }
        page.disconnect()
        lost.append(session)
        expire(session, after: Self.timeout)
    }

    private func expire(_ session: String, after seconds: Double) {
        expirations[session]?()
        expirations[session] = time.after(seconds) { [weak self] in self?.end(session) }
    }

    private func end(_ session: String) {
        expirations.removeValue(forKey: session)?()
        lost.removeAll { $0 == session }
        sockets[session]?.onClose = { _ in }
        sockets[session] = nil
        runs[session]?.cancel("the page was closed")
        pages.removeValue(forKey: session)?.end()
    }
}
