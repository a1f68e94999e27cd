import DisplayList
import LayoutGeometry
import Testing

@testable import BrowserHost

@MainActor struct SessionRecorderTests {
    private let fixture = PageFixture()
    private let recorder: SessionRecorder

    init() {
        recorder = SessionRecorder(app: fixture.app)
        fixture.app.elements = [
            element(1, .button, "Go", Rect(x: 0, y: 0, width: 100, height: 40)),
            element(2, .button, "Delete", Rect(x: 0, y: 40, width: 100, height: 20)),
            element(3, .button, "Delete", Rect(x: 0, y: 60, width: 100, height: 20)),
            element(4, .slider, "Volume", Rect(x: 0, y: 80, width: 100, height: 10), identifier: "volume"),
            element(5, .image, "", Rect(x: 0, y: 90, width: 100, height: 10)),
        ]
    }

    private func element(
        _ id: UInt64, _ role: AccessibleElement.Role, _ label: String, _ frame: Rect, identifier: String? = nil
    ) -> AccessibleElement {
        AccessibleElement(id: id, role: role, label: label, identifier: identifier, frame: frame)
    }

    private func receive(_ input: HostInput, at time: Double, isOfUse: Bool = true) {
        recorder.willReceive(input, at: time)
        recorder.didReceive(input, isOfUse: isOfUse)
    }

    private func touch(_ phase: HostInput.Touch.Phase, _ x: Double, _ y: Double, at time: Double, finger: Int = 0) {
        receive(
            .touch(HostInput.Touch(identifier: finger, phase: phase, location: Point(x: x, y: y))), at: time)
    }

    private func tap(_ x: Double, _ y: Double, at time: Double = 0) {
        touch(.began, x, y, at: time)
        touch(.ended, x, y, at: time + 0.1)
    }

    @Test func `elements are described by their distinguishing properties`() {
        tap(10, 10)
        tap(10, 70, at: 1)
        tap(25, 85, at: 2)
        tap(10, 95, at: 3)
        #expect(
            recorder.commands == [
                .press(.element(identifier: nil, label: "Go"), nil, seconds: 0.05),
                .press(.element(identifier: nil, label: "Delete", index: 1), nil, seconds: 0.05),
                // Where a slider is touched matters.
                .press(
                    .element(identifier: "volume", label: nil, at: Point(x: 0.25, y: 0.5)), nil, seconds: 0.05),
                .press(.point(Point(x: 10, y: 95)), nil, seconds: 0.05),
            ])
    }

    @Test func `taps in quick succession are one command, and long touches hold`() {
        tap(10, 10)
        tap(12, 10, at: 0.3)
        tap(10, 10, at: 1)
        touch(.began, 10, 10, at: 2)
        touch(.ended, 11, 10, at: 3.21)
        let go = CommandTarget.element(identifier: nil, label: "Go")
        #expect(
            recorder.commands == [
                .press(go, nil, seconds: 0.05, times: 2), .press(go, nil, seconds: 0.05),
                .press(go, nil, seconds: 1.2),
            ])
    }

    @Test func `a finger that scrolls is recorded as a wheel with the scrolled distance`() {
        fixture.app.positions = [ScrollPosition(path: "/List", offset: Point(x: 0, y: -20))]
        fixture.app.isMoving = true
        touch(.began, 10, 10, at: 0)
        touch(.moved, 10, -40, at: 0.1)
        touch(.ended, 10, -90, at: 0.2)
        // It's still decelerating, so the distance isn't known yet.
        #expect(recorder.commands.isEmpty)
        fixture.app.positions = [ScrollPosition(path: "/List", offset: Point(x: 0, y: 310.25))]
        fixture.app.isMoving = false
        #expect(
            recorder.commands == [
                .scroll(.element(identifier: nil, label: "Go"), by: Size(width: 0, height: 330.25))
            ])
    }

    @Test func `a finger that scrolls nothing or turns pages is recorded as a drag`() {
        let start = ScrollPosition(path: "/Pages", offset: .zero, turnsPages: true)
        for offset in [0.0, 100] {
            fixture.app.positions = [start]
            touch(.began, 50, 10, at: offset)
            touch(.moved, 0, 10, at: offset + 0.2)
            touch(.moved, -20, 10, at: offset + 0.4)
            touch(.ended, -20, 10, at: offset + 0.8)
            fixture.app.positions[0].offset.x = offset
            _ = recorder.commands
        }
        let drag = PageCommand.drag(
            from: .element(identifier: nil, label: "Go", at: Point(x: 0.5, y: 0.25)),
            to: .distance(Size(width: -70, height: 0)), seconds: 0.2, rests: true)
        #expect(recorder.commands == [drag, drag])
    }

    @Test func `a touch that holds before moving is a drag with a hold`() {
        touch(.began, 50, 10, at: 0)
        touch(.moved, 50, 60, at: 0.8)
        touch(.moved, 50, 80, at: 1)
        touch(.ended, 50, 80, at: 1)
        #expect(
            recorder.commands == [
                .drag(
                    from: .element(identifier: nil, label: "Go", at: Point(x: 0.5, y: 0.25)),
                    to: .distance(Size(width: 0, height: 70)), seconds: 0.2, held: 0.8)
            ])
    }

    @Test func `wheel events are merged into one scroll, and wheel events without effect are left out`() {
        fixture.app.positions = [ScrollPosition(path: "/List", offset: .zero)]
        let turn = HostInput.wheel(location: Point(x: 10, y: 10), delta: Size(width: 0, height: 50))
        receive(turn, at: 0)
        receive(turn, at: 0.5)
        fixture.app.positions[0].offset.y = 80
        receive(turn, at: 3)
        let scroll = PageCommand.scroll(
            .element(identifier: nil, label: "Go"), by: Size(width: 0, height: 80))
        #expect(recorder.commands == [scroll])
    }

    @Test func `two fingers pinch`() {
        touch(.began, 40, 10, at: 0)
        touch(.began, 60, 10, at: 0, finger: 1)
        touch(.moved, 20, 10, at: 0.1)
        touch(.moved, 80, 10, at: 0.1, finger: 1)
        touch(.ended, 20, 10, at: 0.2)
        touch(.ended, 80, 10, at: 0.2, finger: 1)
        #expect(recorder.commands == [.pinch(.element(identifier: nil, label: "Go"), scale: 3)])
    }

    @Test func `keys that the app uses are recorded as keys, and others as text`() {
        func key(_ usage: Int, _ text: String, isOfUse: Bool) {
            let key = HostInput.Key(phase: .began, usage: usage, characters: text)
            receive(.key(key), at: 0, isOfUse: isOfUse)
            receive(.text(text), at: 0)
        }
        key(4, "a", isOfUse: false)
        key(5, "b", isOfUse: false)
        key(22, "s", isOfUse: true)
        receive(.key(HostInput.Key(phase: .began, usage: 0x2A)), at: 0, isOfUse: false)
        receive(.deleteBackward, at: 0)
        #expect(
            recorder.commands == [
                .send(.input(.text("ab"))), .key(HostInput.Key(phase: .began, usage: 22, characters: "s")),
                .send(.input(.deleteBackward)),
            ])
    }

    @Test func `text from an input method is typed once`() {
        receive(.composition("k", selection: 1..<1), at: 0)
        receive(.composition("kiwi", selection: 4..<4), at: 0)
        receive(.endComposition, at: 0)
        receive(.composition("か", selection: 1..<1), at: 0)
        receive(.text("火"), at: 0)
        receive(.endComposition, at: 0)
        #expect(recorder.commands == [.send(.input(.text("kiwi火")))])
    }

    @Test func `actions on elements are recorded by element`() {
        receive(.accessibility(element: 4, .increment), at: 0)
        receive(.accessibility(element: 1, .focus), at: 0)
        receive(.accessibility(element: 99, .activate), at: 0)
        receive(.hover(location: Point(x: 10, y: 45)), at: 0)
        receive(.hover(location: Point(x: 10, y: 10)), at: 0)
        receive(.hover(location: Point(x: 10, y: 70)), at: 0, isOfUse: false)
        #expect(
            recorder.commands == [
                .perform(.element(identifier: "volume", label: nil), .increment),
                .hover(.element(identifier: nil, label: "Go")),
            ])
    }

    @Test func `the recording omits closed screens`() {
        let go = PageCommand.press(.element(identifier: nil, label: "Go"), nil, seconds: 0.05)
        let delete = PageCommand.press(.element(identifier: nil, label: "Delete", index: 0), nil, seconds: 0.05)
        receive(.text("a"), at: 0)
        #expect(recorder.commandsToScreen == [.send(.input(.text("a")))])
        tap(10, 10, at: 1)
        fixture.app.path = "Root,Detail"
        tap(10, 45, at: 2)
        #expect(recorder.commandsToScreen == [.send(.input(.text("a"))), go, delete])
        // Back, and to another screen.
        tap(10, 10, at: 3)
        fixture.app.path = "Root"
        #expect(recorder.commandsToScreen == [.send(.input(.text("a")))])
        tap(10, 70, at: 4)
        fixture.app.path = "Root,Other"
        let other = PageCommand.press(.element(identifier: nil, label: "Delete", index: 1), nil, seconds: 0.05)
        #expect(recorder.commandsToScreen == [.send(.input(.text("a"))), other])
    }

    @Test func `a gesture that the system cancels isn't recorded`() {
        touch(.began, 10, 10, at: 0)
        touch(.cancelled, 10, 10, at: 0.1)
        #expect(recorder.commands.isEmpty)
    }

    @Test func `the recorder is deallocated`() {
        weak var freed: SessionRecorder?
        do {
            let recorder = SessionRecorder(app: fixture.app)
            recorder.onChange = { [weak recorder] in _ = recorder?.commands }
            freed = recorder
            recorder.willReceive(.text("a"), at: 0)
        }
        #expect(freed == nil)
    }
}
