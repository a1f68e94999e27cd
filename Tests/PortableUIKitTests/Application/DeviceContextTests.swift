import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing
@_spi(Collage) import PortableUIKit

/// Several devices in one process, as for the pages of a browser.
@MainActor struct DeviceContextTests {
    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var hasTerminated = false

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
            return true
        }

        func applicationWillTerminate(_ application: UIApplication) { hasTerminated = true }
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?

        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            self.window = window
        }
    }

    private final class ApplicationWithScenes: UIResponder, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting session: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }
    }

    private func makeDevice(width: Double, clock: ManualClock = ManualClock()) -> DeviceContext {
        DeviceContext(
            environment: HostEnvironment(size: Size(width: width, height: 800)), clock: clock, services: HostServices())
    }

    @Test func `static properties return values of the device that is running a frame`() {
        let first = UIApplication.launch(Delegate(), on: makeDevice(width: 300))
        let second = UIApplication.launch(Delegate(), on: makeDevice(width: 500))
        for (session, width) in [(first, 300.0), (second, 500), (first, 300)] {
            var asked = (width: 0.0, application: UIApplication?.none, windows: 0)
            let link = FrameLink { _ in
                asked = (UIScreen.main.bounds.width, UIApplication.shared, UIApplication.shared.windows.count)
            }
            session.device.run { link.start() }
            let frame = session.renderFrame()
            #expect(frame.size.width == width && frame.root.children.count == 1)
            #expect(asked.width == width && asked.application === session.device.application && asked.windows == 1)
            link.stop()
        }
        #expect(first.device.application !== second.device.application)
    }

    @Test func `a task started in a frame keeps its device`() async {
        let clocks = [ManualClock(now: 10), ManualClock(now: 20)]
        let sessions = clocks.map { UIApplication.launch(Delegate(), on: makeDevice(width: $0.now, clock: $0)) }
        var tasks: [Task<[Double], Never>] = []
        for session in sessions {
            let link = FrameLink { _ in
                UIView.setAnimationsEnabled(session === sessions[0])
                tasks.append(
                    Task {
                        var answers: [Double] = []
                        for _ in 0..<3 {
                            await Task.yield()
                            answers += [UIScreen.main.bounds.width, CACurrentMediaTime()]
                            answers.append(UIView.areAnimationsEnabled ? 1 : 0)
                        }
                        return answers
                    })
            }
            session.device.run { link.start() }
            _ = session.renderFrame()
            link.stop()
        }
        for _ in 0..<5 {
            for session in sessions { _ = session.renderFrame() }
            await Task.yield()
        }
        #expect(await tasks[0].value == [10, 10, 1, 10, 10, 1, 10, 10, 1])
        #expect(await tasks[1].value == [20, 20, 0, 20, 20, 0, 20, 20, 0])
    }

    @Test func `a device is deallocated even while one of its tasks is suspended`() async {
        weak var device: DeviceContext?
        let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
        let task: Task<Double, Never>
        do {
            let context = makeDevice(width: 300)
            device = context
            let session = UIApplication.launch(Delegate(), on: context)
            task = context.run {
                Task {
                    for await _ in stream {}
                    return UIScreen.main.bounds.width
                }
            }
            await Task.yield()
            session.end()
        }
        #expect(device == nil)
        continuation.finish()
        #expect(await task.value == PortableUIKit.Device.defaultSize.width, "the process's, and nobody else's")
    }

    @Test func `an animation outside of any device belongs to the device of its first view`() {
        let clocks = [ManualClock(now: 10), ManualClock(now: 20)]
        let sessions = clocks.map { UIApplication.launch(Delegate(), on: makeDevice(width: 300, clock: $0)) }
        for (session, clock) in zip(sessions, clocks) {
            let window = session.device.visibleWindows.backToFront[0]
            var isFinished = false
            ScopeBinding.$current.withValue(.outside) {
                _ = Diagnostics.capture {
                    UIView.animate(withDuration: 1, animations: { window.alpha = 0 }) { _ in isFinished = true }
                }
            }
            clock.advance(by: 0.5)
            _ = session.renderFrame()
            #expect(abs(window.layer.state(at: clock.now).opacity - 0.5) < 0.01 && !isFinished)
            clock.advance(by: 0.6)
            _ = session.renderFrame()
            #expect(isFinished)
        }
    }

    @Test func `notifications of a device are sent to the observers of that device`() {
        let devices = [makeDevice(width: 300), makeDevice(width: 500)]
        var heard: [Double] = []
        let observers = devices.map { device in
            device.run {
                NotificationCenter.default.addObserver(
                    forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
                ) { _ in MainActor.assumeIsolated { heard.append(UIScreen.main.bounds.width) } }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        for device in devices {
            var environment = device.screen.environment
            environment.reducesMotion = true
            device.change(to: environment)
        }
        #expect(heard == [300, 500])
    }

    @Test func `an app's own notifications reach all observers in their own scopes`() {
        let name = Notification.Name("DeviceContextTests.\(UUID().uuidString)")
        let devices = [makeDevice(width: 300), makeDevice(width: 500)]
        var heard: [Double] = []
        let observers = devices.map { device in
            device.run {
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { heard.append(UIScreen.main.bounds.width) }
                }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        withExtendedLifetime(devices) {
            devices[0].run { NotificationCenter.default.post(name: name, object: nil) }
        }
        #expect(heard.sorted() == [300, 500])
    }

    @Test func `access outside of any device is reported once for each kind`() {
        let devices = [makeDevice(width: 300), makeDevice(width: 500)]
        ScopeBinding.$current.withValue(.outside) {
            let messages = Diagnostics.capture {
                for _ in 0..<3 { #expect(UIScreen.main === DeviceContext.ofProcess.screen) }
            }
            // Another test may have caused it before.
            #expect(messages.count <= 1 && messages.allSatisfy { $0.contains("the screen") })
            #expect(Diagnostics.capture { _ = UIScreen.main }.isEmpty)
        }
        withExtendedLifetime(devices) {}
    }

    @Test func `animations of one device don't keep the other awake`() throws {
        let clocks = [ManualClock(), ManualClock()]
        let sessions = clocks.map { UIApplication.launch(Delegate(), on: makeDevice(width: 300, clock: $0)) }
        for session in sessions { _ = session.renderFrame() }
        let window = try #require(sessions[1].device.visibleWindows.key)
        var isFinished = false
        sessions[1].device.run {
            UIView.animate(withDuration: 1, animations: { window.alpha = 0.5 }, completion: { _ in isFinished = true })
        }
        #expect(!sessions[0].needsFrame)
        #expect(sessions[0].nextFrameTime == nil)
        #expect(sessions[1].nextFrameTime == 0)
        clocks[0].advance(by: 2)
        _ = sessions[0].renderFrame()
        #expect(!isFinished)
        clocks[1].advance(by: 2)
        _ = sessions[1].renderFrame()
        #expect(isFinished)
        #expect(sessions[1].nextFrameTime == nil)
    }

    @Test func `a timer fires at its time and not before`() {
        let device = makeDevice(width: 300)
        device.activate()
        let session = AppSession(device: device)
        let timer = FrameTimer {}
        timer.start(after: 5)
        #expect(session.nextFrameTime == 5)
        timer.stop()
        #expect(session.nextFrameTime == nil)
    }

    @Test(arguments: [true, false]) func `an ended device is deallocated`(hasScenes: Bool) {
        weak var window: UIWindow?
        weak var device: DeviceContext?
        weak var application: UIApplication?
        for _ in 0..<3 {
            let context = makeDevice(width: 300)
            let session = UIApplication.launch(hasScenes ? ApplicationWithScenes() : Delegate(), on: context)
            _ = session.renderFrame()
            (window, device, application) = (context.visibleWindows.key, context, context.application)
            #expect(window != nil)
            session.end()
        }
        #expect(window == nil)
        #expect(device == nil)
        #expect(application == nil)
    }

    @Test func `the delegate is notified of the termination`() {
        let delegate = Delegate()
        UIApplication.launch(delegate, on: makeDevice(width: 300)).end()
        #expect(delegate.hasTerminated)
    }
}
