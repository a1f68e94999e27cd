import DisplayList
import LayoutGeometry

/// A page with the application that it shows. It receives inputs and sends patches.
///
/// A frame is drawn when one is requested, at most sixty times per second, and only after the page has shown the last
/// one. While nothing changes, nothing runs.
@MainActor
package final class Page {
    /// The time between two frames, in seconds.
    private static let frameInterval = 1.0 / 60
    /// The time that a frame waits for the text of a key, in seconds.
    private static let textDelay = 0.004
    /// The size of an offset with its surrounding syntax in a message, in bytes.
    private static let offsetLength = 80

    /// The identifier with which the page reconnects to its application.
    package let session: String
    private let app: any HostedApp
    private let clock: PageClock
    private let time: any PageTime
    private let reader: PageReader
    private let fonts: AppFontFiles?
    /// The number of fonts that the page has been notified of.
    private var knownFonts = 0
    private var differ = PageDiffer()
    private var send: (([UInt8]) -> Void)?
    /// The number of the frame that the page hasn't shown yet.
    private var awaited: Int?
    private var frameNumber = 0
    private var lastFrameTime = -Double.infinity
    private var needsFrame = true
    private var textInput: TextInputState?
    /// The received parts of pasted text.
    private var pasted = ""
    /// The maximum length of pasted text, in bytes.
    private static let longestPaste = 1 << 23
    private var recorder: FrameRecorder?
    private let launched: LaunchedApp
    /// The recorder of the user's actions for a test, and the device at its start.
    private var steps: (recorder: SessionRecorder, environment: HostEnvironment)?
    private var isUsed = false
    /// The inputs of the page, which the app repeats after a restart and for a link to its screen.
    private let launchRecorder: SessionRecorder
    /// A Boolean value that indicates whether the app is being restored to its former state. Until then, nothing is
    /// shown.
    private var isBehind: Bool { clock.isHeld }
    /// The time that the app spent on inputs since the last frame, in seconds.
    private var inputTime = 0.0
    /// The layer of the view that is inspected.
    private var inspectedLayer: UInt64?
    /// A Boolean value that indicates whether no browser shows the page. It runs as if each frame were shown
    /// immediately.
    package private(set) var isInBackground = false
    /// The time of the next scheduled frame on the page's clock, and a closure that cancels it.
    private var wake: (time: Double, cancel: () -> Void)?
    /// Moves that wait for the next frame.
    private var moves = PendingMoves()
    private var held = ActiveInputs()

    /// The device that the application runs on.
    package private(set) var environment: HostEnvironment

    /// Launches the application for a page.
    ///
    /// - Parameters:
    ///   - launched: The information about the application that tests need.
    ///   - fonts: The application's fonts.
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
        launchRecorder = SessionRecorder(app: app)
        clock.onRequest = { [weak self] in self?.requestFrame() }
    }

    /// The images that the page can request.
    package var images: ImageCatalog { differ.images }

    /// The frame that the page shows, or `nil` before the first frame.
    package var shownFrame: DisplayFrame? { differ.shown }

    // MARK: Connection

    /// A Boolean value that indicates whether a browser is connected. Otherwise, the application waits.
    package var isConnected: Bool { send != nil }

    /// Returns the accessible elements on the screen, in reading order.
    package func accessibleElements() -> [AccessibleElement] { app.accessibleElements() }

    /// Returns the parts of the collection views on the screen.
    package func inspectedElements() -> [InspectedElement] { app.inspectedElements(.collections) }

    /// A Boolean value that indicates whether nothing moves, and all changes are displayed.
    package var isAtRest: Bool {
        isBehind ? !app.needsFrame : !needsFrame && awaited == nil && moves.isEmpty && !app.needsFrame
    }

    /// The frames of the last recording.
    package var recordedFrames: [FrameRecorder.Frame] { recorder?.frames(at: clock.now) ?? [] }

    /// Runs the application without a browser until one connects.
    package func runInBackground() {
        connect { _ in }
        isInBackground = true
        awaited = nil
        scheduleNextFrame()
    }

    /// Shows everything from scratch on a new connection.
    package func connect(_ send: @escaping ([UInt8]) -> Void) {
        isInBackground = false
        self.send = send
        differ.reset()
        reader.reset()
        knownFonts = 0
        awaited = nil
        needsFrame = true
        renderIfDue()
    }

    /// Handles a lost connection: fingers are lifted, and nothing is drawn until the next connection.
    package func disconnect() {
        send = nil
        pasted = ""
        wake?.cancel()
        wake = nil
        reader.cancel()
        deliverMoves()
        for input in held.cancellations() { deliver(input) }
    }

    /// Ends the application. The page must not be used afterward.
    package func end() {
        disconnect()
        clock.onRequest = {}
        app.end()
    }

    /// Changes the device or its settings.
    package func change(to environment: HostEnvironment) {
        var environment = environment
        environment.size = app.allowedSize(environment.size)
        guard environment != self.environment else { return }
        steps?.recorder.deviceDidChange(PageSettings(from: self.environment, to: environment))
        self.environment = environment
        app.environmentDidChange(environment)
        needsFrame = true
        renderIfDue()
    }

    /// The development tools that the page uses.
    package var tools: DeveloperTools {
        get { reader.tools }
        set {
            guard newValue != reader.tools else { return }
            reader.tools = newValue
            app.recordsEvents = newValue.contains(.events)
            if !newValue.contains(.test) { steps = nil } else if steps == nil { startTest() }
            readWhenAtRest()
        }
    }

    private func startTest() {
        let recorder = SessionRecorder(app: app, isWhole: !isUsed)
        recorder.onChange = { [weak self] in self?.readWhenAtRest() }
        steps = (recorder, environment)
        reader.testSource = { [launched, environment] elements in
            TestWriter(app: launched, environment: environment, isWhole: recorder.isWhole)
                .source(recorder.commands, elements: elements)
        }
    }

    /// Returns the source of a test that repeats the user's actions, or `nil` if they aren't recorded.
    package func testSource() -> String? {
        steps == nil ? nil : reader.testSource?(app.accessibleElements())
    }

    /// Returns the scroll positions for another run of the application, as many as fit into a page's message.
    package func scrollPositions() -> [ScrollPosition] {
        var length = 0
        return Array(
            app.scrollPositions().filter { !$0.isAtStart }.prefix { position in
                length += position.path.utf8.count + Self.offsetLength
                return length <= WebSocketMessage.maximumLength * 3 / 4
            })
    }

    // MARK: Another run of the application

    /// Returns the commands that lead from the launch to the current screen. If there are more than a script allows,
    /// the result is empty.
    package func commandsToHere() -> [PageCommand] { restoringCommands ?? [] }

    /// A Boolean value that indicates whether ``commandsToHere()`` leads to the current screen.
    package var canRestoreScreen: Bool { restoringCommands != nil }

    private var restoringCommands: [PageCommand]? {
        let commands = launchRecorder.commandsToScreen
        return commands.count <= PageCommand.maximumCount / 2 ? commands : nil
    }

    /// Stops showing frames while the application is restored to its former state.
    ///
    /// The commands then take as long as they took the user, regardless of the speed of the machine, so that a tap
    /// remains a tap.
    package func fallBehind() {
        clock.hold()
        wake?.cancel()
        wake = nil
    }

    /// Advances the time immediately while no frames are shown.
    package func skip(_ seconds: Double) {
        for _ in 0..<max(Int((seconds / Self.frameInterval).rounded()), 1) {
            clock.skip(Self.frameInterval)
            _ = app.renderFrame()
        }
    }

    /// Restores the scroll positions and shows the application.
    package func catchUp(_ positions: [ScrollPosition]) {
        clock.release()
        app.restore(positions)
        needsFrame = true
        renderIfDue()
    }

    // MARK: Messages

    /// Handles a message of the page after its first one.
    package func receive(_ message: PageMessage) throws(PageMessage.Failure) {
        switch message {
        case .hello, .settings, .again: throw PageMessage.Failure(what: "an unexpected message")
        case .record(let records):
            if records {
                recorder = differ.shown.map { FrameRecorder($0, at: clock.now) }
            } else {
                recorder?.stop(at: clock.now)
            }
        case .look(let layer):
            inspectedLayer = layer
            notifyOfView()
        case .edit(let layer, let edit):
            guard app.edit(layer, edit) else { break }
            needsFrame = true
            renderIfDue()
            notifyOfView()
        case .ping: send?(Array(#"{"pong":true}"#.utf8))
        case .shown(let number):
            guard number == awaited else { throw PageMessage.Failure(what: "frame \(number) shown out of order") }
            awaited = nil
            readWhenAtRest()
            scheduleNextFrame()
        case .input(let input): handle([input])
        case .pinch(let pinch): handle(pinch.touches.map(HostInput.touch))
        case .key(let key, let fallback): handle(key, otherwise: fallback)
        case .paste(let text, let isLast): try paste(text, isLast: isLast)
        case .offer: handle(consumePasted())
        }
    }

    /// Receives a part of pasted text. The last part completes the clipboard's text and pastes it.
    private func paste(_ text: String, isLast: Bool) throws(PageMessage.Failure) {
        guard pasted.utf8.count + text.utf8.count <= Self.longestPaste else {
            throw PageMessage.Failure(what: "text that is too long")
        }
        pasted += text
        guard isLast else { return }
        handle(consumePasted() + [.edit(.paste)])
    }

    /// Returns the inputs that set the clipboard if parts of its text were received.
    private func consumePasted() -> [HostInput] {
        defer { pasted = "" }
        return pasted.isEmpty ? [] : [.clipboard(pasted)]
    }

    /// Sends the text that the application has copied to the page's clipboard.
    private func sendCopiedText(_ send: ([UInt8]) -> Void) {
        guard let text = app.consumeCopiedText() else { return }
        var writer = JSONWriter()
        writer.object {
            $0.key("clipboard")
            $0.string(text)
        }
        send(writer.bytes)
    }

    /// Sends the rules of new fonts to the page before it shows text in them.
    private func sendFonts(_ send: ([UInt8]) -> Void) {
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

    private func handle(_ inputs: [HostInput]) {
        let isFrameDue = isFrameDue
        var isOfUse = false
        for input in inputs {
            held.record(input)
            // Moves between two frames are combined, so that a page can't cause more work by sending more than can be
            // shown.
            if isFrameDue || isBehind || !moves.add(input) {
                deliverMoves()
                if deliver(input) { isOfUse = true }
            } else {
                isOfUse = true
            }
        }
        // A hovering pointer without an effect must not delay the next input by a frame.
        guard isOfUse else { return }
        needsFrame = true
        renderIfDue()
    }

    /// Handles a key. The application's commands and responders come first. Other keys are handled by the page.
    private func handle(_ key: HostInput.Key, otherwise fallback: KeyFallback?) {
        held.record(.key(key))
        deliverMoves()
        let isOfUse = deliver(.key(key))
        if !isOfUse {
            switch fallback {
            case .act(let element, let action): deliver(.accessibility(element: element, action))
            case .leaveScreen: send?(Self.focusMessage(isBackwards: key.modifiers.contains(.shift)))
            case nil: break
            }
        }
        needsFrame = true
        // The text of an unused key is about to arrive, and would otherwise wait for the frame after this one.
        if isOfUse || fallback != nil { renderIfDue() } else { scheduleNextFrame(after: Self.textDelay) }
    }

    /// Returns the message that makes the page move its focus to the control after the screen's text, or before it.
    private static func focusMessage(isBackwards: Bool) -> [UInt8] {
        var writer = JSONWriter()
        writer.object {
            $0.key("leave")
            $0.string(isBackwards ? "backward" : "forward")
        }
        return writer.bytes
    }

    // MARK: Frames

    private func requestFrame() {
        guard !needsFrame else { return }
        needsFrame = true
        scheduleNextFrame()
    }

    /// A Boolean value that indicates whether the page is ready for a frame, and enough time has passed since the last
    /// one.
    private var isFrameDue: Bool {
        send != nil && !isBehind && awaited == nil && clock.now - lastFrameTime >= Self.frameInterval
    }

    /// Draws a frame immediately if enough time has passed since the last one. Otherwise, schedules it.
    private func renderIfDue() {
        if isFrameDue { render() } else { scheduleNextFrame() }
    }

    private func deliverMoves() {
        for input in moves.consume() { deliver(input) }
    }

    private var recorders: [SessionRecorder] { [steps?.recorder, launchRecorder].compactMap(\.self) }

    /// Sends an input to the app. Returns whether the app used it.
    @discardableResult
    private func deliver(_ input: HostInput) -> Bool {
        isUsed = true
        let start = time.now
        for recorder in recorders { recorder.willReceive(input, at: clock.now) }
        let isOfUse = app.receive(input)
        for recorder in recorders { recorder.didReceive(input, isOfUse: isOfUse) }
        inputTime += time.now - start
        // A value can change without anything being drawn.
        if case .accessibility = input { readWhenAtRest() }
        return isOfUse
    }

    /// Sends the inspected view to the development tools.
    private func notifyOfView() {
        guard let send, let layer = inspectedLayer else { return }
        var writer = JSONWriter()
        writer.object { writer in
            writer.key("view")
            if let view = app.inspectedView(layer) { view.write(to: &writer) } else { writer.null() }
        }
        send(writer.bytes)
    }

    private func scheduleNextFrame(after delay: Double = 0) {
        guard send != nil, !isBehind, awaited == nil else { return }
        guard let due = needsFrame ? clock.now + delay : app.nextFrameTime else { return }
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
        let neededFrame = needsFrame
        // Frames that were requested during drawing are up to date.
        needsFrame = false
        let drawn = time.now
        let patch = differ.patch(to: frame)
        let end = time.now
        if !patch.isEmpty { recorder?.add(frame, at: clock.now) }
        sendFonts(send)
        let textInput = app.textInput
        if !patch.isEmpty || self.textInput != textInput {
            self.textInput = textInput
            frameNumber += 1
            awaited = isInBackground ? nil : frameNumber
            let times = [
                inputTime, app.frameTimes.updates, app.frameTimes.layout, app.frameTimes.drawing, end - drawn,
            ]
            inputTime = 0
            send(
                patch.message(
                    number: frameNumber, textInput: textInput, seconds: end - start,
                    times: tools.contains(.frames) ? times : nil))
        } else if neededFrame {
            // A highlighted row looks the same after it's selected.
            readWhenAtRest()
        }
        sendCopiedText(send)
        reader.sendEvents(send)
        scheduleNextFrame()
    }

    private func readWhenAtRest() {
        guard let send else { return }
        reader.screenDidChange(isReady: { [weak self] in self?.awaited == nil }, send: send)
    }
}
