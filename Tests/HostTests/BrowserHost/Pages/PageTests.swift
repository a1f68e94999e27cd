import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

@MainActor struct PageTests {
    private typealias Fixture = PageFixture

    @Test func `the first frame is sent immediately, followed by nothing`() throws {
        let fixture = Fixture()
        #expect(fixture.messages.count == 1)
        #expect(fixture.messages[0].hasPrefix(#"{"n":1,"screen":[100,100],"#))
        try fixture.catchUp()
        fixture.time.advance(by: 10)
        #expect(fixture.app.frameCount == 1)
        #expect(fixture.time.pendingCount == 0)
    }

    @Test func `a ping is answered without a frame`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.page.receive(.ping)
        #expect(fixture.messages.last == #"{"pong":true}"#)
        fixture.time.advance(by: 1)
        #expect(fixture.app.frameCount == 1)
    }

    @Test func `an input is answered immediately`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.touch(.began, x: 5)
        #expect(fixture.messages.count == 2)
        #expect(fixture.messages.last?.contains("translate(5px,0px)") == true)
    }

    @Test func `inputs that follow one another share a frame`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.touch(.began, x: 5)
        try fixture.page.receive(.shown(2))
        try fixture.touch(.moved, x: 6)
        try fixture.touch(.moved, x: 7)
        #expect(fixture.messages.count == 2)
        fixture.time.advance(by: 1.0 / 60)
        #expect(fixture.messages.count == 3)
        #expect(fixture.messages.last?.contains("translate(7px,0px)") == true)
    }

    @Test func `nothing is drawn until the page has shown the last`() throws {
        let fixture = Fixture()
        try fixture.touch(.began, x: 5)
        try fixture.touch(.moved, x: 6)
        fixture.app.isMoving = true
        fixture.app.clock.requestFrame()
        fixture.time.advance(by: 10)
        #expect(fixture.messages.count == 1)
        #expect(fixture.time.pendingCount == 0)
        try fixture.page.receive(.shown(1))
        fixture.time.advance(by: 0.001)
        #expect(fixture.messages.count == 2)
    }

    @Test func `an animation is drawn at most sixty times per second`() throws {
        let fixture = Fixture()
        fixture.app.isMoving = true
        var frames = 0
        for _ in 0..<1000 {
            if fixture.messages.count > frames {
                frames = fixture.messages.count
                try fixture.page.receive(.shown(frames))
            }
            fixture.time.advance(by: 0.001)
        }
        #expect((57...61).contains(frames))
    }

    @Test func `a scheduled frame is rendered at its time`() throws {
        let fixture = Fixture()
        fixture.app.nextTime = 5
        try fixture.catchUp()
        // The frame, and the elements of the last one.
        #expect(fixture.time.pendingCount == 2)
        fixture.time.advance(by: 4.9)
        #expect(fixture.app.frameCount == 1)
        fixture.time.advance(by: 0.2)
        #expect(fixture.app.frameCount == 2)
        #expect(fixture.time.pendingCount == 0)
    }

    @Test func `a frame that's requested outside of events is sent soon`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        fixture.app.x = 9
        fixture.app.clock.requestFrame()
        fixture.app.clock.requestFrame()
        // The frame, and the elements of the last one.
        #expect(fixture.time.pendingCount == 2)
        fixture.time.advance(by: 0)
        #expect(fixture.messages.last?.contains("translate(9px,0px)") == true)
    }

    @Test func `the page is notified when the application expects text`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        fixture.app.textInput = TextInputState()
        try fixture.touch(.began, x: 0)
        #expect(fixture.messages.last == #"{"n":2,"text":{"keyboard":"text","returnKey":"enter"},"ms":0,"ops":[]}"#)
    }

    @Test func `frames shown out of order are rejected`() throws {
        let fixture = Fixture()
        #expect(throws: PageMessage.Failure.self) { try fixture.page.receive(.shown(2)) }
        try fixture.page.receive(.shown(1))
        #expect(throws: PageMessage.Failure.self) { try fixture.page.receive(.shown(1)) }
        #expect(throws: PageMessage.Failure.self) {
            try fixture.page.receive(.hello(scale: 1, session: nil, PageSettings()))
        }
    }

    @Test func `a disconnected page ends its touches and pauses`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.touch(.began, x: 5)
        try fixture.touch(.moved, x: 8)
        fixture.app.isMoving = true
        fixture.page.disconnect()
        let last = HostInput.Touch(identifier: 0, phase: .cancelled, location: Point(x: 8, y: 0))
        #expect(fixture.app.inputs.last == .touch(last))
        fixture.app.clock.requestFrame()
        fixture.time.advance(by: 5)
        #expect(fixture.time.pendingCount == 0)
        #expect(fixture.messages.count == 2)
    }

    @Test func `a reconnected page receives everything`() throws {
        let fixture = Fixture()
        try fixture.touch(.began, x: 5)
        fixture.page.disconnect()
        var messages: [String] = []
        fixture.time.advance(by: 1)
        fixture.page.connect { messages.append(String(decoding: $0, as: UTF8.self)) }
        #expect(messages.count == 1)
        #expect(messages.first?.contains(#""screen":[100,100]"#) == true)
        #expect(messages.first?.contains("translate(5px,0px)") == true)
    }

    @Test func `ending the page ends the application`() {
        let fixture = Fixture()
        fixture.page.end()
        #expect(fixture.app.hasEnded)
        fixture.app.clock.requestFrame()
        #expect(fixture.time.pendingCount == 0)
    }

    @Test func `several moves between two frames become one`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        try fixture.touch(.began, x: 0)
        let place = Point(x: 1, y: 1)
        for step in 1...5 {
            try fixture.touch(.moved, x: Double(step))
            try fixture.page.receive(.input(.wheel(location: place, delta: Size(width: 0, height: 2))))
        }
        #expect(fixture.app.inputs.count == 1)
        // An input that isn't a move is sent immediately, after all moves.
        try fixture.touch(.ended, x: 6)
        let inputs = fixture.app.inputs
        #expect(inputs.count == 4)
        #expect(inputs[1] == .touch(.init(identifier: 0, phase: .moved, location: Point(x: 5, y: 0))))
        #expect(inputs[2] == .wheel(location: place, delta: Size(width: 0, height: 10)))
        fixture.time.advance(by: 1)
        #expect(fixture.app.inputs.count == 4)
    }

    // MARK: Settings and reading

    @Test func `a change of the device sends all contents again`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        var environment = fixture.page.environment
        environment.size = Size(width: 50, height: 80)
        environment.style = .dark
        fixture.page.change(to: environment)
        #expect(fixture.app.environment == environment)
        #expect(fixture.messages.last?.contains(#""screen":[50,80]"#) == true)
        let count = fixture.app.frameCount
        fixture.page.change(to: environment)
        #expect(fixture.app.frameCount == count)
    }

    @Test func `accessibility elements are sent when the screen is at rest`() throws {
        let fixture = Fixture()
        let frame = Rect(x: 1, y: 2, width: 3, height: 4)
        fixture.app.elements = [AccessibleElement(id: 7, role: .button, label: "Go", frame: frame, actions: ["Stop"])]
        try fixture.catchUp()
        #expect(fixture.messages.count == 1)
        fixture.time.advance(by: 1)
        #expect(fixture.messages.count == 2)
        let message = try #require(fixture.messages.last)
        #expect(
            message == #"{"elements":[{"id":7,"role":"button","label":"Go","frame":[1,2,3,4],"actions":["Stop"]}],"#
                + #""announcements":[]}"#)
        #expect(fixture.time.pendingCount == 0)
    }

    @Test func `accessibility elements are sent after an input that draws nothing`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        fixture.time.advance(by: 1)
        let frame = Rect(x: 1, y: 2, width: 3, height: 4)
        fixture.app.elements = [AccessibleElement(id: 7, role: .button, label: "Go", frame: frame, isSelected: true)]
        try fixture.touch(.ended, x: 0)
        fixture.time.advance(by: 1)
        #expect(fixture.messages.last?.contains(#""selected":true"#) == true)
        #expect(fixture.messages.contains { $0.contains(#""n":2"#) } == false)
        #expect(fixture.time.pendingCount == 0)
    }

    @Test func `elements of an endless animation are sent twice per second`() throws {
        let fixture = Fixture()
        fixture.app.isMoving = true
        var shown = 1
        for step in 0..<120 {
            fixture.app.elements = [
                AccessibleElement(id: 1, role: .text, label: "\(step)", frame: Rect(x: 0, y: 0, width: 1, height: 1))
            ]
            try fixture.page.receive(.shown(shown))
            shown += 1
            fixture.time.advance(by: 1.0 / 60)
        }
        let count = fixture.messages.count { $0.contains("elements") }
        #expect((3...4).contains(count))
    }

    @Test func `the inspector receives the elements of the screen`() throws {
        let fixture = Fixture()
        fixture.app.inspected = [
            InspectedElement(
                kind: .section, depth: 1, scroller: 2, section: 0, frame: Rect(x: 0, y: 0, width: 9, height: 9),
                insets: .init(
                    outer: Rect(x: 0, y: 0, width: 9, height: 9), inner: Rect(x: 1, y: 2, width: 7, height: 5))),
            InspectedElement(
                kind: .cell, depth: 2, layer: 3, scroller: 2, className: "Cell", section: 0, item: 2,
                identifier: "Fig", reuseIdentifier: "cell", frame: Rect(x: 0, y: 0, width: 5, height: 6)),
        ]
        try fixture.catchUp()
        fixture.time.advance(by: 1)
        #expect(fixture.messages.count == 1)
        fixture.page.tools = .collections
        fixture.time.advance(by: 1)
        let expected =
            #"{"inspected":[{"kind":"section","depth":1,"scroller":2,"section":0,"frame":[0,0,9,9],"#
            + #""insets":[0,0,9,9,1,2,7,5]},{"kind":"cell","depth":2,"layer":3,"scroller":2,"section":0,"item":2,"#
            + #""class":"Cell","identifier":"Fig","reuse":"cell","frame":[0,0,5,6]}],"announcements":[]}"#
        #expect(fixture.messages.last == expected)
        fixture.page.tools = []
        fixture.app.inspected = []
        fixture.time.advance(by: 1)
        #expect(fixture.messages.count == 2)
    }

    @Test func `events are sent with the frame in which they happen`() throws {
        let fixture = Fixture()
        fixture.page.tools = .events
        #expect(fixture.app.recordsEvents)
        try fixture.catchUp()
        var update = CollectionUpdate(className: "List")
        update.items.inserted = 2
        update.sections.moved = 1
        update.duration = 0.0015
        fixture.app.events = [
            DeveloperEvent(.change(.inserted), time: 0.5, layer: 7),
            DeveloperEvent(.update(update), time: 0.5, layer: 3),
            DeveloperEvent(.problem(.sizes, "It swings."), time: 1),
        ]
        try fixture.touch(.began, x: 5)
        let expected =
            #"{"events":[{"time":0.5,"layer":7,"change":"inserted"},{"time":0.5,"layer":3,"update":{"class":"List","#
            + #""ms":1.5,"animated":false,"reload":false,"items":{"inserted":2},"sections":{"moved":1}}},"#
            + #"{"time":1,"problem":"sizes","message":"It swings."}]}"#
        #expect(fixture.messages.count == 3)
        #expect(fixture.messages.last == expected)
    }

    @Test func `problems are searched for only if the events tool is on`() throws {
        let fixture = Fixture()
        try fixture.catchUp()
        fixture.time.advance(by: 1)
        #expect(fixture.app.searchesForProblems == 0)
        fixture.page.tools = .events
        fixture.time.advance(by: 1)
        #expect(fixture.app.searchesForProblems == 1)
        fixture.page.tools = []
        #expect(!fixture.app.recordsEvents)
    }

    @Test func `announcements are sent`() throws {
        let fixture = Fixture()
        fixture.app.announcements = ["Three results"]
        try fixture.catchUp()
        fixture.time.advance(by: 1)
        #expect(fixture.messages.last == #"{"announcements":["Three results"]}"#)
    }

    @Test func `the clock of an app that is being restored advances only by skipped time`() {
        let fixture = Fixture()
        fixture.time.advance(by: 1)
        let start = fixture.app.clock.now
        fixture.page.fallBehind()
        fixture.time.advance(by: 3)
        #expect(fixture.app.clock.now == start)
        fixture.page.skip(0.5)
        fixture.time.advance(by: 3)
        #expect(abs(fixture.app.clock.now - start - 0.5) < 1e-9)
        fixture.page.catchUp([])
        #expect(abs(fixture.app.clock.now - start - 0.5) < 1e-9)
        fixture.time.advance(by: 2)
        #expect(abs(fixture.app.clock.now - start - 2.5) < 1e-9)
    }
}
