import CollageTesting
import Foundation
import Testing

@testable import PortableSwiftUI

/// Taps, presses and drags on views.
@MainActor struct GestureTests {
    final class Log { var entries: [String] = [] }

    private let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)
    private let log = Log()
    private let middle = CGPoint(x: 100, y: 100)

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
    }

    private var box: Box { Box("box", width: 100, height: 100) }

    @Test func `the innermost tap gesture takes precedence`() {
        show(box.onTapGesture { log.entries.append("inner") }.onTapGesture { log.entries.append("outer") })
        host.tap(middle)
        #expect(log.entries == ["inner"])
    }

    @Test func `a high-priority tap is recognized first`() {
        show(
            box.onTapGesture { log.entries.append("inner") }
                .highPriorityGesture(TapGesture().onEnded { log.entries.append("outer") }))
        host.tap(middle)
        #expect(log.entries == ["outer"])
    }

    @Test func `a simultaneous tap doesn't block other gestures`() {
        show(
            box.onTapGesture { log.entries.append("inner") }
                .simultaneousGesture(TapGesture().onEnded { log.entries.append("outer") }))
        host.tap(middle)
        #expect(log.entries.sorted() == ["inner", "outer"])
    }

    @Test func `a tap waits until a double tap has failed`() {
        show(box.onTapGesture(count: 2) { log.entries.append("double") }.onTapGesture { log.entries.append("single") })
        host.tap(at: middle, count: 2)
        #expect(log.entries == ["double"])
        host.tap(middle)
        #expect(log.entries == ["double", "single"])
    }

    @Test func `a finger that moves doesn't tap`() {
        show(box.onTapGesture { log.entries.append("tap") })
        host.drag(at: middle, by: CGVector(dx: 30, dy: 0))
        #expect(log.entries.isEmpty)
    }

    @Test func `a long press is recognized when its time is over`() {
        show(
            box.onTapGesture { log.entries.append("tap") }.onLongPressGesture(minimumDuration: 0.5) {
                log.entries.append("long")
            } onPressingChanged: {
                log.entries.append($0 ? "down" : "up")
            })
        host.hold(at: middle, for: 0.8)
        #expect(log.entries == ["down", "up", "long"])
        log.entries = []
        host.tap(middle)
        #expect(log.entries.contains("tap"))
        #expect(!log.entries.contains("long"))
    }

    @Test func `a drag reports the finger's location`() throws {
        var values: [DragGesture.Value] = []
        var ends: [DragGesture.Value] = []
        show(box.gesture(DragGesture().onChanged { values.append($0) }.onEnded { ends.append($0) }))
        host.drag(at: middle, by: CGVector(dx: 40, dy: 20))
        let first = try #require(values.first)
        #expect(first.startLocation == CGPoint(x: 50, y: 50))
        #expect(hypot(first.translation.width, first.translation.height) >= 10)
        #expect(values.last?.translation == CGSize(width: 40, height: 20))
        #expect(ends.map(\.location) == [CGPoint(x: 90, y: 70)])
    }

    @Test func `a drag can follow a long press in a sequence`() {
        var translations: [CGFloat] = []
        let press = LongPressGesture(minimumDuration: 0.3)
        show(
            box.gesture(
                press.sequenced(before: DragGesture()).onChanged { value in
                    if case .second(true, let drag?) = value { translations.append(drag.translation.width) }
                }))
        host.drag(at: middle, by: CGVector(dx: 40, dy: 0))
        #expect(translations.isEmpty)
        host.drag(at: middle, by: CGVector(dx: 40, dy: 0), held: 0.6)
        #expect(translations.last == 40)
    }

    @Test func `only one of two exclusive gestures is recognized`() {
        let double = TapGesture(count: 2).onEnded { [log] in log.entries.append("double") }
        let single = TapGesture().onEnded { [log] in log.entries.append("single") }
        show(box.gesture(double.exclusively(before: single)))
        host.tap(at: middle, count: 2)
        host.tap(middle)
        #expect(log.entries == ["double", "single"])
    }

    @Test func `disabled views don't recognize gestures`() {
        show(box.onTapGesture { log.entries.append("tap") }.disabled(true))
        host.tap(middle)
        #expect(log.entries.isEmpty)
    }

    @Test func `a scroll view cancels the touch of a button, but not of a tap`() {
        let controller = UIHostingController(rootView: box.onTapGesture { [log] in log.entries.append("tap") })
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        scrollView.contentSize = CGSize(width: 200, height: 600)
        controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        let outer = UIViewController()
        outer.view.addSubview(scrollView)
        outer.addChild(controller)
        scrollView.addSubview(controller.view)
        host.show(outer)
        host.drag(at: middle, by: CGVector(dx: 0, dy: -60))
        #expect(scrollView.contentOffset.y > 20)
        #expect(log.entries.isEmpty)
        scrollView.contentOffset = .zero
        host.settle()
        host.tap(middle)
        #expect(log.entries == ["tap"])
    }
}
