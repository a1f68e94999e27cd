import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

@MainActor struct CommandRunTests {
    /// A page without a client, and the outcome of a script.
    @MainActor
    private final class Script {
        let fixture = PageFixture()
        var outcome: CommandRun.Outcome?
        var messages: [PageMessage] = []
        private var run: CommandRun?

        var app: FakeApp { fixture.app }

        init() { fixture.page.runInBackground() }

        func start(_ commands: [PageCommand]) {
            let page = fixture.page
            run = CommandRun(commands, on: page, time: fixture.time) {
                [weak self] message throws(PageMessage.Failure) in
                self?.messages.append(message)
                try page.receive(message)
            } finish: { [weak self] outcome in
                self?.outcome = outcome
            }
            run?.advance()
        }

        func cancel() { run?.cancel("enough") }

        func advance(by seconds: Double) { fixture.time.advance(by: seconds) }

        var touches: [HostInput.Touch] {
            messages.compactMap { if case .input(.touch(let touch)) = $0 { touch } else { nil } }
        }
    }

    @Test func `a tap touches the center of an element`() {
        let script = Script()
        script.app.elements = [
            AccessibleElement(id: 1, role: .button, label: "Stop", frame: Rect(x: 0, y: 0, width: 9, height: 9)),
            AccessibleElement(
                id: 2, role: .button, label: "Go", identifier: "go", frame: Rect(x: 10, y: 20, width: 20, height: 10)),
        ]
        script.start([.press(.element(identifier: "go", label: "Go"), nil, seconds: 0.05)])
        #expect(script.touches.map(\.phase) == [.began])
        #expect(script.outcome == nil)
        script.advance(by: 1)
        #expect(script.touches.map(\.phase) == [.began, .ended])
        #expect(Set(script.touches.map(\.location)) == [Point(x: 20, y: 25)])
        #expect(script.outcome == .done(hasSettled: true))
    }

    @Test func `items are found by their identifiers`() {
        let script = Script()
        script.app.inspected = [
            InspectedElement(
                kind: .cell, depth: 2, layer: 3, className: "Cell", section: 0, item: 2, identifier: "Fig",
                frame: Rect(x: 0, y: 40, width: 10, height: 10))
        ]
        script.start([.press(.item("Fig"), .secondary, seconds: 0)])
        script.advance(by: 1)
        #expect(script.touches.map(\.location) == [Point(x: 5, y: 45), Point(x: 5, y: 45)])
        #expect(script.touches.map(\.button) == [.secondary, .secondary])
    }

    @Test func `a drag has the given duration and ends`() {
        let script = Script()
        script.start([.drag(from: .point(.zero), to: .point(Point(x: 30, y: 60)), seconds: 0.5)])
        script.advance(by: 0.25)
        let middle = script.touches.last?.location.x ?? 0
        #expect((13...17).contains(middle))
        script.advance(by: 1)
        #expect(script.touches.last?.phase == .ended)
        #expect(script.touches.last?.location == Point(x: 30, y: 60))
        #expect(script.touches.count == 32)
    }

    @Test func `a missing target ends the script with the failed command`() {
        let script = Script()
        script.start([.wait(seconds: 0.1), .press(.element(identifier: nil, label: "Go"), nil, seconds: 0), .settle])
        script.advance(by: 1)
        #expect(script.outcome == .failed(#"command 2: nothing on the screen has the label "Go""#))
        #expect(script.touches.isEmpty)
    }

    @Test func `a script ends once the screen is idle or has been animating for a long time`() {
        let resting = Script()
        resting.app.isMoving = true
        resting.start([])
        resting.advance(by: 1)
        #expect(resting.outcome == nil)
        resting.app.isMoving = false
        resting.advance(by: 0.1)
        #expect(resting.outcome == .done(hasSettled: true))
        let moving = Script()
        moving.app.isMoving = true
        moving.start([])
        moving.advance(by: 6)
        #expect(moving.outcome == .done(hasSettled: false))
    }

    @Test func `keys are pressed and released`() {
        let script = Script()
        script.start([.key(HostInput.Key(phase: .began, usage: 4, characters: "a"))])
        script.advance(by: 1)
        #expect(
            script.app.inputs == [
                .key(HostInput.Key(phase: .began, usage: 4, characters: "a")),
                .key(HostInput.Key(phase: .ended, usage: 4, characters: "a")),
            ])
    }

    @Test func `a script waits for text that appears later`() {
        let script = Script()
        script.start([.waitFor(.text("LOADED")), .press(.element(identifier: nil, label: "Loaded 3"), nil, seconds: 0)])
        script.advance(by: 2)
        #expect(script.touches.isEmpty && script.outcome == nil)
        script.app.elements = [
            AccessibleElement(id: 1, role: .button, label: "Loaded 3", frame: Rect(x: 0, y: 0, width: 8, height: 8))
        ]
        script.advance(by: 1)
        #expect(script.touches.map(\.location) == [Point(x: 4, y: 4), Point(x: 4, y: 4)])
        #expect(script.outcome == .done(hasSettled: true))
    }

    @Test func `a wait that times out lists the elements on the screen`() {
        let script = Script()
        script.app.elements = [AccessibleElement(id: 1, role: .text, label: "Loading", frame: .zero)]
        script.start([.waitFor(.element(identifier: nil, label: "Loaded"), limit: 0.5)])
        script.advance(by: 0.4)
        #expect(script.outcome == nil)
        script.advance(by: 0.2)
        #expect(
            script.outcome
                == .failed(
                    #"command 1: nothing on the screen has the label "Loaded" after the wait. "#
                        + #"The screen has: "Loading""#))
    }

    @Test func `a line break in typed text presses the Return key`() {
        let script = Script()
        script.start([.send(.input(.text("Ann\n")))])
        script.advance(by: 1)
        let enter = HostInput.Key(phase: .began, usage: 0x28, characters: "\r", movesFocus: false)
        var lifted = enter
        lifted.phase = .ended
        #expect(script.app.inputs == [.text("Ann"), .key(enter), .text("\n"), .key(lifted)].map { $0 as HostInput })
    }

    @Test func `a command after typed text begins in the next frame`() {
        let script = Script()
        script.app.elements = [
            AccessibleElement(id: 1, role: .button, label: "Save", frame: Rect(x: 0, y: 0, width: 8, height: 8))
        ]
        script.start([
            .send(.input(.text("Ann"))), .press(.element(identifier: nil, label: "Save"), nil, seconds: 0.05),
        ])
        #expect(script.app.inputs == [.text("Ann")])
        script.advance(by: 1.0 / 60)
        #expect(script.touches.map(\.phase) == [.began])
        script.advance(by: 1)
        #expect(script.outcome == .done(hasSettled: true))
    }

    @Test func `a canceled script has no further effect`() {
        let script = Script()
        script.start([.wait(seconds: 1), .send(.input(.text("a")))])
        script.cancel()
        script.advance(by: 5)
        #expect(script.outcome == .failed("enough"))
        #expect(script.app.inputs.isEmpty)
    }
}
