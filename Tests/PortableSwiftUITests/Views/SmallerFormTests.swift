import CollageTesting
import Testing

@testable import PortableSwiftUI

/// Forms of SwiftUI's declarations that apps use seldom.
@MainActor struct SmallerFormTests {
    private let host = TestHost()

    private struct Bold: EnvironmentalModifier {
        struct Resolved: ViewModifier {
            let text: String

            func body(content: Content) -> some View {
                HStack {
                    content
                    Text(text)
                }
            }
        }

        func resolve(in environment: EnvironmentValues) -> Resolved {
            Resolved(text: environment.isEnabled ? "enabled" : "disabled")
        }
    }

    @Test func `an environmental modifier is resolved with the environment of its view`() {
        host.show(
            UIHostingController(
                rootView: VStack {
                    Text("a").modifier(Bold())
                    Text("b").modifier(Bold()).disabled(true)
                }))
        #expect((try? host.element(.label("enabled"))) != nil && (try? host.element(.label("disabled"))) != nil)
    }

    @Test func `a geometry reader accepts coordinate spaces as values`() {
        var frames: [CGRect] = []
        host.show(
            UIHostingController(
                rootView: GeometryReader { proxy in
                    let space: CoordinateSpace = .local
                    let _ = frames = [proxy.frame(in: space), proxy.frame(in: .local)]
                    Color.red
                }))
        #expect(frames.count == 2 && frames[0] == frames[1] && frames[0].width > 0)
    }

    @available(*, deprecated)
    @Test func `a switch has the color of its style`() throws {
        host.show(
            UIHostingController(
                rootView: Toggle("On", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red)).tint(.green)))
        let control = try #require(host.all(UISwitch.self).first)
        let traits = control.traitCollection
        #expect(control.onTintColor?.resolvedColor(with: traits) == UIColor(Color.red).resolvedColor(with: traits))
    }

    private struct Bar: View {
        var body: some View {
            NavigationStack {
                Text("Screen").toolbar { items }
            }
        }

        private var items: some ToolbarContent {
            Group {
                ToolbarItem(placement: .topBarLeading) { Button("One") {} }
                ToolbarItem(placement: .topBarTrailing) { Button("Two") {} }
            }
        }
    }

    @Test func `a group contains toolbar items`() {
        host.show(UIHostingController(rootView: Bar()))
        #expect((try? host.element(.label("One"))) != nil && (try? host.element(.label("Two"))) != nil)
    }

    @Test func `the environment can specify whether an assistive technology is on`() {
        var values = EnvironmentValues()
        values.accessibilityEnabled = true
        #expect(values.accessibilityEnabled)
    }
}
