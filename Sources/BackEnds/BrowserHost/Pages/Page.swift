import DisplayList
import LayoutGeometry

/// One page with the application that it shows: inputs go in, patches go out.
///
/// A frame is drawn when something asked for one, at most sixty times a second, and only after the page has shown the
/// last. Nothing runs while nothing changes.
@MainActor
package final class Page {
    /// Seconds from one frame to the next.
    private static let frameInterval = 1.0 / 60

    /// Under which the page finds its application again.
    package let session: String
    private let app: any HostedApp
    private let clock: PageClock
    private let time: any PageTime
    private let reader: PageReader
    private var differ = PageDiffer()
    private var send: (([UInt8]) -> Void)?
    /// The frame that the page has not shown yet.
    private var awaited: Int?
    private var frameNumber = 0
    private var lastFrameTime = -Double.infinity
    private var isFrameWanted = true
    private var acceptsText = false
    /// When the next frame is planned for, on the page's clock, and how to give that up.
    private var wake: (time: Double, cancel: () -> Void)?
    /// Moves that wait for the next frame.
    private var moves = PendingMoves()
    /// The fingers that are down, to be taken away if the page is lost.
    private var fingers: [Int: Point] = [:]

    /// The device that the application runs on.
    package private(set) var environment: HostEnvironment

    /// Launches the application for a page.
    package init(
        session: String, environment: HostEnvironment, time: any PageTime,
        launch: @MainActor (HostEnvironment, any FrameClock) -> any HostedApp
    ) {
        self.session = session
        self.time = time
        let clock = PageClock(time)
        self.clock = clock
        self.environment = environment
        app = launch(environment, clock)
        reader = PageReader(app: app, time: time)
        clock.onRequest = { [weak self] in self?.requestFrame() }
    }

    /// The images that the page may ask for.
    package var images: ImageCatalog { differ.images }

    /// What the page shows; nil before the first frame.
    package var shownFrame: DisplayFrame? { differ.shown }

    // MARK: Connection

    /// Whether a page shows the application; without one it waits.
    package var isConnected: Bool { send != nil }

    /// Shows everything anew on a connection.
    package func connect(_ send: @escaping ([UInt8]) -> Void) {
        self.send = send
        differ.reset()
        reader.reset()
        awaited = nil
        isFrameWanted = true
        renderIfDue()
    }

    /// The connection was lost: fingers are lifted, and nothing is drawn until there is another.
    package func disconnect() {
        send = nil
        wake?.cancel()
        wake = nil
        reader.cancel()
        deliverMoves()
        for (finger, location) in fingers.sorted(by: { $0.key < $1.key }) {
            app.receive(.touch(.init(identifier: finger, phase: .cancelled, location: location)))
        }
        fingers = [:]
    }

    /// Ends the application. The page is not to be used afterwards.
    package func end() {
        disconnect()
        clock.onRequest = {}
        app.end()
    }

    /// Makes the device another one, or the same with other settings.
    package func change(to environment: HostEnvironment) {
        guard environment != self.environment else { return }
        self.environment = environment
        app.environmentDidChange(environment)
        isFrameWanted = true
        renderIfDue()
    }

    /// What the page's developer wants to be told.
    package var tools: DeveloperTools {
        get { reader.tools }
        set {
            guard newValue != reader.tools else { return }
            reader.tools = newValue
            app.notesEvents = newValue.contains(.events)
            readWhenAtRest()
        }
    }

    // MARK: Messages

    /// Takes what the page said after its first message.
    package func receive(_ message: PageMessage) throws(PageMessage.Failure) {
        switch message {
        case .hello, .settings: throw PageMessage.Failure(what: "a message out of place")
        case .shown(let number):
            guard number == awaited else { throw PageMessage.Failure(what: "frame \(number) shown out of order") }
            awaited = nil
            readWhenAtRest()
            scheduleNextFrame()
        case .input(let input):
            if case .touch(let touch) = input {
                fingers[touch.identifier] = [.began, .moved].contains(touch.phase) ? touch.location : nil
            }
            // Moves between two frames are one: a page that sends more than can be shown costs no more than one that
            // doesn't.
            if isFrameDue || !moves.add(input) {
                deliverMoves()
                app.receive(input)
            }
            isFrameWanted = true
            renderIfDue()
        }
    }

    // MARK: Frames

    private func requestFrame() {
        guard !isFrameWanted else { return }
        isFrameWanted = true
        scheduleNextFrame()
    }

    /// Whether the page is ready for a frame, and the last one is long enough ago.
    private var isFrameDue: Bool {
        send != nil && awaited == nil && clock.now - lastFrameTime >= Self.frameInterval
    }

    /// Draws at once if the last frame is long enough ago, or else when it is.
    private func renderIfDue() {
        if isFrameDue { render() } else { scheduleNextFrame() }
    }

    private func deliverMoves() {
        for input in moves.take() { app.receive(input) }
    }

    private func scheduleNextFrame() {
        guard send != nil, awaited == nil else { return }
        guard let due = isFrameWanted ? clock.now : app.nextFrameTime else { return }
        let time = max(due, lastFrameTime + Self.frameInterval)
        if let wake, wake.time <= time { return }
        wake?.cancel()
        let cancel = self.time.after(max(time - clock.now, 0)) { [weak self] in
            self?.wake = nil
            self?.render()
        }
        wake = (time, cancel)
    }

    private func render() {
        guard let send, awaited == nil else { return }
        wake?.cancel()
        wake = nil
        let start = time.now
        deliverMoves()
        lastFrameTime = clock.now
        let frame = app.renderFrame()
        // What was asked for while drawing has been drawn.
        isFrameWanted = false
        let patch = differ.patch(to: frame)
        if !patch.isEmpty || acceptsText != app.acceptsText {
            acceptsText = app.acceptsText
            frameNumber += 1
            awaited = frameNumber
            send(patch.message(number: frameNumber, acceptsText: acceptsText, seconds: time.now - start))
        }
        reader.tellEvents(send)
        scheduleNextFrame()
    }

    private func readWhenAtRest() {
        guard let send else { return }
        reader.screenDidChange(isReady: { [weak self] in self?.awaited == nil }, send: send)
    }
}
