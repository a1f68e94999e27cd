import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Apps as values of the `App` protocol.
@MainActor struct AppTests {
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

    private struct Phased: App {
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup { PhaseView() }
                .environment(\.lineLimit, 3)
                .onChange(of: phase) { Phased.phases.append($1) }
        }

        static var phases: [ScenePhase] = []
    }

    private struct PhaseView: View {
        @Environment(\.scenePhase) private var phase
        @Environment(\.lineLimit) private var limit

        var body: some View { Text(phase == .active ? "active" : "not active").accessibilityHint("\(limit ?? 0)") }
    }

    @Test func `views and the app read the scene phase`() throws {
        let host = TestHost()
        let delegate = AppHostDelegate { Phased() }
        host.launch(delegate)
        host.settle()
        #expect(host.elements.map(\.label) == ["active"])
        #expect(Phased.phases.last == .active)
        host.run {
            delegate.applicationWillResignActive(UIApplication.shared)
            delegate.applicationDidEnterBackground(UIApplication.shared)
        }
        host.settle()
        #expect(host.elements.map(\.label) == ["not active"])
        #expect(Phased.phases.last == .background)
    }

    private struct Opened: App {
        var body: some Scene {
            WindowGroup { OpenedView() }
        }
    }

    private struct OpenedView: View {
        @State private var path = "nothing"
        @State private var listens = true

        var body: some View {
            VStack {
                Text(path)
                Button("Toggle") { listens.toggle() }
                if listens { Color.red.onOpenURL { path = $0.path } }
            }
        }
    }

    @Test func `a URL that opens the app is passed to visible views`() throws {
        let host = TestHost()
        let delegate = AppHostDelegate { Opened() }
        host.launch(delegate)
        host.settle()
        func open(_ address: String) throws -> Bool {
            let url = try #require(URL(string: address))
            let answer = host.run { delegate.application(UIApplication.shared, open: url, options: [:]) }
            host.settle()
            return answer
        }
        #expect(try open("sample://host/one"))
        #expect(host.elements.contains { $0.label == "/one" })
        try host.element(.label("Toggle")).tap()
        #expect(try !open("sample://host/two"))
        #expect(host.elements.contains { $0.label == "/one" })
    }

    @Test func `an app shows its first window, keeps its own state, and notifies its delegate`() throws {
        let host = TestHost()
        Delegate.launches = 0
        host.launch(AppHostDelegate { Counting() })
        #expect(Delegate.launches == 1)
        try host.element(.label("Count 0")).tap()
        #expect(host.elements.map(\.label) == ["Count 1"])
    }
}
