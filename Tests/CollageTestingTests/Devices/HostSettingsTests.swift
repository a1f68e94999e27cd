import CollageTesting
import Foundation
import SwiftUI
import Testing

@MainActor struct HostSettingsTests {
    private let key = "HostSettingsTests.\(UUID())"

    private struct Screen: View {
        @AppStorage private var count: Int

        init(key: String) { _count = AppStorage(wrappedValue: 0, key) }

        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func `each host has its own settings`() throws {
        let one = TestHost(size: CGSize(width: 300, height: 400))
        UserDefaults.standard.set(1, forKey: key)
        let other = TestHost(size: CGSize(width: 300, height: 400))
        #expect(UserDefaults.standard.object(forKey: key) == nil)
        UserDefaults.standard.set("two", forKey: key)
        one.activate()
        #expect(UserDefaults.standard.integer(forKey: key) == 1)
        #expect(UserDefaults.standard.dictionaryRepresentation()[key] as? Int == 1)
        other.activate()
        #expect(UserDefaults.standard.string(forKey: key) == "two")
        UserDefaults.standard.removeObject(forKey: key)
        #expect(UserDefaults.standard.object(forKey: key) == nil)
        one.activate()
        #expect(UserDefaults.standard.integer(forKey: key) == 1)
    }

    @Test func `SwiftUI's storage and UserDefaults have the same value`() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400))
        host.show(UIHostingController(rootView: Screen(key: key)))
        try host.element(labeled: "Count 0").tap()
        #expect(UserDefaults.standard.integer(forKey: key) == 1)
        UserDefaults.standard.set(5, forKey: key)
        host.settle()
        try host.element(labeled: "Count 5").tap()
        let other = TestHost(size: CGSize(width: 300, height: 400))
        other.show(UIHostingController(rootView: Screen(key: key)))
        #expect(other.elements.map(\.label) == ["Count 0"])
    }

    @Test func `registered defaults apply where no value is set`() {
        let host = TestHost(size: CGSize(width: 300, height: 400))
        UserDefaults.standard.register(defaults: [key: true])
        #expect(UserDefaults.standard.bool(forKey: key))
        UserDefaults.standard.set(false, forKey: key)
        #expect(!UserDefaults.standard.bool(forKey: key))
        UserDefaults.standard.removeObject(forKey: key)
        #expect(UserDefaults.standard.bool(forKey: key))
        withExtendedLifetime(host) {}
    }

    @Test func `tasks and queues of a screen have the settings of its host`() async throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)), other = TestHost()
        let key = key
        let found: [Int] = await withCheckedContinuation { continuation in
            host.run {
                UserDefaults.standard.set(3, forKey: key)
                DispatchQueue.global().async {
                    let inQueue = UserDefaults.standard.integer(forKey: key)
                    Task {
                        continuation.resume(returning: [inQueue, UserDefaults.standard.integer(forKey: key)])
                    }
                }
            }
        }
        #expect(found == [3, 3])
        withExtendedLifetime(other) {}
    }
}
