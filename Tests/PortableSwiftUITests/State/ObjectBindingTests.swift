import CollageTesting
import Foundation
import Observation
import PortableCombine
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Views with a binding to a property of an object, which changes while the binding stays the same.
@MainActor struct ObjectBindingTests {
    fileprivate struct Part: Equatable {
        var isOn = false
        var other = 0
    }

    fileprivate final class Settings: ObservableObject {
        @Published var isOn = false
        @Published var other = 0
        @Published var part = Part()
        @Published var parts = [Part(), Part()]
        @Published var named = ["a": false]
        @Published var optional: Bool? = false
    }

    /// Shows whether a binding is on.
    fileprivate struct Child: View {
        @Binding var isOn: Bool

        var body: some View { Box(isOn ? "on" : "off") }
    }

    /// A view that passes its binding on.
    fileprivate struct Middle: View {
        @Binding var isOn: Bool

        var body: some View { Child(isOn: $isOn) }
    }

    fileprivate struct Parent<Content: View>: View {
        @ObservedObject var settings: Settings
        let content: (ObservedObject<Settings>.Wrapper) -> Content

        var body: some View { Column { content($settings) } }
    }

    private func check(
        _ change: (Settings) -> Void, sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ content: @escaping (ObservedObject<Settings>.Wrapper) -> some View
    ) {
        let settings = Settings()
        let screen = TestGraph(Parent(settings: settings, content: content))
        #expect(screen.boxes == ["off"], sourceLocation: sourceLocation)
        change(settings)
        screen.settle()
        #expect(screen.boxes == ["on"], sourceLocation: sourceLocation)
    }

    @Test func `a binding to a property of an observed object follows the object`() {
        check({ $0.isOn = true }) { Child(isOn: $0.isOn) }
        check({ $0.isOn = true }) { Middle(isOn: $0.isOn) }
    }

    @Test func `a binding to a part of a property follows the object`() {
        check({ $0.part.isOn = true }) { Child(isOn: $0.part.isOn) }
        check({ $0.parts[0].isOn = true }) { Child(isOn: $0.parts[0].isOn) }
        check({ $0.parts[0].isOn = true }) {
            ForEach($0.parts.prefix(1), id: \.wrappedValue.other) { Child(isOn: $0.isOn) }
        }
        check({ $0.named["a"] = true }) { Child(isOn: Binding($0.named["a"])!) }
    }

    @Test func `a converted binding follows the object`() {
        check({ $0.optional = true }) { Child(isOn: Binding($0.optional)!) }
        check({ $0.isOn = true }) { wrapper in
            Child(isOn: Binding(get: { wrapper.isOn.wrappedValue }, set: { _ in }))
        }
        check({ $0.isOn = true }) { Child(isOn: $0.isOn.animation()) }
    }

    @Test func `a view whose binding reads the same value as before isn't evaluated`() {
        let settings = Settings()
        let screen = TestGraph(Parent(settings: settings) { Child(isOn: $0.part.isOn) })
        #expect(screen.bodies { settings.other = 1 } == 1)
        #expect(screen.bodies { settings.part.other = 1 } == 1)
        #expect(screen.bodies { settings.part.isOn = true } == 2)
    }

    fileprivate struct StateParent: View {
        @StateObject var settings: Settings

        var body: some View { Column { Child(isOn: $settings.isOn) } }
    }

    @Test func `a binding to a property of a state object follows the object`() {
        let settings = Settings()
        let screen = TestGraph(StateParent(settings: settings))
        settings.isOn = true
        screen.settle()
        #expect(screen.boxes == ["on"])
    }

    fileprivate struct EnvironmentParent: View {
        @EnvironmentObject var settings: Settings

        var body: some View { Column { Child(isOn: $settings.isOn) } }
    }

    @Test func `a binding to a property of an environment object follows the object`() {
        let settings = Settings()
        let screen = TestGraph(EnvironmentParent().environmentObject(settings))
        settings.isOn = true
        screen.settle()
        #expect(screen.boxes == ["on"])
    }

    @Observable
    final class ObservableSettings {
        var isOn = false
        fileprivate var part = Part()
    }

    fileprivate struct BindableParent: View {
        @Bindable var settings: ObservableSettings

        var body: some View {
            Column {
                Child(isOn: $settings.isOn)
                Child(isOn: $settings.part.isOn)
            }
        }
    }

    @Test func `a binding to a property of an observable object evaluates only the view that reads it`() {
        let settings = ObservableSettings()
        let screen = TestGraph(BindableParent(settings: settings))
        #expect(screen.bodies { settings.isOn = true } == 1)
        #expect(screen.bodies { settings.part.isOn = true } == 1)
        #expect(screen.boxes == ["on", "on"])
    }

    fileprivate struct StorageParent: View {
        @AppStorage("isOn") var isOn = false

        var body: some View { Column { Child(isOn: $isOn) } }
    }

    @Test func `a binding to a value of the settings follows the settings`() throws {
        let name = "ObjectBindingTests.\(UUID())"
        let store = try #require(UserDefaults(suiteName: name))
        defer { store.removePersistentDomain(forName: name) }
        let screen = TestGraph(StorageParent().defaultAppStorage(store))
        store.set(true, forKey: "isOn")
        screen.settle()
        #expect(screen.boxes == ["on"])
    }

    fileprivate struct ToggleParent: View {
        @ObservedObject var settings: Settings

        var body: some View { Toggle("On", isOn: $settings.isOn) }
    }

    @Test func `a toggle whose binding is to a property of an object follows the object`() throws {
        let host = TestHost(), settings = Settings()
        host.show(UIHostingController(rootView: ToggleParent(settings: settings)))
        let control = try #require(host.first(UISwitch.self))
        settings.isOn = true
        host.settle()
        #expect(control.isOn)
        settings.isOn = false
        host.settle()
        #expect(!control.isOn)
    }
}
