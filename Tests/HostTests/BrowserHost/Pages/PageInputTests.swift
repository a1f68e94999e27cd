import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

@MainActor struct PageInputTests {
    private let activation = HostInput.accessibility(element: 7, .activate)

    private func key(_ phase: HostInput.Key.Phase, _ usage: Int) -> HostInput.Key {
        HostInput.Key(phase: phase, usage: usage)
    }

    // MARK: Keys

    @Test func `a key that the application handles has no other effect`() throws {
        let fixture = PageFixture()
        fixture.app.usedKeys = [0x28]
        let enter = key(.began, 0x28)
        try fixture.page.receive(.key(enter, otherwise: .act(element: 7, .activate)))
        #expect(fixture.app.inputs == [.key(enter)])
    }

    @Test func `an unhandled key is passed to the page's elements`() throws {
        let fixture = PageFixture()
        let enter = key(.began, 0x28)
        try fixture.page.receive(.key(enter, otherwise: .act(element: 7, .activate)))
        #expect(fixture.app.inputs == [.key(enter), activation])
    }

    @Test func `the Tab key leaves the screen if the application doesn't handle it`() throws {
        let fixture = PageFixture()
        var tab = key(.began, 0x2B)
        try fixture.page.receive(.key(tab, otherwise: .leaveScreen))
        #expect(fixture.messages.last == #"{"leave":"forward"}"#)
        tab.modifiers = .shift
        try fixture.page.receive(.key(tab, otherwise: .leaveScreen))
        #expect(fixture.messages.last == #"{"leave":"backward"}"#)
        fixture.app.usedKeys = [0x2B]
        let count = fixture.messages.count
        try fixture.page.receive(.key(tab, otherwise: .leaveScreen))
        #expect(fixture.messages.count == count)
    }

    @Test func `keys are handled after the preceding moves`() throws {
        let fixture = PageFixture()
        let place = HostInput.hover(location: Point(x: 1, y: 1))
        try fixture.page.receive(.input(place))
        try fixture.page.receive(.key(key(.began, 4), otherwise: nil))
        #expect(fixture.app.inputs == [place, .key(key(.began, 4))])
    }

    @Test func `a disconnected page releases its keys and pointer`() throws {
        let fixture = PageFixture()
        try fixture.page.receive(.key(key(.began, 5), otherwise: nil))
        try fixture.page.receive(.key(key(.began, 4), otherwise: nil))
        try fixture.page.receive(.key(key(.ended, 5), otherwise: nil))
        try fixture.page.receive(.input(.hover(location: .zero)))
        let count = fixture.app.inputs.count
        fixture.page.disconnect()
        // The pointer has moved since the last frame. The application receives this first.
        #expect(
            fixture.app.inputs[count...] == [.hover(location: .zero), .key(key(.cancelled, 4)), .hover(location: nil)])
    }

    // MARK: Elements

    @Test func `a changed value without a drawing is sent`() throws {
        let fixture = PageFixture()
        try fixture.catchUp()
        fixture.time.advance(by: 1)
        fixture.app.elements = [AccessibleElement(id: 7, role: .slider, label: "Guests", value: "4", frame: .zero)]
        try fixture.page.receive(.input(.accessibility(element: 7, .increment)))
        fixture.time.advance(by: 1)
        #expect(fixture.messages.last?.contains(#""label":"Guests","value":"4""#) == true)
    }

    // MARK: Starting anew

    @Test func `a restarted application restores its scroll positions`() throws {
        let old = PageFixture()
        old.app.positions = [ScrollPosition(path: "/UIWindow.0/UIScrollView.0", offset: Point(x: 0, y: 300))]
        let new = PageFixture()
        new.page.catchUp(old.page.scrollPositions())
        #expect(new.app.positions == old.app.positions)
    }

    @Test func `positions at the start aren't sent`() {
        let fixture = PageFixture()
        fixture.app.positions = [ScrollPosition(path: "/UIScrollView.0", offset: .zero, isAtStart: true)]
        #expect(fixture.page.scrollPositions().isEmpty)
    }

    @Test func `a page that is catching up sends no frames and uses no real time`() throws {
        let fixture = PageFixture()
        try fixture.catchUp()
        let (count, frames) = (fixture.messages.count, fixture.app.frameCount)
        fixture.page.fallBehind()
        try fixture.touch(.began, x: 5)
        fixture.app.isMoving = true
        #expect(!fixture.page.isAtRest)
        let start = fixture.app.clock.now
        fixture.page.skip(0.5)
        #expect(fixture.app.frameCount - frames == 30)
        #expect(abs(fixture.app.clock.now - start - 0.5) < 1e-9)
        fixture.time.advance(by: 5)
        #expect(fixture.messages.count == count)
        fixture.app.isMoving = false
        #expect(fixture.page.isAtRest)
        fixture.page.catchUp([])
        #expect(fixture.messages.count == count + 1)
    }

    @Test func `scroll positions are limited to the size of a message`() {
        let fixture = PageFixture()
        let path = String(repeating: "/UIView.0", count: 1000)
        fixture.app.positions = Array(repeating: ScrollPosition(path: path, offset: .zero), count: 100)
        let length = fixture.page.scrollPositions().reduce(0) { $0 + $1.path.utf8.count }
        #expect(length > 32 << 10)
        #expect(length < WebSocketMessage.maximumLength)
    }

    @Test func `the text of a key isn't delayed by the key`() throws {
        let fixture = PageFixture()
        try fixture.catchUp()
        let count = fixture.app.frameCount
        try fixture.page.receive(.key(key(.began, 4), otherwise: nil))
        #expect(fixture.app.frameCount == count)
        try fixture.page.receive(.input(.text("a")))
        #expect(fixture.app.frameCount == count + 1)
        fixture.time.advance(by: 0.1)
        try fixture.page.receive(.key(key(.began, 5), otherwise: nil))
        fixture.time.advance(by: 0.1)
        #expect(fixture.app.frameCount == count + 2)
    }

    // MARK: Pointers

    @Test func `hovering draws nothing if the app doesn't respond to pointers`() throws {
        let fixture = PageFixture()
        try fixture.catchUp()
        fixture.app.caresForPointers = false
        let count = fixture.app.frameCount
        try fixture.page.receive(.input(.hover(location: .zero)))
        fixture.time.advance(by: 1)
        #expect(fixture.app.frameCount == count)
        fixture.app.caresForPointers = true
        try fixture.page.receive(.input(.hover(location: .zero)))
        #expect(fixture.app.frameCount == count + 1)
    }

    @Test func `hovering between two frames uses the last position`() throws {
        let fixture = PageFixture()
        for x in 1...5 { try fixture.page.receive(.input(.hover(location: Point(x: Double(x), y: 0)))) }
        #expect(fixture.app.inputs.isEmpty)
        try fixture.catchUp()
        #expect(fixture.app.inputs == [.hover(location: Point(x: 5, y: 0))])
    }

    @Test func `a pinch on a trackpad becomes two fingers that move apart`() throws {
        let fixture = PageFixture()
        let center = Point(x: 50, y: 60)
        for (phase, scale) in [(HostInput.Touch.Phase.began, 1.0), (.moved, 2), (.ended, 2)] {
            try fixture.page.receive(.pinch(Pinch(phase: phase, center: center, scale: scale)))
        }
        let touches = fixture.app.inputs.compactMap { input in
            if case .touch(let touch) = input { touch } else { nil }
        }
        #expect(touches.map(\.phase) == [.began, .began, .moved, .moved, .ended, .ended])
        #expect(touches.map(\.location.x) == [10, 90, -30, 130, -30, 130])
        #expect(Set(touches.map(\.location.y)) == [60])
        #expect(Set(touches.map(\.target)) == [center])
        #expect(Set(touches.map(\.identifier)).count == 2)
    }
}
