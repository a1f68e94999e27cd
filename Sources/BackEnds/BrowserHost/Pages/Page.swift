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
    /// How long a frame waits for the text of a key, in seconds.
    private static let textDelay = 0.004
    /// What an offset takes in a message with all that stands around it, in bytes.
    private static let offsetLength = 80

    /// Under which the page finds its application again.
    package let session: String
    private let app: any HostedApp
    private let clock: PageClock
    private let time: any PageTime
    private let reader: PageReader
    private let fonts: AppFontFiles?
    /// How many of the fonts the page knows.
    private var knownFonts = 0
    private var differ = PageDiffer()
    private var send: (([UInt8]) -> Void)?
    /// The frame that the page has not shown yet.
    private var awaited: Int?
    private var frameNumber = 0
    private var lastFrameTime = -Double.infinity
    private var isFrameWanted = true
    private var textInput: TextInputState?
    /// The parts of a text that is being pasted.
    private var pasted = ""
    /// The most that is pasted at once, in bytes.
    private static let longestPaste = 1 << 23
    private var recorder: FrameRecorder?
    private let launched: LaunchedApp
    /// What is done in the page, for a test, and the device on which that began.
    private var steps: (recorder: SessionRecorder, environment: HostEnvironment)?
    private var isUsed = false
    /// The inputs of the page, which the app repeats after a restart and for a link to its screen.
    private let way: SessionRecorder
    /// Whether the app is being brought to where it stood before: nothing is shown until then.
    private var isBehind: Bool { clock.isHeld }
    /// How long the app was busy with inputs since the last frame, in seconds.
    private var inputTime = 0.0
    /// The layer of the view that the page's developer looks at.
    private var lookedAt: UInt64?
    /// Whether nobody sees the page: it runs as if each frame were shown at once.
    package private(set) var isUnseen = false
    /// When the next frame is planned for, on the page's clock, and how to give that up.
    private var wake: (time: Double, cancel: () -> Void)?
    /// Moves that wait for the next frame.
    private var moves = PendingMoves()
    private var held = HeldInputs()

    /// The device that the application runs on.
    package private(set) var environment: HostEnvironment

    /// Launches the application for a page.
    /// - Parameters:
    ///   - launched: What tests have to know of the application.
    ///   - fonts: The fonts that the application brings.
    package init(
        session: String, environment: HostEnvironment, time: any PageTime,
        launched: LaunchedApp = LaunchedApp(delegate: "App.AppDelegate"), fonts: AppFontFiles? = nil,
        launch: @MainActor (HostEnvironment, any FrameClock) -> any HostedApp
    ) {
        self.session = session
        self.time = time
        self.launched = launched
        self.fonts = fonts
        let clock = PageClock(time)
        self.clock = clock
        self.environment = environment
        app = launch(environment, clock)
        reader = PageReader(app: app, time: time)
        way = SessionRecorder(app: app)
        clock.onRequest = { [weak self] in self?.requestFrame() }
    }

    /// The images that the page may ask for.
    package var images: ImageCatalog { differ.images }

    /// What the page shows; nil before the first frame.
    package var shownFrame: DisplayFrame? { differ.shown }

    // MARK: Connection

    /// Whether a page shows the application; without one it waits.
    package var isConnected: Bool { send != nil }

    /// What can be read on the screen, in the order of reading.
    package func accessibleElements() -> [AccessibleElement] { app.accessibleElements() }

    /// What collection views on the screen are made of.
    package func inspectedElements() -> [InspectedElement] { app.inspectedElements(.collections) }

    /// Whether nothing moves, and what has changed is shown.
    package var isAtRest: Bool {
        isBehind ? !app.needsFrame : !isFrameWanted && awaited == nil && moves.isEmpty && !app.needsFrame
    }

    /// What was recorded last.
    package var recordedFrames: [FrameRecorder.Frame] { recorder?.frames(at: clock.now) ?? [] }

    /// Runs without anybody who sees it, until there is a connection.
    package func runUnseen() {
        connect { _ in }
        isUnseen = true
        awaited = nil
        scheduleNextFrame()
    }

    /// Shows everything anew on a connection.
    package func connect(_ send: @escaping ([UInt8]) -> Void) {
        isUnseen = false
        self.send = send
        differ.reset()
        reader.reset()
        knownFonts = 0
        awaited = nil
        isFrameWanted = true
        renderIfDue()
    }

    /// The connection was lost: fingers are lifted, and nothing is drawn until there is another.
    package func disconnect() {
        send = nil
        pasted = ""
        wake?.cancel()
        wake = nil
        reader.cancel()
        deliverMoves()
        for input in held.cancellations() { deliver(input) }
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
        steps?.recorder.deviceDidChange(PageSettings(from: self.environment, to: environment))
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
            if !newValue.contains(.test) { steps = nil } else if steps == nil { beginTest() }
            readWhenAtRest()
        }
    }

    private func beginTest() {
        let recorder = SessionRecorder(app: app, isWhole: !isUsed)
        recorder.onChange = { [weak self] in self?.readWhenAtRest() }
        steps = (recorder, environment)
        reader.testSource = { [launched, environment] elements in
            TestWriter(app: launched, environment: environment, isWhole: recorder.isWhole)
                .source(recorder.commands, elements: elements)
        }
    }

    /// What was done in the page as the source of a test; nil if that isn't noted.
    package func testSource() -> String? {
        steps == nil ? nil : reader.testSource?(app.accessibleElements())
    }

    /// Where what is scrolled stands, for another run of the application; as much as fits into a page's message.
    package func scrollPositions() -> [ScrollPosition] {
        var length = 0
        return Array(
            app.scrollPositions().filter { !$0.isAtStart }.prefix { position in
                length += position.path.utf8.count + Self.offsetLength
                return length <= WebSocketMessage.maximumLength * 3 / 4
            })
    }

    // MARK: Another run of the application

    /// The commands that lead from the launch to the current screen; none if they are more than a script may have.
    package func commandsToHere() -> [PageCommand] { knownWay ?? [] }

    /// A Boolean value that indicates whether ``commandsToHere()`` leads to the current screen.
    package var knowsWay: Bool { knownWay != nil }

    private var knownWay: [PageCommand]? {
        let commands = way.way
        return commands.count <= PageCommand.maximumCount / 2 ? commands : nil
    }

    /// Stops showing anything: the application is about to be brought to where it stood.
    ///
    /// What is done to it then takes as long as it took a person, however slow the machine is: a tap stays a tap.
    package func fallBehind() {
        clock.hold()
        wake?.cancel()
        wake = nil
    }

    /// Lets time pass at once, while nothing is shown.
    package func skip(_ seconds: Double) {
        for _ in 0..<max(Int((seconds / Self.frameInterval).rounded()), 1) {
            clock.skip(Self.frameInterval)
            _ = app.renderFrame()
        }
    }

    /// Scrolls to where the application stood, and shows it.
    package func catchUp(_ positions: [ScrollPosition]) {
        clock.release()
        app.restore(positions)
        isFrameWanted = true
        renderIfDue()
    }

    // MARK: Messages

    /// Takes what the page said after its first message.
    package func receive(_ message: PageMessage) throws(PageMessage.Failure) {
        switch message {
        case .hello, .settings, .again: throw PageMessage.Failure(what: "a message out of place")
        case .record(let records):
            if records {
                recorder = differ.shown.map { FrameRecorder($0, at: clock.now) }
            } else {
                recorder?.stop(at: clock.now)
            }
        case .look(let layer):
            lookedAt = layer
            tellOfView()
        case .edit(let layer, let edit):
            guard app.edit(layer, edit) else { break }
            isFrameWanted = true
            renderIfDue()
            tellOfView()
        case .ping: send?(Array(#"{"pong":true}"#.utf8))
        case .shown(let number):
            guard number == awaited else { throw PageMessage.Failure(what: "frame \(number) shown out of order") }
            awaited = nil
            readWhenAtRest()
            scheduleNextFrame()
        case .input(let input): take([input])
        case .pinch(let pinch): take(pinch.touches.map(HostInput.touch))
        case .key(let key, let fallback): take(key, otherwise: fallback)
        case .paste(let text, let isLast): try paste(text, isLast: isLast)
        case .offer: take(takePasted())
        }
    }

    /// Takes a part of a text; with the last one it is what the clipboard has, and pasted.
    private func paste(_ text: String, isLast: Bool) throws(PageMessage.Failure) {
        guard pasted.utf8.count + text.utf8.count <= Self.longestPaste else {
            throw PageMessage.Failure(what: "a text of that length")
        }
        pasted += text
        guard isLast else { return }
        take(takePasted() + [.edit(.paste)])
    }

    /// What the clipboard has, if parts of it came.
    private func takePasted() -> [HostInput] {
        defer { pasted = "" }
        return pasted.isEmpty ? [] : [.clipboard(pasted)]
    }

    /// Tells the page what the application has copied, for its clipboard.
    private func tellCopied(_ send: ([UInt8]) -> Void) {
        guard let text = app.takeCopiedText() else { return }
        var writer = JSONWriter()
        writer.object {
            $0.key("clipboard")
            $0.string(text)
        }
        send(writer.bytes)
    }

    /// Tells the page of the fonts that have come, before it shows text in them.
    private func tellFonts(_ send: ([UInt8]) -> Void) {
        guard let rules = fonts?.rules, rules.count > knownFonts else { return }
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("fonts")
            writer.array { writer in
                for rule in rules[knownFonts...] { rule.write(to: &writer) }
            }
        }
        knownFonts = rules.count
        send(writer.bytes)
    }

    private func take(_ inputs: [HostInput]) {
        let isFrameDue = isFrameDue
        var isOfUse = false
        for input in inputs {
            held.note(input)
            // Moves between two frames are one: a page that sends more than can be shown costs no more than one that
            // doesn't.
            if isFrameDue || isBehind || !moves.add(input) {
                deliverMoves()
                if deliver(input) { isOfUse = true }
            } else {
                isOfUse = true
            }
        }
        // A pointer that hovers over nothing that cares must not keep what comes after it waiting for its frame.
        guard isOfUse else { return }
        isFrameWanted = true
        renderIfDue()
    }

    /// A key is the application's first, its commands' and its responders'; what they leave is the page's.
    private func take(_ key: HostInput.Key, otherwise fallback: KeyFallback?) {
        held.note(.key(key))
        deliverMoves()
        let isOfUse = deliver(.key(key))
        if !isOfUse {
            switch fallback {
            case .act(let element, let action): deliver(.accessibility(element: element, action))
            case .leaveScreen: send?(Self.leaveMessage(isBackwards: key.modifiers.contains(.shift)))
            case nil: break
            }
        }
        isFrameWanted = true
        // The text of a key that nobody used is about to come, and would have to wait for the frame after this one.
        if isOfUse || fallback != nil { renderIfDue() } else { scheduleNextFrame(after: Self.textDelay) }
    }

    /// Tells the page to move its focus to what comes after the screen's text, or before it.
    private static func leaveMessage(isBackwards: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.object {
            $0.key("leave")
            $0.string(isBackwards ? "backward" : "forward")
        }
        return writer.bytes
    }

    // MARK: Frames

    private func requestFrame() {
        guard !isFrameWanted else { return }
        isFrameWanted = true
        scheduleNextFrame()
    }

    /// Whether the page is ready for a frame, and the last one is long enough ago.
    private var isFrameDue: Bool {
        send != nil && !isBehind && awaited == nil && clock.now - lastFrameTime >= Self.frameInterval
    }

    /// Draws at once if the last frame is long enough ago, or else when it is.
    private func renderIfDue() {
        if isFrameDue { render() } else { scheduleNextFrame() }
    }

    private func deliverMoves() {
        for input in moves.take() { deliver(input) }
    }

    private var recorders: [SessionRecorder] { [steps?.recorder, way].compactMap(\.self) }

    /// Gives the app an input. Returns whether it had a use for it.
    @discardableResult
    private func deliver(_ input: HostInput) -> Bool {
        isUsed = true
        let start = time.now
        for recorder in recorders { recorder.willReceive(input, at: clock.now) }
        let isOfUse = app.receive(input)
        for recorder in recorders { recorder.didReceive(input, isOfUse: isOfUse) }
        inputTime += time.now - start
        // A value may change although nothing is drawn.
        if case .accessibility = input { readWhenAtRest() }
        return isOfUse
    }

    /// Tells a developer of the view that is looked at.
    private func tellOfView() {
        guard let send, let layer = lookedAt else { return }
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("view")
            if let view = app.inspectedView(layer) { view.write(to: &writer) } else { writer.null() }
        }
        send(writer.bytes)
    }

    private func scheduleNextFrame(after delay: Double = 0) {
        guard send != nil, !isBehind, awaited == nil else { return }
        guard let due = isFrameWanted ? clock.now + delay : app.nextFrameTime else { return }
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
        guard let send, !isBehind, awaited == nil else { return }
        wake?.cancel()
        wake = nil
        let start = time.now
        deliverMoves()
        lastFrameTime = clock.now
        let frame = app.renderFrame()
        let wasFrameWanted = isFrameWanted
        // What was asked for while drawing has been drawn.
        isFrameWanted = false
        let drawn = time.now
        let patch = differ.patch(to: frame)
        let end = time.now
        if !patch.isEmpty { recorder?.add(frame, at: clock.now) }
        tellFonts(send)
        let textInput = app.textInput
        if !patch.isEmpty || self.textInput != textInput {
            self.textInput = textInput
            frameNumber += 1
            awaited = isUnseen ? nil : frameNumber
            let times = [
                inputTime, app.frameTimes.updates, app.frameTimes.layout, app.frameTimes.drawing, end - drawn,
            ]
            inputTime = 0
            send(
                patch.message(
                    number: frameNumber, textInput: textInput, seconds: end - start,
                    times: tools.contains(.frames) ? times : nil))
        } else if wasFrameWanted {
            // A highlighted row looks the same once it is selected.
            readWhenAtRest()
        }
        tellCopied(send)
        reader.tellEvents(send)
        scheduleNextFrame()
    }

    private func readWhenAtRest() {
        guard let send else { return }
        reader.screenDidChange(isReady: { [weak self] in self?.awaited == nil }, send: send)
    }
}
