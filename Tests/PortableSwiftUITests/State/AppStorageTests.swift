import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

@MainActor
struct AppStorageTests {
    private enum Flavor: String {
        case sweet, sour
    }

    private final class Model {
        var count: Binding<Int>?
        var note: Binding<String>?
    }

    private struct Settings: View {
        let model: Model
        @AppStorage("count") private var count = 3
        @AppStorage("flavor") private var flavor = Flavor.sweet
        @AppStorage("name") private var name: String?
        @SceneStorage("note") private var note = "none"

        var body: some View {
            let _ = model.count = $count
            let _ = model.note = $note
            Box("\(count) \(flavor) \(name ?? "-") \(note)")
        }
    }

    @Test func `settings are updated from views and from user defaults`() throws {
        let suite = "AppStorageTests"
        let store = try #require(UserDefaults(suiteName: suite))
        store.removePersistentDomain(forName: suite)
        let model = Model()
        let screen = TestGraph(Settings(model: model).defaultAppStorage(store))
        #expect(screen.boxes == ["3 sweet - none"])

        model.count?.wrappedValue = 4
        screen.settle()
        #expect(store.integer(forKey: "count") == 4)

        store.set("sour", forKey: "flavor")
        store.set("Ann", forKey: "name")
        screen.settle()
        #expect(screen.boxes == ["4 sour Ann none"])

        #expect(screen.bodies { store.set(1, forKey: "other") } == 0)
        #expect(screen.bodies { model.note?.wrappedValue = "first" } == 1)
        #expect(screen.boxes == ["4 sour Ann first"])
        store.removePersistentDomain(forName: suite)
    }
}
