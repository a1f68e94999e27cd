import CollageTesting
import DisplayList
import LayoutGeometry
import Testing

/// The calls of a launch's delegates, which are created from the names of their classes alone.
@MainActor private enum ManifestLog {
    static var calls: [String] = []
}

final class ManifestController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        ManifestLog.calls.append("viewDidLoad")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        ManifestLog.calls.append("viewDidAppear")
    }
}

private class StoryboardAppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication,
        willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        ManifestLog.calls.append("willFinish root \(window?.rootViewController != nil)")
        return true
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        ManifestLog.calls.append("didFinish visible \(window.map { !$0.isHidden } ?? false)")
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { ManifestLog.calls.append("didBecomeActive") }

    func applicationWillTerminate(_ application: UIApplication) { ManifestLog.calls.append("willTerminate") }
}

private final class OwnWindowAppDelegate: StoryboardAppDelegate {
    override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        window?.rootViewController = UINavigationController()
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
    }
}

private final class WindowlessAppDelegate: NSObject, UIApplicationDelegate {}

private final class NamedSceneAppDelegate: NSObject, UIApplicationDelegate {
    var name: String?

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
    }
}

class ManifestSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        let isOfScene = window?.windowScene === scene
        ManifestLog.calls.append(
            "willConnect \(session.configuration.name ?? "nil") root \(window?.rootViewController != nil) of scene "
                + "\(isOfScene)")
    }

    func sceneWillEnterForeground(_ scene: UIScene) { ManifestLog.calls.append("willEnterForeground") }

    func sceneDidBecomeActive(_ scene: UIScene) { ManifestLog.calls.append("sceneDidBecomeActive") }

    func sceneDidDisconnect(_ scene: UIScene) { ManifestLog.calls.append("didDisconnect") }
}

final class OtherManifestSceneDelegate: ManifestSceneDelegate {}

@MainActor struct ManifestLaunchTests {
    private static let main = InterfaceFixture.storyboard(
        initial: "c1", #"<viewController id="c1" customClass="ManifestController" sceneMemberID="viewController"/>"#)
    private static let noEntry = InterfaceFixture.storyboard(
        #"<viewController id="c1" sceneMemberID="viewController"/>"#)

    private func manifest(_ info: [String: Any], _ files: [String: String] = [:]) throws -> AppManifest {
        let files = ["Main.storyboard": Self.main, "NoEntry.storyboard": Self.noEntry].merging(files) { $1 }
        return AppManifest(info: info, bundle: try InterfaceFixture(files).bundle)
    }

    private func scenes(_ entries: [[String: Any]]) -> [String: Any] {
        [
            "UIMainStoryboardFile": "Main",
            "UIApplicationSceneManifest": [
                "UISceneConfigurations": ["UIWindowSceneSessionRoleApplication": entries]
            ],
        ]
    }

    private func launch(_ delegate: any UIApplicationDelegate, _ manifest: AppManifest) -> AppSession {
        ManifestLog.calls = []
        return UIApplication.launch(delegate, on: DeviceContext(), manifest: manifest)
    }

    @Test
    func `the main storyboard's initial view controller is in the delegate's window before the launch`()
        throws
    {
        let delegate = StoryboardAppDelegate()
        let session = launch(delegate, try manifest(["UIMainStoryboardFile": "Main"]))
        #expect(
            ManifestLog.calls == [
                "willFinish root true", "didFinish visible false", "viewDidLoad", "viewDidAppear", "didBecomeActive",
            ])
        session.device.run {
            #expect(
                UIApplication.shared.keyWindow === delegate.window && delegate.window?.frame == UIScreen.main.bounds)
            #expect(UIApplication.shared.connectedScenes.map { $0.delegate == nil } == [true])
        }
        session.end()
        #expect(ManifestLog.calls.last == "willTerminate")
    }

    @Test
    func
        `a controller that the launch puts into the window replaces that of the storyboard, which never loads its view`()
        throws
    {
        let delegate = OwnWindowAppDelegate()
        let session = launch(delegate, try manifest(["UIMainStoryboardFile": "Main"]))
        #expect(delegate.window?.rootViewController is UINavigationController && delegate.window?.isHidden == false)
        #expect(!ManifestLog.calls.contains("viewDidLoad"))
        session.end()
    }

    @Test(arguments: [false, true])
    func `a tablet uses its own main storyboard if Info.plist specifies one`(isTablet: Bool) throws {
        let pad = InterfaceFixture.storyboard(
            initial: "p1", #"<navigationController id="p1" sceneMemberID="viewController"/>"#)
        let info = ["UIMainStoryboardFile": "Main", "UIMainStoryboardFile~ipad": "Pad.storyboard"]
        let manifest = try manifest(info, ["Pad.storyboard": pad])
        var environment = HostEnvironment(size: Size(width: 820, height: 1180), scale: 2)
        environment.idiom = isTablet ? .pad : .phone
        let device = DeviceContext(environment: environment, clock: ManualClock(), services: DeviceServices())
        let delegate = StoryboardAppDelegate()
        let session = UIApplication.launch(delegate, on: device, manifest: manifest)
        #expect(delegate.window?.rootViewController is UINavigationController == isTablet)
        session.end()
    }

    @Test(arguments: [nil, false, true] as [Bool?])
    func `an app that requires compatibility has the design of iOS 18 on iOS 26`(isRequired: Bool?) throws {
        var info: [String: Any] = ["UIMainStoryboardFile": "Main"]
        info["UIDesignRequiresCompatibility"] = isRequired
        let environment = HostEnvironment(size: Size(width: 402, height: 874), system: .iOS26)
        let device = DeviceContext(environment: environment, clock: ManualClock(), services: DeviceServices())
        let session = UIApplication.launch(StoryboardAppDelegate(), on: device, manifest: try manifest(info))
        device.run {
            #expect(UISwitch().frame.width == (isRequired == true ? 51 : 63))
            #expect(UIDevice.current.systemVersion == "26.0")
        }
        session.end()
    }

    @Test func `a flag with a value of another type is ignored and reported`() throws {
        let environment = HostEnvironment(size: Size(width: 402, height: 874), system: .iOS26)
        let device = DeviceContext(environment: environment, clock: ManualClock(), services: DeviceServices())
        let messages = Diagnostics.capture {
            let manifest = AppManifest(info: ["UIDesignRequiresCompatibility": "yes"])
            let session = UIApplication.launch(OwnWindowAppDelegate(), on: device, manifest: manifest)
            device.run { #expect(UISwitch().frame.width == 63) }
            session.end()
        }
        let reports = messages.filter { $0.contains("UIDesignRequiresCompatibility in Info.plist must be true") }
        #expect(reports.count == 1)
    }

    @Test(arguments: [(HostEnvironment.System.iOS26, 0), (.iOS27, 1)])
    func `an app without scenes is reported on iOS 27`(system: HostEnvironment.System, count: Int) throws {
        let environment = HostEnvironment(size: Size(width: 402, height: 874), system: system)
        let device = DeviceContext(environment: environment, clock: ManualClock(), services: DeviceServices())
        let manifest = try manifest(["UIMainStoryboardFile": "Main"])
        let messages = Diagnostics.capture {
            UIApplication.launch(StoryboardAppDelegate(), on: device, manifest: manifest).end()
        }
        #expect(messages.filter { $0.contains("UIApplicationSceneManifest") }.count == count)
    }

    @Test func `a window isn't kept without the delegate's window property, which the log names`() throws {
        let manifest = try manifest(["UIMainStoryboardFile": "Main"])
        let messages = Diagnostics.capture { launch(WindowlessAppDelegate(), manifest).end() }
        #expect(messages.count == 1 && messages[0].contains("must implement the window property"))
    }

    @Test func `a storyboard without an entry point leaves the window empty, and is logged`() throws {
        let delegate = StoryboardAppDelegate()
        let manifest = try manifest(["UIMainStoryboardFile": "NoEntry"])
        let messages = Diagnostics.capture { launch(delegate, manifest).end() }
        #expect(messages.count == 1 && messages[0].contains("Failed to instantiate the default view controller"))
        #expect(messages[0].contains("'NoEntry'") && delegate.window?.rootViewController == nil)
    }

    @Test func `a missing main storyboard raises an error with its name and key`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let manifest = AppManifest(info: ["UIMainStoryboardFile": "Gone"])
            _ = UIApplication.launch(StoryboardAppDelegate(), on: DeviceContext(), manifest: manifest)
        }
        #expect(result.message.contains("UIMainStoryboardFile") && result.message.contains("Gone.storyboard"))
    }

    @Test func `a main storyboard that can't be read is an error with its file, line and reason`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            let bundle = try InterfaceFixture(["Main.storyboard": "<document>\n<scenes>"]).bundle
            let manifest = AppManifest(info: ["UIMainStoryboardFile": "Main"], bundle: bundle)
            _ = UIApplication.launch(StoryboardAppDelegate(), on: DeviceContext(), manifest: manifest)
        }
        #expect(result.message.contains("Could not read the storyboard named 'Main'"))
        #expect(result.message.contains("Main.storyboard:2"))
    }

    @Test(arguments: [
        "PortableUIKitTests.ManifestSceneDelegate", "$(PRODUCT_MODULE_NAME).ManifestSceneDelegate",
        "ManifestSceneDelegate", "NamedElsewhere.ManifestSceneDelegate",
    ])
    func `the scene of Info.plist connects with its delegate's window made, and shows it afterwards`(className: String)
        throws
    {
        let entry = [
            "UISceneConfigurationName": "Default", "UISceneDelegateClassName": className,
            "UISceneStoryboardFile": "Main",
        ]
        let delegate = StoryboardAppDelegate()
        let session = launch(delegate, try manifest(scenes([entry])))
        #expect(
            ManifestLog.calls == [
                "willFinish root false", "didFinish visible false", "willConnect nil root true of scene true",
                "viewDidLoad", "viewDidAppear", "willEnterForeground", "sceneDidBecomeActive",
            ])
        session.device.run {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            #expect(scene?.keyWindow?.rootViewController is ManifestController)
            #expect(scene?.activationState == .foregroundActive && delegate.window == nil)
        }
        session.end()
        #expect(ManifestLog.calls.suffix(2) == ["didDisconnect", "willTerminate"])
    }

    @Test func `a scene configuration is looked up by its name`() throws {
        let entries: [[String: Any]] = [
            ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "ManifestSceneDelegate"],
            [
                "UISceneConfigurationName": "Second", "UISceneDelegateClassName": "OtherManifestSceneDelegate",
                "UISceneStoryboardFile": "Main",
            ],
        ]
        let delegate = NamedSceneAppDelegate()
        delegate.name = "Second"
        let session = launch(delegate, try manifest(scenes(entries)))
        session.device.run {
            let scene = UIApplication.shared.connectedScenes.first
            #expect(scene?.delegate is OtherManifestSceneDelegate)
            #expect(scene?.session.configuration.storyboard != nil)
            let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            #expect(first.delegateClass == ManifestSceneDelegate.self && first.storyboard == nil)
        }
        session.end()
    }

    @Test func `an unknown configuration name is logged with the existing names`() throws {
        let delegate = NamedSceneAppDelegate()
        delegate.name = "Default"
        let manifest = try manifest(scenes([["UISceneConfigurationName": "First"]]))
        let messages = Diagnostics.capture { launch(delegate, manifest).end() }
        #expect(messages.first?.contains("looking for configuration named \"Default\"") == true)
        #expect(messages.first?.contains("It has First.") == true)
    }

    @Test func `a missing scene delegate class is logged as UIKit does`() throws {
        let entry = ["UISceneConfigurationName": "First", "UISceneDelegateClassName": "App.Gone"]
        let manifest = try manifest(scenes([entry]))
        let messages = Diagnostics.capture { launch(StoryboardAppDelegate(), manifest).end() }
        #expect(messages.first?.contains("could not load class with name \"App.Gone\"") == true)
    }

    @Test func `property lists with invalid values count as empty`() throws {
        let info: [String: Any] = [
            "UIMainStoryboardFile": 7, "UIApplicationSceneManifest": ["UISceneConfigurations": [1, 2]],
        ]
        let session = launch(WindowlessAppDelegate(), try manifest(info))
        session.device.run { #expect(UIApplication.shared.connectedScenes.map { $0.delegate == nil } == [true]) }
        session.end()
        let odd = launch(WindowlessAppDelegate(), try manifest(["UIApplicationSceneManifest": "yes"]))
        odd.device.run { #expect(UIApplication.shared.connectedScenes.map { $0.delegate == nil } == [true]) }
        odd.end()
    }

    @Test func `a launch without the application's manifest, such as a preview, shows none of its interface`() throws {
        let delegate = StoryboardAppDelegate()
        ManifestLog.calls = []
        UIApplication.run(delegate, on: DeviceContext(), manifest: .none) { _ = $0.renderFrame() }
        #expect(delegate.window == nil && !ManifestLog.calls.contains("viewDidLoad"))
    }
}
