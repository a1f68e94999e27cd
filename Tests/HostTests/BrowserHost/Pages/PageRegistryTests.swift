import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

/// Pages for scripts, without a client.
@MainActor struct PageRegistryTests {
    /// The application that was launched last, while it exists.
    @MainActor private final class Launched {
        weak var app: FakeApp?
        var preview: String?
    }

    private let time = ManualTime()
    private let launched = Launched()
    private let registry: PageRegistry

    init() {
        registry = PageRegistry(
            environment: HostEnvironment(size: Size(width: 100, height: 100)),
            device: { HostEnvironment(size: $0, scale: $1) }, time: time
        ) { [launched] environment, clock, preview in
            launched.preview = preview
            let app = FakeApp(environment, clock)
            launched.app = app
            return app
        }
    }

    @Test func `a page is launched with the preview that its settings name`() {
        #expect(registry.open(PageSettings()) != nil)
        #expect(launched.preview == nil)
        var settings = PageSettings()
        settings.preview = "A row"
        #expect(registry.open(settings) != nil)
        #expect(launched.preview == "A row")
    }

    @Test func `a page that no script uses ends after ten minutes`() throws {
        let page = try #require(registry.open(PageSettings()))
        time.advance(by: 590)
        #expect(registry.run([], on: page) { _ in })
        time.advance(by: 590)
        #expect(registry.count == 1)
        time.advance(by: 20)
        #expect(registry.count == 0)
        #expect(launched.app == nil || launched.app?.hasEnded == true)
    }

    @Test func `a finished or canceled script retains nothing`() throws {
        for seconds in [0.5, 10] {
            var outcome: CommandRun.Outcome?
            try withPage { page in
                #expect(registry.run([.wait(seconds: 1)], on: page) { outcome = $0 })
                time.advance(by: seconds)
                registry.close(page)
            }
            #expect(outcome == (seconds > 1 ? .done(hasSettled: true) : .failed("the page was closed")))
            #expect(launched.app == nil)
        }
        #expect(time.pendingCount == 0)
    }

    @Test func `a test that's requested during scrolling contains the complete scroll`() throws {
        var settings = PageSettings()
        settings.tools = [.test]
        let page = try #require(registry.open(settings))
        let app = try #require(launched.app)
        app.positions = [ScrollPosition(path: "/List", offset: .zero)]
        app.isMoving = true
        try page.receive(.input(.wheel(location: Point(x: 10, y: 10), delta: Size(width: 0, height: 30))))
        var source: String?
        registry.waitForRest(of: page) { isThere in source = isThere ? page.testSource() : "gone" }
        time.advance(by: 1)
        #expect(source == nil)
        app.positions[0].offset.y = 75
        app.isMoving = false
        time.advance(by: 0.1)
        // More of it may follow.
        #expect(source == nil)
        time.advance(by: 0.2)
        #expect(try #require(source).contains("dy: 75"))
    }

    @Test func `an endless animation is waited for at most five seconds, and a page that has ended not at all`() throws
    {
        let page = try #require(registry.open(PageSettings()))
        try #require(launched.app).isMoving = true
        var outcomes: [Bool] = []
        registry.waitForRest(of: page) { outcomes.append($0) }
        time.advance(by: 4.9)
        #expect(outcomes.isEmpty)
        time.advance(by: 0.2)
        #expect(outcomes == [true])
        registry.waitForRest(of: page) { outcomes.append($0) }
        registry.close(page)
        time.advance(by: 0.1)
        #expect(outcomes == [true, false])
    }

    /// Opens a page that isn't referenced after `body` returns.
    private func withPage(_ body: (Page) throws -> Void) throws {
        try body(try #require(registry.open(PageSettings())))
    }
}
