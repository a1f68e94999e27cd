import BrowserHost
import DisplayList
import LayoutGeometry

/// A page with its application, its clock, and the messages that it sent.
@MainActor
final class PageFixture {
    let time = ManualTime()
    let app: FakeApp
    let page: Page
    var messages: [String] = []

    init(fonts: AppFontFiles? = nil) {
        var app: FakeApp?
        page = Page(
            session: "s", environment: HostEnvironment(size: Size(width: 100, height: 100)), time: time,
            fonts: fonts
        ) { environment, clock in
            let made = FakeApp(environment, clock)
            app = made
            return made
        }
        self.app = app!
        page.connect { [weak self] in self?.messages.append(String(decoding: $0, as: UTF8.self)) }
    }

    func touch(_ phase: HostInput.Touch.Phase, x: Double) throws {
        let touch = HostInput.Touch(identifier: 0, phase: phase, location: Point(x: x, y: 0))
        try page.receive(.input(.touch(touch)))
    }

    /// Reports that the last frame is shown, and waits until the next one can be drawn.
    func catchUp() throws {
        try page.receive(.shown(messages.count))
        time.advance(by: 0.02)
    }
}
