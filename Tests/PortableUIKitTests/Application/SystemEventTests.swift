import CollageTesting
import Foundation
import Testing

/// Events of the system: the background, low memory, URLs, activities, quick actions, and shakes.
@MainActor final class SystemEventTests {
    let host = TestHost()

    private final class Delegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var calls: [String] = []
        var opensURLs = true
        let controller = Controller()

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = controller
            window?.makeKeyAndVisible()
            return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { calls.append("did become active") }
        func applicationWillResignActive(_ application: UIApplication) {
            calls.append("will resign active \(application.applicationState)")
        }
        func applicationDidEnterBackground(_ application: UIApplication) {
            calls.append("did enter background \(application.applicationState)")
        }
        func applicationWillEnterForeground(_ application: UIApplication) {
            calls.append("will enter foreground \(application.applicationState)")
        }
        func applicationWillTerminate(_ application: UIApplication) { calls.append("will terminate") }
        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { calls.append("memory") }
        func applicationSignificantTimeChange(_ application: UIApplication) { calls.append("time") }
        func application(
            _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
            calls.append("open \(url)")
            return opensURLs
        }
        func application(_ application: UIApplication, handleOpen url: URL) -> Bool {
            calls.append("handle \(url)")
            return true
        }
        func application(
            _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
            completionHandler: @escaping (Bool) -> Void
        ) {
            calls.append("action \(shortcutItem.localizedTitle)")
            completionHandler(true)
        }
        func application(
            _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
        ) -> Bool {
            calls.append("will continue \(userActivityType)")
            return false
        }
        func application(
            _ application: UIApplication, continue userActivity: NSUserActivity,
            restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
            calls.append("continue \(userActivity.activityType)")
            restorationHandler([controller])
            return true
        }
        func application(
            _ application: UIApplication, didFailToContinueUserActivityWithType userActivityType: String,
            error: any Error
        ) { calls.append("failed \(userActivityType)") }
        func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity) {
            calls.append("saved \(userActivity.activityType) \(userActivity.needsSave)")
        }
        func application(
            _ application: UIApplication,
            willChangeStatusBarOrientation newStatusBarOrientation: UIInterfaceOrientation,
            duration: TimeInterval
        ) { calls.append("will turn \(newStatusBarOrientation.rawValue)") }
        func application(
            _ application: UIApplication, didChangeStatusBarOrientation oldStatusBarOrientation: UIInterfaceOrientation
        ) { calls.append("did turn \(oldStatusBarOrientation.rawValue)") }
        func application(_ application: UIApplication, willChangeStatusBarFrame newStatusBarFrame: CGRect) {
            calls.append("will frame \(newStatusBarFrame.height)")
        }
        func application(_ application: UIApplication, didChangeStatusBarFrame oldStatusBarFrame: CGRect) {
            calls.append("did frame \(oldStatusBarFrame.height)")
        }
    }

    private final class Controller: UIViewController {
        var calls: [String] = []
        override var canBecomeFirstResponder: Bool { true }
        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            calls.append("memory")
        }
        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("began \(motion == .motionShake) \(event?.subtype == .motionShake)")
            super.motionBegan(motion, with: event)
        }
        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            calls.append("ended")
            super.motionEnded(motion, with: event)
        }
        override func updateUserActivityState(_ activity: NSUserActivity) {
            calls.append("update \(activity.activityType)")
        }
        override func restoreUserActivityState(_ activity: NSUserActivity) {
            calls.append("restore \(activity.activityType)")
        }
    }

    @Test func `an application without scenes is notified when it enters the background and the foreground`() {
        let delegate = Delegate()
        host.launch(delegate)
        delegate.calls = []
        host.enterBackground()
        host.enterBackground()
        #expect(UIApplication.shared.applicationState == .background)
        host.enterForeground()
        host.enterForeground()
        #expect(UIApplication.shared.applicationState == .active)
        #expect(
            delegate.calls == [
                "will resign active active", "did enter background background", "will enter foreground background",
                "did become active",
            ])
    }

    @Test func `low memory and a new day are reported to the delegate and to view controllers`() {
        let delegate = Delegate()
        host.launch(delegate)
        let child = Controller(), presented = Controller()
        host.run {
            delegate.controller.addChild(child)
            delegate.controller.present(presented, animated: false)
        }
        delegate.calls = []
        host.sendMemoryWarning()
        host.simulateSignificantTimeChange()
        #expect(delegate.calls == ["memory", "time"])
        #expect([delegate.controller, child, presented].map(\.calls) == [["memory"], ["memory"], ["memory"]])
    }

    @Test func `older methods open a URL if the newer ones don't`() throws {
        let delegate = Delegate()
        host.launch(delegate)
        delegate.calls = []
        let url = try #require(URL(string: "app://list"))
        host.open(url)
        #expect(delegate.calls == ["open app://list"])
        delegate.opensURLs = false
        host.open(url)
        #expect(delegate.calls.suffix(2) == ["open app://list", "handle app://list"])
    }

    @Test func `a quick action is performed by its type`() {
        let delegate = Delegate()
        host.launch(delegate)
        delegate.calls = []
        host.run {
            UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New Note")]
        }
        #expect(host.selectShortcutItem(ofType: "new") && !host.selectShortcutItem(ofType: "old"))
        #expect(delegate.calls == ["action New Note"])
    }

    @Test func `activities are continued, and saved in the background if necessary`() {
        let delegate = Delegate()
        host.launch(delegate)
        delegate.calls = []
        host.continue(NSUserActivity(activityType: "read"))
        host.failActivity(ofType: "write", with: CocoaError(.userCancelled))
        #expect(delegate.calls == ["will continue read", "continue read", "failed write"])
        #expect(delegate.controller.calls == ["restore read"])
        let activity = NSUserActivity(activityType: "edit")
        delegate.controller.userActivity = activity
        host.run {
            activity.needsSave = true
            activity.becomeCurrent()
        }
        host.enterBackground()
        #expect(delegate.calls.contains("saved edit false"))
        #expect(delegate.controller.calls.last == "update edit")
        host.enterForeground()
        delegate.calls = []
        host.run {
            activity.needsSave = true
            activity.invalidate()
            activity.becomeCurrent()
        }
        host.enterBackground()
        #expect(!delegate.calls.contains { $0.hasPrefix("saved") })
    }

    @Test func `a shake is sent up the responder chain, and offers to undo the last edit`() throws {
        let delegate = Delegate()
        host.launch(delegate)
        let controller = delegate.controller
        _ = host.run { controller.becomeFirstResponder() }
        host.shake()
        #expect(controller.calls == ["began true true", "ended"] && controller.presentedViewController == nil)
        var isUndone = false
        host.run {
            controller.undoManager?.registerUndo(withTarget: controller) { _ in isUndone = true }
            UIApplication.shared.applicationSupportsShakeToEdit = false
        }
        host.shake()
        #expect(controller.presentedViewController == nil)
        host.run { UIApplication.shared.applicationSupportsShakeToEdit = true }
        host.shake()
        let alert = try #require(controller.presentedViewController as? UIAlertController)
        #expect(alert.actions.compactMap(\.title) == ["Cancel", "Undo"])
        try host.element(.label("Undo") && .role(.button)).tap()
        #expect(isUndone)
    }

    @Test func `a rotation is reported with the orientation and the frame of the status bar`() {
        let delegate = Delegate()
        host.launch(delegate)
        delegate.calls = []
        host.change(size: CGSize(width: 844, height: 390))
        #expect(
            delegate.calls == [
                "will turn \(UIInterfaceOrientation.landscapeLeft.rawValue)", "will frame 0.0", "did turn 1",
                "did frame 47.0",
            ])
    }
}
