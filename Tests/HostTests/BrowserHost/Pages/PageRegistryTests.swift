import BrowserHost
import DisplayList
import LayoutGeometry
import Testing

/// Pages that nobody sees, for scripts.
@MainActor @Suite struct PageRegistryTests {
    /// The application that was launched last, as long as somebody keeps it.
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

    @Test func `a script that is done or given up keeps nothing`() throws {
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

    /// Opens a page that nobody keeps once `body` has ended.
    private func withPage(_ body: (Page) throws -> Void) throws {
        try body(try #require(registry.open(PageSettings())))
    }
}
