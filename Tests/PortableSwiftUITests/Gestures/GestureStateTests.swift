import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// States that gestures update, their coordinates, and pointers.
@MainActor struct GestureStateTests {
    final class Log {
        var entries: [String] = []
        var points: [CGPoint] = []
    }

    private let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)
    private let log = Log()
    private let middle = CGPoint(x: 100, y: 100)

    private func show(_ view: some View) { host.show(UIHostingController(rootView: view)) }

    private struct Card: View {
        let log: Log
        @GestureState private var offset = CGSize.zero
        @State private var ended = 0

        var body: some View {
            let _ = log.entries.append("\(Int(offset.width)) \(ended)")
            Box("card", width: 100, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .updating($offset) { value, state, _ in state = value.translation }
                        .onEnded { _ in ended += 1 })
        }
    }

    @Test func `a gesture state follows the finger and is reset`() {
        show(Card(log: log))
        host.drag(at: middle, by: CGVector(dx: 40, dy: 0))
        #expect(log.entries.first == "0 0")
        #expect(log.entries.contains("40 0"))
        #expect(log.entries.last == "0 1")
    }

    private struct Pressed: View {
        let log: Log
        @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var isDown: Bool?

        var body: some View {
            Box("box", width: 100, height: 100)
                .gesture(LongPressGesture(minimumDuration: 5).updating($isDown) { value, state, _ in state = value })
                .onChange(of: isDown) { log.entries.append("\(isDown.map { "\($0)" } ?? "nil")") }
        }
    }

    @Test func `a finger that leaves too soon resets the state`() {
        show(Pressed(log: log))
        host.hold(at: middle, for: 0.2)
        #expect(log.entries == ["true", "nil"])
    }

    private struct Counter: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            let count = count
            Box("box", width: 100, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0).onChanged { _ in
                        self.count += 1
                        log.entries.append("\(count)")
                    })
        }
    }

    @Test func `closures that change while a finger is down take effect`() {
        show(Counter(log: log))
        host.drag(at: middle, by: CGVector(dx: 40, dy: 0))
        #expect(log.entries.count > 2)
        #expect(log.entries == (0..<log.entries.count).map(String.init))
    }

    private struct Disabling: View {
        let log: Log
        @State private var isOn = true

        var body: some View {
            Box("box", width: 100, height: 100)
                .gesture(
                    DragGesture(minimumDistance: 0)
                        .onChanged { _ in
                            log.entries.append("moved")
                            isOn = false
                        }
                        .onEnded { _ in log.entries.append("ended") },
                    including: isOn ? .all : .subviews)
        }
    }

    @Test func `a disabled gesture stops receiving events`() {
        show(Disabling(log: log))
        host.drag(at: middle, by: CGVector(dx: 40, dy: 0))
        #expect(!log.entries.contains("ended"))
    }

    @Test func `taps report their location in a coordinate space`() {
        show(
            VStack(spacing: 0) {
                Box("above", width: 100, height: 20)
                Box("box", width: 100, height: 80)
                    .onTapGesture { log.points.append($0) }
                    .simultaneousGesture(
                        SpatialTapGesture(coordinateSpace: .named("stack")).onEnded { log.points.append($0.location) }
                    )
                    .simultaneousGesture(
                        SpatialTapGesture(coordinateSpace: .global).onEnded { log.points.append($0.location) })
            }.coordinateSpace(.named("stack")))
        host.tap(middle)
        // The stack is at 50, and the box 20 below its top.
        #expect(Set(log.points.map { "\($0.x) \($0.y)" }) == ["50.0 30.0", "50.0 50.0", "100.0 100.0"])
    }

    @Test func `drags in a rotated view report its own coordinates`() throws {
        var last: CGSize?
        show(
            Box("box", width: 100, height: 100)
                .gesture(DragGesture(minimumDistance: 0).onChanged { last = $0.translation })
                .rotationEffect(.degrees(90)))
        host.drag(at: middle, by: CGVector(dx: 40, dy: 0))
        let translation = try #require(last)
        #expect(abs(translation.width) < 0.01 && abs(translation.height + 40) < 0.01)
    }

    @Test func `geometry readers report their frame and its changes`() {
        struct Screen: View {
            let log: Log
            @State private var height = 20.0

            var body: some View {
                VStack(spacing: 0) {
                    Box("above", width: 100, height: height).onTapGesture { height = 40 }
                    GeometryReader { proxy in
                        let _ = log.entries.append(
                            "\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .named("stack")).minY)) "
                                + "\(Int(proxy.frame(in: .local).minY))")
                        Box("inner")
                    }.frame(height: 20)
                }.coordinateSpace(.named("stack"))
            }
        }
        show(Screen(log: log))
        #expect(log.entries.last == "100 20 0")
        host.tap(CGPoint(x: 100, y: 85))
        #expect(log.entries.last == "110 40 0")
    }

    @Test func `a pointer enters, moves, and leaves`() {
        show(
            Box("box", width: 100, height: 100)
                .onHover { log.entries.append($0 ? "in" : "out") }
                .onContinuousHover { phase in
                    if case .active(let point) = phase { log.points.append(point) }
                })
        host.hover(at: CGPoint(x: 10, y: 10))
        #expect(log.entries.isEmpty)
        host.hover(at: CGPoint(x: 60, y: 70))
        host.hover(at: CGPoint(x: 80, y: 70))
        #expect(log.entries == ["in"])
        #expect(log.points == [CGPoint(x: 10, y: 20), CGPoint(x: 30, y: 20)])
        host.hover(at: CGPoint(x: 10, y: 10))
        #expect(log.entries == ["in", "out"])
    }

    @Test func `two simultaneous gestures both end`() {
        let drag = DragGesture(minimumDistance: 0).onEnded { [log] _ in log.entries.append("drag") }
        let tap = TapGesture().onEnded { [log] in log.entries.append("tap") }
        show(
            Box("box", width: 100, height: 100).gesture(
                drag.simultaneously(with: tap).onEnded { [log] value in
                    log.entries.append(value.first != nil && value.second != nil ? "both" : "one")
                }))
        host.tap(middle)
        #expect(log.entries.sorted() == ["both", "drag", "tap"])
    }
}
