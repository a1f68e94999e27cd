import CollageTesting
import Foundation
import Testing

/// The application's notifications and states, and the features that aren't supported on the device.
@MainActor final class ApplicationLifeTests {
    let host = TestHost()

    /// The notifications that were posted.
    @MainActor private final class Log {
        var names: [Notification.Name] = []
    }

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var calls: [String] = []
        func applicationDidFinishLaunching(_ application: UIApplication) { calls.append("launched") }
        func application(
            _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
        ) { calls.append("no notifications") }
        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { .landscape }
    }

    @Test func `launch and end are posted, in order`() {
        let device = DeviceContext()
        let names = [
            UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
            UIApplication.willResignActiveNotification, UIApplication.willTerminateNotification,
        ]
        let log = Log()
        let delegate = Delegate()
        device.run {
            let observers = names.map { name in
                NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                    MainActor.assumeIsolated { log.names.append(name) }
                }
            }
            let session = UIApplication.launch(delegate, on: device, manifest: .none)
            #expect(log.names == Array(names.prefix(2)))
            session.end()
            for observer in observers { NotificationCenter.default.removeObserver(observer) }
        }
        #expect(log.names == names)
        #expect(delegate.calls == ["launched"])
    }

    @Test func `background tasks have unique identifiers`() {
        let application = UIApplication.shared
        let first = application.beginBackgroundTask(), second = application.beginBackgroundTask(withName: "save")
        #expect(first != second)
        #expect(first != .invalid)
        application.endBackgroundTask(first)
        application.endBackgroundTask(first)
        #expect(application.backgroundTimeRemaining > 1_000_000)
    }

    @Test func `missing features of the device report errors`() {
        let application = UIApplication.shared, delegate = Delegate()
        application.delegate = delegate
        application.registerForRemoteNotifications()
        #expect(delegate.calls == ["no notifications"])
        #expect(!application.isRegisteredForRemoteNotifications)
        var errors = 0
        application.setAlternateIconName("Night") { if $0 != nil { errors += 1 } }
        application.setAlternateIconName(nil) { if $0 != nil { errors += 1 } }
        #expect(errors == 1)
        #expect(application.supportedInterfaceOrientations(for: nil) == .landscape)
    }

    @Test func `requesting another scene fails with a reason`() {
        var reasons: [UISceneError] = []
        let note: (any Error) -> Void = { error in
            if let error = error as? UISceneError { reasons.append(error) }
        }
        UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(), errorHandler: note)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil, errorHandler: note)
        #expect(reasons == [UISceneError(.multipleScenesNotSupported), UISceneError(.multipleScenesNotSupported)])
    }

    @Test func `touches are ignored between begin and end`() {
        let application = UIApplication.shared
        application.beginIgnoringInteractionEvents()
        application.beginIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(application.isIgnoringInteractionEvents)
        application.endIgnoringInteractionEvents()
        application.endIgnoringInteractionEvents()
        #expect(!application.isIgnoringInteractionEvents)
    }

    @Test func `the brightness stays between dark and light, and changes are posted`() {
        let log = Log()
        let observer = NotificationCenter.default.addObserver(
            forName: UIScreen.brightnessDidChangeNotification, object: UIScreen.main, queue: nil
        ) { _ in MainActor.assumeIsolated { log.names.append(UIScreen.brightnessDidChangeNotification) } }
        UIScreen.main.brightness = 3
        #expect(UIScreen.main.brightness == 1)
        UIScreen.main.brightness = 1
        #expect(log.names.count == 1)
        NotificationCenter.default.removeObserver(observer)
        #expect(UIScreen.main.availableModes.first?.size == UIScreen.main.nativeBounds.size)
    }

    @Test func `locations on the screen and in a view are converted`() {
        let controller = UIViewController()
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 10, height: 10))
        controller.view.addSubview(view)
        host.show(controller)
        let space = UIScreen.main.coordinateSpace
        #expect(view.convert(CGPoint(x: 1, y: 2), to: space) == CGPoint(x: 31, y: 42))
        #expect(space.convert(CGPoint(x: 31, y: 42), to: view) == CGPoint(x: 1, y: 2))
        #expect(space.convert(CGRect(x: 0, y: 0, width: 5, height: 5), from: view).origin == CGPoint(x: 30, y: 40))
    }
}
