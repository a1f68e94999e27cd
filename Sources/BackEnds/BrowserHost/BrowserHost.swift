import Dispatch
import DisplayList
import Foundation
import LayoutGeometry

/// Shows an application in browsers: each page that is opened launches it anew, on a display of its own.
@MainActor
package final class BrowserHost {
    package struct Options: Sendable {
        /// The IPv4 address to listen on. All others than loopback let other machines in.
        package var host = "127.0.0.1"
        /// The port to listen on, or the next free one; 0 means any.
        package var port = 8080
        /// What the page is called.
        package var title = "Collage"
        /// What tests have to know of the application.
        package var app = LaunchedApp(delegate: "App.AppDelegate")
        /// Makes files smaller for the way to a page; nil where nothing can.
        package var packing: FilePacking?
        /// The fonts that the app brings, in the order in which they come; none go.
        package var appFonts: @Sendable () -> [FontFace] = { [] }
        /// The device of each page that doesn't ask for another; the number of pixels per point is the page's own.
        package var environment: HostEnvironment
        /// The device with a screen of a size, for pages that ask for one.
        package var device: @Sendable (Size, _ scale: Double) -> HostEnvironment

        package init(
            environment: HostEnvironment,
            device: @escaping @Sendable (Size, _ scale: Double) -> HostEnvironment = {
                HostEnvironment(size: $0, scale: $1)
            }
        ) {
            self.environment = environment
            self.device = device
        }
    }

    private let options: Options
    private let imageEncoder: any ImageEncoder
    private let assets: PageAssets
    private let appFonts: AppFontFiles
    private let log: @MainActor (String) -> Void
    private let pages: PageRegistry
    private let service: PageService
    private let makeServer: (_ host: String, ServerCallbacks) -> any PageServer
    private var server: (any PageServer)?

    /// - Parameters:
    ///   - fonts: The faces that text is measured with.
    ///   - imageEncoder: Draws what a page can't.
    ///   - drawSVG: Draws a screen as a file of SVG; nil where nothing can.
    ///   - time: What pages wait by.
    ///   - log: Hears why pages are refused or closed.
    ///   - server: Makes what listens at an IPv4 address.
    ///   - launch: Launches the application, or the preview of it that a page wants, on a display, with the clock that asks
    ///     for its frames.
    package init(
        options: Options, fonts: [FontFace], imageEncoder: any ImageEncoder,
        drawSVG: ((DisplayFrame) throws -> [UInt8])? = nil, time: any PageTime = SystemTime(),
        log: @escaping @MainActor (String) -> Void,
        server: @escaping (_ host: String, ServerCallbacks) -> any PageServer,
        launch: @escaping @MainActor (HostEnvironment, any FrameClock, _ preview: String?) -> any HostedApp
    ) {
        self.options = options
        self.imageEncoder = imageEncoder
        self.log = log
        makeServer = server
        assets = PageAssets(title: options.title, fonts: fonts, packing: options.packing)
        appFonts = AppFontFiles(packing: options.packing, source: options.appFonts)
        pages = PageRegistry(
            environment: options.environment, launched: options.app, device: options.device, time: time,
            fonts: appFonts, launch: launch)
        service = PageService(
            pages: pages, isOpenToOthers: !options.host.hasPrefix("127."),
            pictures: PagePictures(imageEncoder: imageEncoder, drawSVG: drawSVG, log: log))
    }

    /// How many applications run, for pages that are there or may come back.
    package var pageCount: Int { pages.count }

    /// Starts to serve, and returns the port.
    package func start() throws -> Int {
        let callbacks = ServerCallbacks(log: log) { [weak self] request, answer in
            guard let self else { return answer(HTTPResponse(.unavailable, text: "The server ends.")) }
            self.answer(request, with: answer)
        } openWebSocket: { [weak self] socket in
            self?.pages.accept(socket)
        }
        let server = makeServer(options.host, callbacks)
        self.server = server
        return try server.start(port: options.port)
    }

    /// Ends all pages and stops serving.
    /// - Parameter completion: Called once pages have what they were told last, or haven't taken it in two seconds.
    package func stop(_ completion: @escaping @MainActor () -> Void = {}) {
        pages.end()
        guard let server else { return completion() }
        self.server = nil
        server.stop(completion)
    }

    /// Serves until somebody interrupts the process or asks it to end.
    ///
    /// - Parameters:
    ///   - newsDescriptor: The file on which a process that watches the sources tells of builds, and with whose end the
    ///     application ends; nil if nobody watches.
    ///   - say: Gets the lines that a person is to read.
    package func run(newsDescriptor: Int32? = nil, say: (String) -> Void) throws {
        FileDescriptors.raiseLimit()
        // A terminal or pipe that goes away must not end the pages.
        signal(SIGPIPE, SIG_IGN)
        var isInterrupted = false
        if let newsDescriptor {
            BuildNewsReader.start(newsDescriptor) { [pages = self.pages] news in
                if let news { pages.tell(news) }
                if news == nil || news == .restarting { isInterrupted = true }
            }
        }
        var watched = 0
        let signals = [SIGINT, SIGTERM].map { number in
            // The source sees the signal only where nothing else does.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setRegistrationHandler { watched += 1 }
            source.setEventHandler {
                isInterrupted = true
                // A second one ends the process at once.
                signal(number, SIG_DFL)
            }
            source.resume()
            return source
        }
        // A signal that comes before its source is watched would be lost, so nobody learns the address before that.
        while watched < signals.count { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        let port = try start()
        if port != options.port, options.port != 0 { say("Port \(options.port) is taken.") }
        say("\(options.title) is at http://\(options.host == "0.0.0.0" ? "127.0.0.1" : options.host):\(port)/")
        say("Press Control-C to end.")
        while !isInterrupted { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        for source in signals { source.cancel() }
        var isStopped = false
        stop { isStopped = true }
        while !isStopped { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }

    private func answer(_ request: HTTPRequest, with answer: @escaping (HTTPResponse) -> Void) {
        let path = request.path
        if path == "/pages" || path.hasPrefix("/pages/") { return service.answer(request, with: answer) }
        guard request.method == "GET" || request.method == "HEAD" else {
            return answer(HTTPResponse(.methodNotAllowed, text: "That can only be fetched."))
        }
        if let content = pages.content(at: path) { return answer(response(for: content)) }
        if appFonts.respond(to: path, answer) { return }
        if !assets.respond(to: request, answer) { answer(HTTPResponse(.notFound, text: "There is nothing here.")) }
    }

    private func response(for content: ImageCatalog.Content) -> HTTPResponse {
        do throws(ImageEncodingError) {
            let (bytes, isKept) = try content.file(encoder: imageEncoder)
            return HTTPResponse(
                .ok, contentType: ImageCatalog.contentType(of: bytes), caching: isKept ? .forever : .never, body: bytes)
        } catch {
            log("an image can't be drawn: \(error)")
            return HTTPResponse(.notFound, text: "The image can't be drawn.")
        }
    }
}
