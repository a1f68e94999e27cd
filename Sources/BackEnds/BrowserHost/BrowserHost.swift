import Dispatch
import DisplayList
import Foundation
import LayoutGeometry

/// A host that shows an application in browsers. Each page launches the application with a separate display.
@MainActor
package final class BrowserHost {
    package struct Options: Sendable {
        /// The IPv4 address to listen on. Any address other than loopback allows access from other machines.
        package var host = "127.0.0.1"
        /// The port to listen on. If it isn't available, the next free port is used. 0 means any port.
        package var port = 8080
        /// The title of the page.
        package var title = "Collage"
        /// The information about the application that tests need.
        package var app = LaunchedApp(delegate: "App.AppDelegate")
        /// The functions that compress files, or `nil` if none are available.
        package var packing: FilePacking?
        /// A closure that returns the app's fonts in the order of their registration. Fonts are only added.
        package var appFonts: @Sendable () -> [FontFace] = { [] }
        /// The default device of a page. The number of pixels per point is that of the page.
        package var environment: HostEnvironment
        /// A closure that returns the device with the given screen size.
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
    ///   - imageEncoder: The encoder for drawing that a page doesn't support.
    ///   - drawSVG: A closure that draws a screen as SVG, or `nil` if that isn't supported.
    ///   - time: The clock and timer of the pages.
    ///   - log: A closure that receives the reasons why pages are refused or closed.
    ///   - server: A closure that creates a server for an IPv4 address.
    ///   - launch: A closure that launches the application, or the given preview of it, on a display. The clock
    ///     requests its frames.
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
            pictures: PageImages(imageEncoder: imageEncoder, drawSVG: drawSVG, log: log))
    }

    /// The number of running applications, including the applications of lost pages that may reconnect.
    package var pageCount: Int { pages.count }

    /// Starts the server, and returns its port.
    package func start() throws -> Int {
        let callbacks = ServerCallbacks(log: log) { [weak self] request, answer in
            guard let self else { return answer(HTTPResponse(.unavailable, text: "The server is stopping.")) }
            self.answer(request, with: answer)
        } openWebSocket: { [weak self] socket in
            self?.pages.accept(socket)
        }
        let server = makeServer(options.host, callbacks)
        self.server = server
        return try server.start(port: options.port)
    }

    /// Ends all pages and stops the server.
    ///
    /// - Parameter completion: A closure that is called when the pages have received their last messages, or after two
    ///   seconds.
    package func stop(_ completion: @escaping @MainActor () -> Void = {}) {
        pages.end()
        guard let server else { return completion() }
        self.server = nil
        server.stop(completion)
    }

    /// Runs the server until the process is interrupted or terminated.
    ///
    /// - Parameters:
    ///   - newsDescriptor: The file from which builds are reported by a process that watches the sources, or `nil`. The
    ///     application ends at the end of the file.
    ///   - say: A closure that receives messages for the user.
    package func run(newsDescriptor: Int32? = nil, say: (String) -> Void) throws {
        FileDescriptors.raiseLimit()
        // Writing to a closed terminal or pipe must not end the process.
        signal(SIGPIPE, SIG_IGN)
        var isInterrupted = false
        if let newsDescriptor {
            BuildMessageReader.start(newsDescriptor) { [pages = self.pages] news in
                if let news { pages.notify(news) }
                if news == nil || news == .restarting { isInterrupted = true }
            }
        }
        var watched = 0
        let signals = [SIGINT, SIGTERM].map { number in
            // The source receives the signal only if it isn't handled otherwise.
            signal(number, SIG_IGN)
            let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
            source.setRegistrationHandler { watched += 1 }
            source.setEventHandler {
                isInterrupted = true
                // A second signal ends the process immediately.
                signal(number, SIG_DFL)
            }
            source.resume()
            return source
        }
        // A signal before the sources are registered would be lost, so the address is printed only afterward.
        while watched < signals.count { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
        let port = try start()
        if port != options.port, options.port != 0 { say("Port \(options.port) is in use.") }
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
            return answer(HTTPResponse(.methodNotAllowed, text: "Only GET and HEAD are supported."))
        }
        if let content = pages.content(at: path) { return answer(response(for: content)) }
        if appFonts.respond(to: path, answer) { return }
        if !assets.respond(to: request, answer) {
            answer(HTTPResponse(.notFound, text: "There's nothing at this path."))
        }
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
