import CollageTesting
import Observation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

@MainActor @Observable private final class Theme {
    var color: Color? = .green
}

/// The tint of views that UIKit shows, which follows the environment.
@MainActor struct RepresentableTintTests {
    private let host = TestHost()
    private let theme = Theme()

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    private func isEqual(_ color: UIColor?, _ expected: UIColor) -> Bool {
        let traits = host.window.traitCollection
        return color?.resolvedColor(with: traits).cgColor == expected.resolvedColor(with: traits).cgColor
    }

    private struct Tabs: View {
        let theme: Theme

        var body: some View {
            TabView {
                Text("First").tabItem { Label("One", systemImage: "1.circle") }
                Text("Second").tabItem { Label("Two", systemImage: "2.circle") }
            }
            .tint(theme.color)
        }
    }

    @Test func `the selected tab has the tint of the tab view`() throws {
        show(Tabs(theme: theme))
        let bar = try #require(host.first(UITabBar.self))
        #expect(isEqual(bar.tintColor, .systemGreen))
        theme.color = .red
        host.settle()
        #expect(isEqual(bar.tintColor, .systemRed))
        theme.color = nil
        host.settle()
        #expect(isEqual(bar.tintColor, .systemBlue))
    }

    @Test func `the bar of a stack has the tint of the stack, or of its tab view`() throws {
        show(NavigationStack { Text("Root").navigationTitle("Title") }.tint(.purple))
        #expect(isEqual(host.first(UINavigationBar.self)?.tintColor, .systemPurple))
        show(NavigationView { Text("Root").navigationTitle("Title") }.accentColor(.orange))
        #expect(isEqual(host.first(UINavigationBar.self)?.tintColor, .systemOrange))
        show(TabView { NavigationStack { Text("Root") }.tabItem { Text("One") } }.tint(.pink))
        #expect(isEqual(host.first(UINavigationBar.self)?.tintColor, .systemPink))
        show(NavigationStack { Text("Root") })
        #expect(isEqual(host.first(UINavigationBar.self)?.tintColor, .systemBlue))
    }

    private struct Field: UIViewRepresentable {
        var own: UIColor?

        func makeUIView(context: Context) -> UIView {
            let view = UIView()
            view.tag = 7
            if let own { view.tintColor = own }
            return view
        }

        func updateUIView(_ uiView: UIView, context: Context) {}
    }

    @Test func `a view has the tint of its environment, unless the app creates it with a tint color`() throws {
        func tint() -> UIColor? { host.window.viewWithTag(7)?.tintColor }
        show(Field().tint(.green))
        #expect(isEqual(tint(), .systemGreen))
        show(Field(own: .systemRed).tint(.green))
        #expect(isEqual(tint(), .systemRed))
        show(Field())
        #expect(isEqual(tint(), .systemBlue))
    }

    @Test func `sliders and text fields have the tint of their environment`() throws {
        show(Slider(value: .constant(0.5)).tint(.orange))
        #expect(isEqual(host.first(UISlider.self)?.tintColor, .systemOrange))
        show(TextField("Name", text: .constant("")).tint(.purple))
        #expect(isEqual(host.first(UITextField.self)?.tintColor, .systemPurple))
    }
}
