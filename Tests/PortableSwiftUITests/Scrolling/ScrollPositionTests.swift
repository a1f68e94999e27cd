import CollageTesting
import Foundation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Scroll positions that the app sets and the user changes.
@MainActor struct ScrollPositionTests {
    private let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)

    private final class Log {
        var position: Binding<ScrollPosition>?
    }

    private struct Screen: View {
        let log: Log
        var axes = Axis.Set.vertical
        var anchor: UnitPoint?
        @State var position: ScrollPosition

        var body: some View {
            let _ = log.position = $position
            ScrollView(axes) {
                if axes == .horizontal {
                    HStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", width: 50, height: 100) } }.scrollTargetLayout()
                } else {
                    VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", width: 100, height: 50) } }.scrollTargetLayout()
                }
            }
            .scrollPosition($position, anchor: anchor)
        }
    }

    private let log = Log()

    private func show(
        _ position: ScrollPosition, _ axes: Axis.Set = .vertical, anchor: UnitPoint? = nil, isRightToLeft: Bool = false
    ) -> UIScrollView {
        host.show(
            UIHostingController(
                rootView: Screen(log: log, axes: axes, anchor: anchor, position: position)
                    .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight)))
        host.settle()
        return host.all(UIScrollView.self)[0]
    }

    private func write(_ change: (inout ScrollPosition) -> Void) throws {
        let position = try #require(log.position)
        var new = position.wrappedValue
        change(&new)
        position.wrappedValue = new
        host.settle()
    }

    @Test func `the initial offset is that of the position`() {
        #expect(show(ScrollPosition()).contentOffset.y == 0)
        #expect(show(ScrollPosition(edge: .bottom)).contentOffset.y == 800)
        #expect(show(ScrollPosition(id: 10, anchor: .top)).contentOffset.y == 500)
        #expect(show(ScrollPosition(id: 10), anchor: .bottom).contentOffset.y == 350)
        #expect(show(ScrollPosition(y: 120)).contentOffset.y == 120)
        #expect(show(ScrollPosition(point: CGPoint(x: 70, y: 30)), .horizontal).contentOffset.x == 70)
    }

    @Test func `setting a position scrolls the content, up to its end`() throws {
        let scrollView = show(ScrollPosition(idType: Int.self))
        try write { $0.scrollTo(id: 7, anchor: .top) }
        #expect(scrollView.contentOffset.y == 350)
        #expect(log.position?.wrappedValue.viewID(type: Int.self) == 7)
        #expect(log.position?.wrappedValue.viewID(type: String.self) == nil)
        try write { $0.scrollTo(edge: .bottom) }
        #expect(scrollView.contentOffset.y == 800)
        #expect(log.position?.wrappedValue.edge == .bottom && log.position?.wrappedValue.viewID == nil)
        try write { $0.scrollTo(y: 90) }
        #expect(scrollView.contentOffset.y == 90)
        #expect(log.position?.wrappedValue.point == CGPoint(x: 0, y: 90))
        try write { $0.scrollTo(x: 5, y: 5_000) }
        #expect(scrollView.contentOffset == CGPoint(x: 0, y: 800))
        try write { $0.scrollTo(id: "nobody") }
        #expect(scrollView.contentOffset.y == 800)
        try write { $0.scrollTo(edge: .top) }
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `scrolling by the user updates the position, and the app can scroll back`() throws {
        let scrollView = show(ScrollPosition(idType: Int.self, edge: .top))
        #expect(log.position?.wrappedValue.isPositionedByUser == false)
        for _ in 0..<2 {
            host.drag(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -110))
            host.settle()
            let position = try #require(log.position?.wrappedValue)
            #expect(position.isPositionedByUser && position.edge == nil)
            #expect(position.viewID(type: Int.self) == Int((scrollView.contentOffset.y / 50).rounded(.down)))
            try write { $0.scrollTo(edge: .top) }
            #expect(scrollView.contentOffset.y == 0)
            #expect(log.position?.wrappedValue.isPositionedByUser == false)
        }
    }

    @Test func `right-to-left content starts on the right`() throws {
        let scrollView = show(ScrollPosition(edge: .trailing), .horizontal, isRightToLeft: true)
        #expect(scrollView.contentOffset.x == 0)
        try write { $0.scrollTo(edge: .leading) }
        #expect(scrollView.contentOffset.x == 800)
    }

    @Test func `positions are equal if their values and the types of their IDs are equal`() {
        #expect(ScrollPosition(id: 1) == ScrollPosition(id: 1))
        #expect(ScrollPosition(id: 1) != ScrollPosition(id: 2))
        #expect(ScrollPosition(id: 1) != ScrollPosition(id: "1"))
        #expect(ScrollPosition(edge: .top) != ScrollPosition(idType: Int.self, edge: .top))
        #expect(ScrollPosition(x: 1) != ScrollPosition(x: 1, y: 0))
        var moved = ScrollPosition(edge: .top)
        moved.isPositionedByUser = true
        #expect(moved.edge == nil && moved != ScrollPosition())
    }
}
