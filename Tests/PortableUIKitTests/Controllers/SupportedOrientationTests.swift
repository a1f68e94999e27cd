import CollageTesting
import struct CollageTesting.Device
import PortableUIKit
import Testing

/// The orientations that view controllers, apps, and scenes support.
@MainActor struct SupportedOrientationTests {
    private final class Screen: UIViewController {
        var supported: UIInterfaceOrientationMask
        var isLocked = false

        init(_ supported: UIInterfaceOrientationMask) {
            self.supported = supported
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
        override var prefersInterfaceOrientationLocked: Bool { isLocked }
    }

    private let host = TestHost(.iPhone16)

    private var isLandscape: Bool { host.window.bounds.width > host.window.bounds.height }

    @Test func `the interface follows the device only to orientations that the controller supports`() {
        let screen = Screen(.portrait)
        host.show(screen)
        host.rotate()
        #expect(!isLandscape && screen.interfaceOrientation == .portrait)
        screen.supported = .allButUpsideDown
        host.advance(by: 0.1)
        #expect(!isLandscape)
        UIViewController.attemptRotationToDeviceOrientation()
        host.settle()
        #expect(isLandscape && host.window.safeAreaInsets.left == 59)
        host.rotate()
        #expect(!isLandscape && host.window.safeAreaInsets.top == 59)
    }

    @Test func `a full screen presentation rotates the interface, and its dismissal rotates it back`() {
        let screen = Screen(.portrait), video = Screen(.landscape)
        host.show(screen)
        video.modalPresentationStyle = .fullScreen
        screen.present(video, animated: true)
        host.settle()
        #expect(isLandscape && video.view.bounds.width > video.view.bounds.height)
        screen.dismiss(animated: true)
        host.settle()
        #expect(!isLandscape)
    }

    @Test func `a sheet doesn't rotate the interface`() {
        let screen = Screen(.portrait)
        host.show(screen)
        screen.present(Screen(.landscape), animated: false)
        host.settle()
        #expect(!isLandscape)
    }

    @Test func `a locked interface keeps its orientation until it's unlocked`() {
        let screen = Screen(.all)
        screen.isLocked = true
        host.show(screen)
        host.rotate()
        #expect(!isLandscape)
        screen.isLocked = false
        screen.setNeedsUpdateOfPrefersInterfaceOrientationLocked()
        host.settle()
        #expect(isLandscape)
    }

    @Test func `a child determines the orientation lock`() {
        final class Container: UIViewController {
            override var childViewControllerForInterfaceOrientationLock: UIViewController? { children.first }
        }
        let container = Container(), child = Screen(.all)
        child.isLocked = true
        container.addChild(child)
        host.show(container)
        host.rotate()
        #expect(!isLandscape)
    }

    private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        static var orientations = UIInterfaceOrientationMask.all
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = Screen(.allButUpsideDown)
            window.makeKeyAndVisible()
            self.window = window
        }

        func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
            Self.orientations
        }
    }

    private final class App: NSObject, UIApplicationDelegate {
        var orientations = UIInterfaceOrientationMask.all

        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            configuration.delegateClass = SceneDelegate.self
            return configuration
        }

        func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
        ) -> UIInterfaceOrientationMask { orientations }
    }

    @Test func `a requested geometry is an orientation that the controller, the app, and the scene support`() throws {
        let app = App()
        host.launch(app)
        let scene = try #require(host.window.windowScene)
        var errors = 0
        func request(_ orientations: UIInterfaceOrientationMask) {
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) { _ in errors += 1 }
            host.settle()
        }
        app.orientations = .portrait
        request(.landscape)
        #expect(errors == 1 && !isLandscape)
        app.orientations = .all
        SceneDelegate.orientations = .portrait
        request(.landscape)
        #expect(errors == 2 && !isLandscape)
        SceneDelegate.orientations = .all
        request(.landscape)
        #expect(errors == 2 && isLandscape && scene.interfaceOrientation.isLandscape)
        request(.portrait)
        #expect(errors == 2 && !isLandscape)
    }

    @Test func `a tablet rotates in all cases`() {
        let host = TestHost(.iPadPro11)
        host.show(Screen(.portrait))
        let portrait = host.window.bounds.size
        host.rotate()
        #expect(host.window.bounds.size == CGSize(width: portrait.height, height: portrait.width))
    }

    @Test func `changing the screen in a test changes the orientation of the device`() {
        let screen = Screen(.all)
        host.show(screen)
        host.rotate()
        host.change(to: .iPhone16)
        #expect(!isLandscape)
        screen.setNeedsUpdateOfSupportedInterfaceOrientations()
        host.settle()
        #expect(!isLandscape)
    }

    @Test func `a controller without an orientation in common with the app is an error`() async {
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let host = TestHost(.iPhone16)
                host.show(Screen([]))
            }
        }
    }
}
