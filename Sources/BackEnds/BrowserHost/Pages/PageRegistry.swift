import DisplayList
import LayoutGeometry

/// The pages that show the application, and those that have lost their connection and may come back.
@MainActor
package final class PageRegistry {
    /// More pages than that are turned away, unless one of them is lost: then the one that was lost first goes.
    private static let maximumPageCount = 64

    /// The reason for which a page is refused.
    package static let refusal =
        "there are too many pages, or this process has too many open files: close some pages, or raise ulimit -n"

    private let environment: HostEnvironment
    private let launched: LaunchedApp
    private let device: (Size, _ scale: Double) -> HostEnvironment
    private let fonts: AppFontFiles?
    private let launch: @MainActor (HostEnvironment, any FrameClock, _ preview: String?) -> any HostedApp
    /// How long a lost page is kept, and one that nobody sees and no script uses, in seconds.
    private static let patience = 60.0
    private static let scriptPatience = 600.0
    private var pages: [String: Page] = [:]
    private var sockets: [String: WebSocket] = [:]
    /// What became of the application's sources last; nil if nobody watches them.
    private var news: BuildNews?
    /// The scripts that use pages.
    private var runs: [String: CommandRun] = [:]
    /// The pages that have lost their connection, in the order in which they did.
    private var lost: [String] = []
    /// How to keep lost pages from being ended.
    private var expirations: [String: () -> Void] = [:]
    private let time: any PageTime
    private var random = SystemRandomNumberGenerator()

    /// - Parameters:
    ///   - environment: The device of a page that doesn't ask for another.
    ///   - launched: What tests have to know of the application.
    ///   - device: The device with a screen of a size.
    ///   - fonts: The fonts that the application brings.
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

    /// How many applications run.
    package var count: Int { pages.count }

    /// What stands at an address that some page was told.
    package func content(at address: String) -> ImageCatalog.Content? {
        for page in pages.values {
            if let content = page.images.contents[address] { return content }
        }
        return nil
    }

    /// All pages, in no order.
    package var all: some Sequence<Page> { pages.values }

    /// The page of a session, which is as hard to guess as a password.
    package func page(_ session: String) -> Page? { pages[session] }

    /// Waits for a connection's first message and gives it a page.
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

    /// Tells all pages, and those to come, of a build. Where the application starts anew they keep for it where it stood.
    package func tell(_ news: BuildNews) {
        self.news = news
        for (session, socket) in sockets {
            var writer = JSONWriter()
            writer.object { writer in
                writer.key("build")
                news.write(to: &writer)
                guard news == .restarting, let page = pages[session] else { return }
                page.writePlace(to: &writer)
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
            socket.fail(.policy("a message that makes no sense: \(error.what)"))
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
        // A copy of a page takes over, and the first one must not take back.
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

    /// Does what a page, or a script in its place, says.
    private func perform(_ message: PageMessage, on page: Page) throws(PageMessage.Failure) {
        if case .again(let commands, let positions) = message { return bring(page, commands, positions) }
        guard case .settings(let settings) = message else { return try page.receive(message) }
        let scale = page.environment.scale
        page.tools = settings.tools
        page.change(to: settings.environment(base: environment, scale: scale, device: device))
        sockets[page.session]?.send(self.message(about: page))
    }

    /// Has the application do at once what led to where it stood in its last run. What can't be done any more ends that.
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
            if case .failed(let reason) = outcome { self.tellOfStop(reason, session) }
        }
        runs[session] = run
        run.advance()
    }

    /// Tells a page why the application doesn't stand where it stood.
    private func tellOfStop(_ reason: String, _ session: String) {
        var writer = JSONWriter()
        writer.object {
            $0.key("stopped")
            $0.string(reason)
        }
        sockets[session]?.send(writer.bytes)
    }

    // MARK: Rest

    /// How long nothing moves before a page counts as at rest, how long it may take until then, and how often the page is
    /// asked, in seconds.
    private static let rest = 0.2
    private static let longestMotion = 5.0
    private static let restInterval = 1.0 / 60

    /// Calls a closure once nothing on a page has moved for a moment, so that inputs that are on their way have arrived, or
    /// after five seconds.
    /// - Parameter body: Gets whether the page is still there.
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

    /// Opens a page that nobody sees; nil if there are too many pages already.
    package func open(_ settings: PageSettings) -> Page? {
        let environment = settings.environment(base: environment, scale: environment.scale, device: device)
        guard let page = makePage(environment, settings.preview) else { return nil }
        page.tools = settings.tools
        page.runUnseen()
        expire(page.session, after: Self.scriptPatience)
        return page
    }

    /// Has a page do one command after another. False if it does so already.
    package func run(
        _ commands: [PageCommand], on page: Page, finish: @escaping (CommandRun.Outcome) -> Void
    ) -> Bool {
        let session = page.session
        guard runs[session] == nil else { return false }
        if page.isUnseen { expire(session, after: Self.scriptPatience) }
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

    /// Ends a page; a browser that shows it learns that somebody has ended it.
    package func close(_ page: Page) {
        let socket = sockets[page.session]
        end(page.session)
        socket?.close(code: 1000, reason: "a script has closed it")
    }

    /// What a page has to know before it is shown anything.
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
        // 128 bits that nobody guesses.
        let session = (0..<2).map { _ in String(random.next(), radix: 16) }.joined(separator: "-")
        var launched = launched
        if let preview { launched.arguments.append("--preview \"\(preview)\"") }
        let page = Page(
            session: session, environment: environment, time: time, launched: launched, fonts: fonts
        ) { [launch] in launch($0, $1, preview) }
        pages[session] = page
        return page
    }

    /// A page that says goodbye is over; one that is lost may come back.
    private func didClose(_ session: String, code: Int?) {
        sockets[session] = nil
        guard code == nil, let page = pages[session] else { return end(session) }
        page.disconnect()
        lost.append(session)
        expire(session, after: Self.patience)
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
