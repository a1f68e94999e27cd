import DisplayList
import LayoutGeometry
import Testing

@testable import PortableSwiftUI

/// Keyframes, and the views that they change.
@MainActor
struct KeyframeTests {
    private struct Look: Equatable {
        var scale = 1.0
        var offset = 0.0
    }

    @Test func `tracks change parts of a value, each in its own time`() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 1)
                MoveKeyframe(5)
                LinearKeyframe(6, duration: 1)
            }
            KeyframeTrack(\.offset) { LinearKeyframe(10, duration: 4) }
        }
        #expect(timeline.duration == 4)
        #expect(timeline.value(time: 0) == Look())
        #expect(timeline.value(time: 0.5) == Look(scale: 1.5, offset: 1.25))
        #expect(timeline.value(time: 1.5) == Look(scale: 5.5, offset: 3.75))
        #expect(timeline.value(progress: 1) == Look(scale: 6, offset: 10))
        #expect(timeline.value(time: 99) == Look(scale: 6, offset: 10))
    }

    @Test func `cubic keyframes are smooth where they meet, and stop at the end`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
        }
        func speed(_ time: Double) -> Double {
            (timeline.value(time: time + 1e-4) - timeline.value(time: time - 1e-4)) / 2e-4
        }
        #expect(abs(timeline.value(time: 1) - 10) < 1e-9)
        #expect(abs(speed(0.999) - speed(1.001)) < 0.1)
        #expect(abs(speed(1) - 10) < 0.1, "as fast as between its neighbors")
        #expect(abs(speed(0.001)) < 0.1 && abs(speed(1.999)) < 0.1)
    }

    @Test func `a spring keyframe starts with the velocity of the previous keyframe`() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(10, spring: .smooth)
        }
        #expect(timeline.value(time: 1.05) > 10.2, "it goes past")
        #expect(abs(timeline.value(time: timeline.duration) - 10) < 0.05)
    }

    @Test func `keyframes can be created in loops and conditions`() {
        func timeline(_ isLong: Bool) -> KeyframeTimeline<Double> {
            KeyframeTimeline(initialValue: 0.0) {
                for step in 1...3 { LinearKeyframe(Double(step), duration: 1) }
                if isLong { LinearKeyframe(9, duration: 2) } else { MoveKeyframe(5) }
            }
        }
        #expect(timeline(true).duration == 5)
        #expect(timeline(false).duration == 3)
        #expect(timeline(false).value(time: 3) == 5)
        #expect(timeline(true).value(time: 2.5) == 2.5)
    }

    // MARK: Animators

    private final class Model { var trigger: Binding<Int>? }

    private struct Triggered<Content: View>: View {
        let model: Model
        @ViewBuilder let content: (Int) -> Content
        @State private var trigger = 0

        var body: some View {
            let _ = model.trigger = $trigger
            content(trigger)
        }
    }

    private func go(_ screen: TestGraph, to time: Double) {
        screen.graph.advance(to: time)
        screen.settle()
    }

    @Test func `an animator runs its keyframes when its trigger changes, and keeps the last value`() {
        let model = Model()
        let screen = TestGraph(
            Triggered(model: model) { trigger in
                Box("a").keyframeAnimator(initialValue: 1.0, trigger: trigger) { content, value in
                    content
                    Box("\(value)")
                } keyframes: { value in
                    LinearKeyframe(value + 2, duration: 1)
                }
            })
        #expect(screen.boxes == ["a", "1.0"])
        #expect(!screen.graph.isAnimating)
        model.trigger?.wrappedValue = 1
        screen.settle()
        go(screen, to: 0.5)
        #expect(screen.boxes == ["a", "2.0"])
        go(screen, to: 1)
        #expect(screen.boxes == ["a", "3.0"])
        #expect(!screen.graph.isAnimating)
        model.trigger?.wrappedValue = 2
        screen.settle()
        go(screen, to: 2)
        #expect(screen.boxes == ["a", "5.0"])
    }

    @Test func `a repeating animator starts again`() {
        let screen = TestGraph(
            KeyframeAnimator(initialValue: 0.0) {
                Box("\($0)")
            } keyframes: { _ in
                LinearKeyframe(4, duration: 1)
            })
        go(screen, to: 0.25)
        #expect(screen.boxes == ["1.0"])
        go(screen, to: 10.5)
        #expect(screen.boxes == ["2.0"])
        #expect(screen.graph.isAnimating)
    }

    @Test func `each phase starts when the previous one is complete`() {
        let screen = TestGraph(
            PhaseAnimator([0, 1, 2]) {
                Box("\($0)")
            } animation: { _ in
                .linear(duration: 1)
            })
        #expect(screen.boxes == ["0"])
        go(screen, to: 0.1)
        #expect(screen.boxes == ["1"])
        go(screen, to: 0.2)
        go(screen, to: 0.3)
        // The box doesn't visibly move: each phase takes a frame.
        #expect(screen.boxes == ["2"] || screen.boxes == ["0"])
        #expect(screen.graph.isAnimating)
    }

    @Test func `phases with a trigger end at the first phase`() {
        let model = Model()
        let screen = TestGraph(
            Triggered(model: model) { trigger in
                Box("box").phaseAnimator([1.0, 0.5, 0.25], trigger: trigger) { content, phase in
                    content.opacity(phase)
                } animation: { _ in
                    .linear(duration: 1)
                }
            })
        func opacity() -> Double {
            (screen.graph.displayNode(PixelGrid(scale: 1))?.children.first).map { node in
                var opacity = 1.0
                var current: DisplayNode? = node
                while let next = current {
                    opacity *= next.opacity
                    current = next.children.first
                }
                return opacity
            } ?? 0
        }
        #expect(opacity() == 1 && !screen.graph.isAnimating)
        model.trigger?.wrappedValue = 1
        screen.settle()
        var lowest = 1.0
        for frame in 1...80 {
            go(screen, to: Double(frame) * 0.05)
            lowest = min(lowest, opacity())
        }
        #expect(lowest < 0.3)
        #expect(opacity() == 1 && !screen.graph.isAnimating)
    }
}
