import DisplayList
import LayoutGeometry
import Testing

@testable import PortableSwiftUI

/// Transitions of inserted and removed views, and matched geometry.
@MainActor
struct TransitionTests {
    private final class Model {
        var step: Binding<Int>?
        var log: [String] = []
    }

    private struct Screen<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content
        @State private var step = 0

        var body: some View {
            let _ = model.step = $step
            Column { content(step) }
        }
    }

    private func screen<Content: View>(
        _ model: Model, environment: EnvironmentValues = EnvironmentValues(),
        @ViewBuilder _ content: @escaping (Int) -> Content
    ) -> TestGraph {
        TestGraph(Screen(model: model, content: content), environment: environment)
    }

    private func go(_ screen: TestGraph, to time: Double) {
        screen.graph.advance(to: time)
        screen.settle()
    }

    private func animate(_ model: Model, _ screen: TestGraph, to step: Int) {
        withAnimation(.linear(duration: 1)) { model.step?.wrappedValue = step }
        screen.settle()
    }

    /// The frame and the opacity of a node in the root.
    private struct Drawn: Equatable {
        var frame: Rect
        var opacity: Double
    }

    private func drawn(_ name: String, in screen: TestGraph) -> Drawn? {
        func find(_ node: DisplayNode, _ map: AffineTransform, _ opacity: Double) -> Drawn? {
            let own = node.transform.followed(by: map), share = opacity * node.opacity
            if node.name == name { return Drawn(frame: own.apply(node.bounds), opacity: share) }
            return node.children.lazy.compactMap { find($0, own, share) }.first
        }
        return screen.graph.displayNode(PixelGrid(scale: 1)).flatMap { find($0, .identity, 1) }
    }

    private struct Shift: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.offset(x: phase.value * 40).opacity(phase.isIdentity ? 1 : 0.5)
        }
    }

    @Test func `a custom transition is applied in each phase`() throws {
        let model = Model()
        let screen = screen(model) { step in
            Box("stays")
            if step == 1 { Box("guest").transition(Shift()) }
        }
        animate(model, screen, to: 1)
        let x = try #require(drawn("stays", in: screen)).frame.minX
        #expect(drawn("guest", in: screen)?.frame.minX == x - 40)
        #expect(drawn("guest", in: screen)?.opacity == 0.5)
        go(screen, to: 0.5)
        #expect(drawn("guest", in: screen)?.frame.minX == x - 20)
        go(screen, to: 1)
        #expect(drawn("guest", in: screen) == Drawn(frame: drawn("guest", in: screen)!.frame, opacity: 1))
        #expect(drawn("guest", in: screen)?.frame.minX == x)

        animate(model, screen, to: 0)
        go(screen, to: 1.5)
        #expect(drawn("guest", in: screen)?.frame.minX == x + 20)
        go(screen, to: 2)
        screen.settle()
        #expect(drawn("guest", in: screen) == nil)
        #expect(!screen.graph.isAnimating)
    }

    @Test func `a view without an animation is inserted and removed immediately`() {
        let model = Model()
        let screen = screen(model) { if $0 == 1 { Box("guest").transition(Shift()) } }
        model.step?.wrappedValue = 1
        screen.settle()
        #expect(drawn("guest", in: screen)?.opacity == 1)
        model.step?.wrappedValue = 0
        screen.settle()
        #expect(drawn("guest", in: screen) == nil)
        #expect(!screen.graph.isAnimating)
    }

    private struct Guest: View {
        let model: Model
        @State private var count = 0

        var body: some View {
            let _ = model.log.append("\(count)")
            Box("guest").onAppear { count += 1 }.onDisappear { model.log.append("gone") }
        }
    }

    @Test func `a view that is added again before its removal ends is the same one`() throws {
        let model = Model()
        let screen = screen(model) { step in
            Box("stays")
            if step != 1 { Guest(model: model).transition(.move(edge: .bottom)) }
        }
        let y = try #require(drawn("guest", in: screen)).frame.minY
        animate(model, screen, to: 1)
        go(screen, to: 0.5)
        let half = try #require(drawn("guest", in: screen)).frame.minY
        #expect(half > y)
        animate(model, screen, to: 2)
        #expect(drawn("guest", in: screen)?.frame.minY == half, "it turns round where it is")
        go(screen, to: 3)
        screen.settle()
        #expect(drawn("guest", in: screen)?.frame.minY == y)
        #expect(model.log.filter { $0 == "0" }.count == 1, "with its state")
        #expect(!model.log.contains("gone"))
        #expect(!screen.graph.isAnimating)
    }

    @Test func `onDisappear is called after the removal animation`() {
        let model = Model()
        let screen = screen(model) { if $0 == 0 { Guest(model: model) } }
        animate(model, screen, to: 1)
        go(screen, to: 0.5)
        #expect(!model.log.contains("gone"))
        go(screen, to: 1)
        screen.settle()
        #expect(model.log.last == "gone")
    }

    @Test func `animations in a view continue while the view is removed`() throws {
        struct Spinner: View {
            @State private var isOut = false
            var body: some View {
                Box("spinner").offset(x: isOut ? 100 : 0)
                    .onAppear { withAnimation(.linear(duration: 10)) { isOut = true } }
            }
        }
        let model = Model()
        let screen = screen(model) { step in
            Box("stays")
            if step == 0 { Spinner() }
        }
        go(screen, to: 1)
        let x = try #require(drawn("spinner", in: screen)).frame.minX
        animate(model, screen, to: 1)
        go(screen, to: 1.5)
        #expect(drawn("spinner", in: screen)?.frame.minX == x + 5)
        #expect(drawn("spinner", in: screen)?.opacity == 0.5)
        go(screen, to: 2)
        screen.settle()
        #expect(drawn("spinner", in: screen) == nil)
    }

    @Test func `insertion and removal can have different transitions`() {
        let model = Model()
        let screen = screen(model) { step in
            Box("stays")
            if step == 1 {
                Box("guest").transition(.asymmetric(insertion: .opacity, removal: .scale(scale: 0.5)))
            }
        }
        animate(model, screen, to: 1)
        go(screen, to: 0.5)
        #expect(drawn("guest", in: screen)?.opacity == 0.5)
        #expect(drawn("guest", in: screen)?.frame.size.width == 10)
        go(screen, to: 1)
        animate(model, screen, to: 0)
        go(screen, to: 1.5)
        #expect(drawn("guest", in: screen)?.opacity == 1)
        #expect(drawn("guest", in: screen)?.frame.size.width == 7.5)
    }

    @Test func `views fade if Reduce Motion is on`() {
        let model = Model()
        var environment = EnvironmentValues()
        environment.reducesMotion = true
        let screen = screen(model, environment: environment) { step in
            Box("stays")
            if step == 1 { Box("guest").transition(.move(edge: .leading).combined(with: .scale)) }
        }
        animate(model, screen, to: 1)
        go(screen, to: 0.5)
        #expect(drawn("guest", in: screen)?.frame.size.width == 10)
        #expect(drawn("guest", in: screen)?.opacity == 0.25, "both parts fade")
    }

    @Test func `a removed row is drawn until its animation ends`() {
        let model = Model()
        let screen = screen(model) { step in
            Column { ForEach(0..<(3 - step), id: \.self) { Box("row \($0)") } }
                .animation(.linear(duration: 1), value: step)
        }
        model.step?.wrappedValue = 1
        screen.settle()
        go(screen, to: 0.5)
        #expect(drawn("row 2", in: screen)?.opacity == 0.5)
        go(screen, to: 1)
        screen.settle()
        #expect(drawn("row 2", in: screen) == nil)
        #expect(screen.boxes == ["row 0", "row 1"])
    }

    // MARK: Matched geometry

    private struct Matched: View {
        let step: Int
        @Namespace private var namespace

        var body: some View {
            Column {
                if step == 0 {
                    Color.red.matchedGeometryEffect(id: "a", in: namespace).frame(width: 20, height: 20)
                } else {
                    Box("above", height: 30)
                    Color.blue.matchedGeometryEffect(id: "a", in: namespace).frame(width: 60, height: 40)
                }
            }
        }
    }

    private func colored(_ screen: TestGraph) -> [Rect] {
        var frames: [Rect] = []
        func visit(_ node: DisplayNode, _ map: AffineTransform) {
            let own = node.transform.followed(by: map)
            if node.backgroundColor != nil { frames.append(own.apply(node.bounds)) }
            node.children.forEach { visit($0, own) }
        }
        screen.graph.displayNode(PixelGrid(scale: 1)).map { visit($0, .identity) }
        return frames.sorted { $0.size.width < $1.size.width }
    }

    @Test func `a view with a matched geometry starts at the frame of the removed view`() throws {
        let model = Model()
        let screen = screen(model) { Matched(step: $0) }
        let before = try #require(colored(screen).first)
        animate(model, screen, to: 1)
        #expect(colored(screen).allSatisfy { $0.size == before.size })
        go(screen, to: 0.5)
        // To a pixel: the frames of the removed and the inserted view are at fractions of pixels.
        for frame in colored(screen) {
            #expect(abs(frame.size.width - 40) <= 1 && abs(frame.size.height - 30) <= 1)
        }
        go(screen, to: 1)
        screen.settle()
        let fresh = TestGraph(Column { Matched(step: 1) })
        #expect(colored(screen) == colored(fresh))
        #expect(!screen.graph.isAnimating)
    }

    @Test func `a view that follows a source has the source's position and size`() {
        struct Candidate: View {
            @Namespace private var namespace
            var body: some View {
                Column {
                    Color.red.frame(width: 30, height: 20).matchedGeometryEffect(id: 1, in: namespace)
                    Color.blue.matchedGeometryEffect(id: 1, in: namespace, isSource: false).frame(width: 5, height: 5)
                }
            }
        }
        let frames = colored(TestGraph(Candidate()))
        #expect(frames.count == 2 && frames[0] == frames[1])
    }

    // MARK: Contents

    @Test func `a text with a content transition fades into the next`() {
        let model = Model()
        func texts(_ screen: TestGraph) -> Int {
            var count = 0
            func visit(_ node: DisplayNode) {
                count += node.commands.count { if case .text = $0 { true } else { false } }
                node.children.forEach(visit)
            }
            screen.graph.displayNode(PixelGrid(scale: 1)).map(visit)
            return count
        }
        let screen = screen(model) { Text("number \($0)").contentTransition(.numericText()) }
        animate(model, screen, to: 1)
        go(screen, to: 0.5)
        #expect(texts(screen) == 2)
        go(screen, to: 1)
        #expect(texts(screen) == 1)
        let plain = self.screen(model) { Text("number \($0)") }
        animate(model, plain, to: 1)
        #expect(texts(plain) == 1)
    }

    // MARK: Ends

    @Test func `a spring is complete before it rests`() {
        let model = Model()
        let screen = screen(model) { Box("box").offset(x: Double($0) * 100) }
        func start(_ criteria: AnimationCompletionCriteria, _ step: Int) {
            withAnimation(.spring(duration: 0.5), completionCriteria: criteria) {
                model.step?.wrappedValue = step
            } completion: {
                model.log.append(criteria == .removed ? "removed" : "complete")
            }
            screen.settle()
        }
        start(.logicallyComplete, 1)
        go(screen, to: 0.49)
        #expect(model.log.isEmpty)
        go(screen, to: 0.51)
        #expect(model.log == ["complete"] && screen.graph.isAnimating)
        go(screen, to: 5)
        start(.removed, 2)
        go(screen, to: 5.6)
        #expect(model.log == ["complete"])
        go(screen, to: 9)
        #expect(model.log == ["complete", "removed"])
    }
}
