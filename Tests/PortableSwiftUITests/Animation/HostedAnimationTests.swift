import CollageTesting
import DisplayList
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Frames of screens with animations.
@MainActor struct HostedAnimationTests {
    private let host = TestHost(size: CGSize(width: 200, height: 300), safeAreaInsets: .zero)

    /// A view that moves, a view that is inserted, and a number that counts.
    private struct Screen: View {
        @State private var isOn = false

        var body: some View {
            VStack {
                Button("Move") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
                Color.red.frame(width: isOn ? 100 : 20, height: 20).offset(x: isOn ? 40 : 0)
                if isOn { Text("New").transition(.opacity) }
                Counter(value: isOn ? 100 : 0)
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: isOn ? .bottom : .top)
        }
    }

    private struct Counter: View, @preconcurrency Animatable {
        var value: Double

        var animatableData: Double {
            get { value }
            set { value = newValue }
        }

        var body: some View { Text(verbatim: "\(Int(value))") }
    }

    private func graph() throws -> ViewGraph {
        try #require(host.window.rootViewController?.view as? HostingView).graph
    }

    @Test func `a frame of an animation is laid out once, and nothing is reported`() throws {
        host.show(UIHostingController(rootView: Screen()))
        let messages = try Diagnostics.capture {
            let graph = try graph()
            let place = try host.element(.label("Move")).frame
            let finger = host.touch(at: CGPoint(x: place.midX, y: place.midY))
            host.advance(by: 0.05)
            finger.lift()
            host.advance(by: 1.0 / 60)
            #expect(graph.isAnimating)
            for _ in 0..<10 {
                let before = graph.statistics
                host.advance(by: 1.0 / 60)
                // The number's body, and the flush before layout.
                #expect(graph.statistics.bodiesEvaluated - before.bodiesEvaluated <= 1)
                #expect(graph.statistics.flushes - before.flushes <= 2)
            }
            #expect(graph.isAnimating)
            host.settle()
            #expect(!graph.isAnimating)
        }
        #expect(messages == [])
        #expect(host.elements.map(\.label) == ["Move", "New", "100"])
    }

    @Test func `an animation triggered by a change of size continues`() throws {
        struct Sized: View {
            var body: some View {
                GeometryReader { room in
                    Counter(value: room.size.width).animation(.linear(duration: 1), value: room.size.width)
                }
            }
        }
        host.show(UIHostingController(rootView: Sized()))
        #expect(host.elements.map(\.label) == ["200"])
        host.window.frame.size.width = 100
        host.settle()
        #expect(host.elements.map(\.label) == ["100"])
    }

    @Test func `views that undo each other's state are reported once a frame`() throws {
        struct Loop: View {
            @State private var count = 0

            var body: some View {
                Text(verbatim: "\(count)").onChange(of: count, initial: true) { count += 1 }
            }
        }
        let messages = Diagnostics.capture {
            host.show(UIHostingController(rootView: Loop()))
            host.advance(by: 1.0 / 60)
        }
        #expect(messages.allSatisfy { $0.contains("onChange") })
        #expect((1...3).contains(messages.count))
    }
}
