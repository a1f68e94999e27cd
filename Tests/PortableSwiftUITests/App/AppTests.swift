import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Apps as values.
@MainActor @Suite struct AppTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        static var launches = 0
        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            Delegate.launches += 1
            return true
        }
    }

    private struct Counting: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        @State private var count = 0

        var body: some Scene {
            WindowGroup {
                Button("Count \(count)") { count += 1 }
            }
        }
    }

    @Test func `an app shows its first window, keeps its own state, and tells its delegate`() throws {
        let host = TestHost()
        Delegate.launches = 0
        host.launch(AppHostDelegate { Counting() })
        #expect(Delegate.launches == 1)
        try host.element(.label("Count 0")).tap()
        #expect(host.elements.map(\.label) == ["Count 1"])
    }
}
