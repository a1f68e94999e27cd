import CollageTesting
import struct CollageTesting.Device
import PortableUIKit
import Testing

/// The geometry of scenes that are resized, and the size classes of their windows.
@MainActor @Suite(.device) struct SceneGeometryTests {
    /// The calls of the delegate and its view controller, in order.
    private final class Log {
        struct Change {
            var previous: CGSize
            var current: CGSize
            var isInteractive: Bool
        }

        var changes: [Change] = []
        var calls: [String] = []
    }

    private final class Scene: UIResponder, UIWindowSceneDelegate {
        static var log = Log()
        var window: UIWindow?

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            guard let scene = scene as? UIWindowScene else { return }
            let window = UIWindow(windowScene: scene)
            window.rootViewController = Controller()
            window.makeKeyAndVisible()
            self.window = window
        }

        func windowScene(
            _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
        ) {
            let current = windowScene.effectiveGeometry
            Self.log.calls.append("geometry")
            Self.log.changes.append(
                Log.Change(
                    previous: previousEffectiveGeometry.coordinateSpace.bounds.size,
                    current: current.coordinateSpace.bounds.size, isInteractive: current.isInteractivelyResizing))
        }
    }

    private final class Controller: UIViewController {
        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            super.viewWillTransition(to: size, with: coordinator)
            Scene.log.calls.append("transition to \(Int(size.width))")
        }
    }

    private final class App: NSObject, UIApplicationDelegate {
        func application(
            _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
            options: UIScene.ConnectionOptions
        ) -> UISceneConfiguration {
            let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
            configuration.delegateClass = Scene.self
            return configuration
        }
    }

    private func launch(_ device: Device = .iPadPro11.running(.iOS26)) -> TestHost {
        let host = TestHost(device)
        host.launch(App())
        Scene.log = Log()
        return host
    }

    @Test func `the delegate is called once with the previous geometry, after the controllers`() {
        let host = launch()
        let size = host.window.bounds.size
        host.change(to: Device.iPadPro11.running(.iOS26).window(width: 600, height: 800))
        #expect(Scene.log.changes.map(\.previous) == [size])
        #expect(Scene.log.changes.map(\.current) == [CGSize(width: 600, height: 800)])
        #expect(Scene.log.changes.first?.isInteractive == false)
        #expect(Scene.log.calls == ["transition to 600", "geometry"])
    }

    @Test func `other settings don't change the geometry`() {
        let host = launch()
        host.change(style: .dark)
        host.change(contentSizeCategory: .accessibilityLarge)
        #expect(Scene.log.changes.isEmpty)
    }

    @Test func `a rotation changes the geometry`() {
        let host = launch()
        let size = host.window.bounds.size
        host.rotate()
        #expect(Scene.log.changes.map(\.current) == [CGSize(width: size.height, height: size.width)])
    }

    @Test func `during a drag, the geometry is being resized, and the last call ends it`() {
        let host = launch()
        let start = host.window.bounds.size
        host.resize(to: CGSize(width: 634, height: start.height), steps: 4)
        #expect(Scene.log.changes.count == 5)
        #expect(Scene.log.changes.map(\.isInteractive) == [true, true, true, true, false])
        #expect(Scene.log.changes.first?.previous == start)
        #expect(Scene.log.changes.last?.previous.width == 634 && Scene.log.changes.last?.current.width == 634)
        #expect(host.window.bounds.width == 634)
        #expect(host.window.windowScene?.effectiveGeometry.isInteractivelyResizing == false)
    }

    /// On iOS 27, apps for iPhone run in windows of any size. In smaller windows and before iOS 27, they have the
    /// size classes of phones.
    @Test(
        arguments: [
            (Device.System.iOS27, CGSize(width: 1000, height: 700), UIUserInterfaceSizeClass.regular, .regular),
            (.iOS27, CGSize(width: 700, height: 900), .regular, .regular),
            (.iOS27, CGSize(width: 500, height: 900), .compact, .regular),
            (.iOS27, CGSize(width: 874, height: 402), .compact, .compact),
            (.iOS26, CGSize(width: 1000, height: 700), .regular, .compact),
            (.iOS26, CGSize(width: 700, height: 900), .compact, .regular),
        ] as [(Device.System, CGSize, UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)])
    func `a window of a phone's app has the size classes of its size`(
        system: Device.System, size: CGSize, width: UIUserInterfaceSizeClass, height: UIUserInterfaceSizeClass
    ) {
        let host = launch(.iPhone17.running(system))
        host.resize(to: size, steps: 2)
        #expect(host.window.traitCollection.userInterfaceIdiom == .phone)
        #expect(host.window.traitCollection.horizontalSizeClass == width)
        #expect(host.window.traitCollection.verticalSizeClass == height)
    }
}
