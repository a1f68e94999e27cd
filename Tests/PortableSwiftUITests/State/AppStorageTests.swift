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

    private struct Tabs: View {
        @AppStorage("tabs") private var tabs: TabViewCustomization
        @AppStorage("others") private var others = TabViewCustomization()
        @SceneStorage("tabs") private var sceneTabs: TabViewCustomization

        var body: some View {
            let shown = [tabs, others, sceneTabs].map { $0[tab: "a"].sidebarVisibility }
            Box("\(shown)").onAppear {
                tabs[tab: "a"].sidebarVisibility = .hidden
                sceneTabs[tab: "a"].sidebarVisibility = .visible
            }
        }
    }

    @Test func `customizations of tabs are stored`() throws {
        let suite = "AppStorageTests.tabs"
        let store = try #require(UserDefaults(suiteName: suite))
        store.removePersistentDomain(forName: suite)
        let screen = TestGraph(Tabs().defaultAppStorage(store))
        screen.settle()
        #expect(screen.boxes == ["\([Visibility.hidden, .automatic, .visible])"])
        #expect(TestGraph(Tabs().defaultAppStorage(store)).boxes.first?.contains("hidden") == true)
    }
}
