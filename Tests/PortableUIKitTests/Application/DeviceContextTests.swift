import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import Testing

/// Several devices in one process, as a browser's pages are.
@MainActor @Suite struct DeviceContextTests {
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

    @Test func staticsAnswerForTheDeviceWhoseFrameRuns() {
        let first = UIApplication.launch(Delegate(), on: makeDevice(width: 300))
        let firstApplication = UIApplication.shared
        let second = UIApplication.launch(Delegate(), on: makeDevice(width: 500))
        #expect(UIApplication.shared !== firstApplication)
        #expect(UIScreen.main.bounds.width == 500)
        let frame = first.renderFrame()
        #expect(frame.size.width == 300)
        #expect(frame.root.children.count == 1)
        #expect(UIScreen.main.bounds.width == 300)
        #expect(UIApplication.shared === firstApplication)
        #expect(UIApplication.shared.windows.count == 1)
        #expect(second.renderFrame().size.width == 500)
    }

    @Test func animationsOfOneDeviceDontKeepTheOtherAwake() throws {
        let clocks = [ManualClock(), ManualClock()]
        let sessions = clocks.map { UIApplication.launch(Delegate(), on: makeDevice(width: 300, clock: $0)) }
        for session in sessions { _ = session.renderFrame() }
        let window = try #require(UIApplication.shared.keyWindow)
        var isFinished = false
        UIView.animate(withDuration: 1, animations: { window.alpha = 0.5 }, completion: { _ in isFinished = true })
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

    @Test func aTimerIsDueAtItsTimeAndNotBefore() {
        let device = makeDevice(width: 300)
        device.activate()
        let session = AppSession(device: device)
        let timer = FrameTimer {}
        timer.start(after: 5)
        #expect(session.nextFrameTime == 5)
        timer.stop()
        #expect(session.nextFrameTime == nil)
    }

    @Test(arguments: [true, false]) func anEndedDeviceIsFreed(hasScenes: Bool) {
        weak var window: UIWindow?
        weak var device: DeviceContext?
        weak var application: UIApplication?
        for _ in 0..<3 {
            let context = makeDevice(width: 300)
            let session = UIApplication.launch(hasScenes ? ApplicationWithScenes() : Delegate(), on: context)
            _ = session.renderFrame()
            (window, device, application) = (UIApplication.shared.keyWindow, context, UIApplication.shared)
            #expect(window != nil)
            session.end()
        }
        #expect(window == nil)
        #expect(device == nil)
        #expect(application == nil)
    }

    @Test func theDelegateIsToldOfTheEnd() {
        let delegate = Delegate()
        UIApplication.launch(delegate, on: makeDevice(width: 300)).end()
        #expect(delegate.hasTerminated)
    }
}
