import BrowserHost
import DisplayList
import LayoutGeometry
import PortableUIKit
import Testing

/// Two pages of one process. On each, the app is launched on a separate device.
@MainActor struct PageScopeTests {
    /// The results of the work.
    @MainActor
    private final class Log {
        var answers: [String] = []
    }

    /// Fills its window. Each touch starts work that continues for some turns of the main actor.
    private final class WorkView: UIView {
        let log = Log()
        var works: [Task<Void, Never>] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if UITraitCollection.current.userInterfaceStyle == .dark { UIView.setAnimationsEnabled(false) }
            works.append(
                Task {
                    for _ in 0..<4 {
                        await Task.yield()
                        log.answers.append(Self.found())
                    }
                })
        }

        static func found() -> String {
            let style = UITraitCollection.current.userInterfaceStyle == .dark ? "dark" : "light"
            let time = (CACurrentMediaTime() * 1000).rounded() / 1000
            return "\(UIScreen.main.bounds.width) \(style) \(time) \(UIView.areAnimationsEnabled)"
        }
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        let view = WorkView()
        var window: UIWindow?

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            let controller = UIViewController()
            controller.view = view
            window.rootViewController = controller
            window.makeKeyAndVisible()
            self.window = window
            return true
        }
    }

    @MainActor
    private struct OpenPage {
        let page: Page
        let time = ManualTime()
        let view: WorkView

        init(width: Double, style: HostEnvironment.Style) {
            let delegate = Delegate()
            var environment = HostEnvironment(size: Size(width: width, height: 300))
            environment.style = style
            page = Page(session: "page \(width)", environment: environment, time: time) { environment, clock in
                UIApplication.launch(
                    delegate, on: DeviceContext(environment: environment, clock: clock, services: HostServices()))
            }
            page.connect { _ in }
            view = delegate.view
        }

        func touch() throws {
            for phase in [HostInput.Touch.Phase.began, .ended] {
                let touch = HostInput.Touch(identifier: 0, phase: phase, location: Point(x: 10, y: 10))
                try page.receive(.input(.touch(touch)))
            }
        }
    }

    @Test func `clock, style, and the animation setting are separate for each page, even across waits`() async throws {
        let light = OpenPage(width: 300, style: .light), dark = OpenPage(width: 500, style: .dark)
        light.time.advance(by: 10)
        dark.time.advance(by: 20)
        let (lightTime, darkTime) = (light.time.now, dark.time.now)
        try light.touch()
        try dark.touch()
        for open in [light, dark] {
            for work in open.view.works { await work.value }
        }
        #expect(light.view.log.answers == Array(repeating: "300.0 light \(lightTime) true", count: 4))
        #expect(dark.view.log.answers == Array(repeating: "500.0 dark \(darkTime) false", count: 4))
    }

    @Test
    func `a page that closes while its work waits is deallocated, and the work ends outside of its device`()
        async throws
    {
        weak var view: WorkView?
        var work: Task<Void, Never>?
        var log: Log?
        let other = OpenPage(width: 500, style: .dark)
        do {
            let open = OpenPage(width: 300, style: .light)
            view = open.view
            try open.touch()
            (work, log) = (open.view.works.first, open.view.log)
            open.view.works = []
            open.page.end()
        }
        await work?.value
        let answers = try #require(log?.answers)
        #expect(answers.count == 4 && answers.allSatisfy { !$0.hasPrefix("500") })
        #expect(view == nil)
        withExtendedLifetime(other) {}
    }
}
