import CollageTesting
import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Settings of scroll views: margins, anchors, targets, and positions; and the closures that observe them.
@MainActor struct ScrollSettingsTests {
    private final class Log {
        var entries: [String] = []
        var numbers: [CGFloat] = []
        var id: Binding<Int?>?
    }

    private let host = TestHost(size: CGSize(width: 200, height: 200), safeAreaInsets: .zero)
    private let log = Log()

    private func show(_ view: some View) -> UIScrollView {
        host.show(UIHostingController(rootView: view))
        return host.all(UIScrollView.self)[0]
    }

    private var rows: some View {
        VStack(spacing: 0) { ForEach(0..<20) { Box("\($0)", width: 100, height: 50) } }.scrollTargetLayout()
    }

    @Test func `margins scroll with the content`() {
        let scrollView = show(
            ScrollView { Color.red.frame(height: 300) }.contentMargins(.vertical, EdgeInsets(.all, 30))
                .contentMargins(.horizontal, 20, for: .scrollContent))
        #expect(scrollView.contentSize == CGSize(width: 200, height: 360))
        let frames = host.all(UIScrollView.self).count
        #expect(frames == 1)
    }

    @Test func `an anchor specifies the initial position of the content, and the position when it grows`() {
        struct Screen: View {
            @State private var count = 10
            var body: some View {
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { Box("\($0)", width: 200, height: 50) }
                    }.onTapGesture { count += 4 }
                }.defaultScrollAnchor(.bottom)
            }
        }
        let scrollView = show(Screen())
        #expect(scrollView.contentOffset.y == 300)
        host.tap(CGPoint(x: 100, y: 100))
        #expect(scrollView.contentSize.height == 700)
        #expect(scrollView.contentOffset.y == 500)
    }

    @Test func `right-to-left content starts on the right`() {
        let scrollView = show(
            ScrollView(.horizontal) { HStack(spacing: 0) { ForEach(0..<5) { Box("\($0)", width: 100, height: 50) } } }
                .environment(\.layoutDirection, .rightToLeft))
        #expect(scrollView.contentOffset.x == 300)
    }

    @Test func `content smaller than the viewport is at its anchor`() {
        let scrollView = show(ScrollView { Box("a", width: 50, height: 50) }.defaultScrollAnchor(.bottom))
        #expect(scrollView.contentSize.height == 200)
        #expect(scrollView.contentOffset.y == 0)
    }

    @Test func `a flick ends at a page`() {
        let scrollView = show(ScrollView { rows }.scrollTargetBehavior(.paging))
        host.drag(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -120))
        host.settle()
        #expect(scrollView.contentOffset.y == 200)
    }

    @Test func `a flick ends at the edge of a view`() {
        let scrollView = show(ScrollView { rows }.scrollTargetBehavior(.viewAligned))
        host.drag(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -70))
        host.settle()
        #expect(scrollView.contentOffset.y > 0)
        #expect(scrollView.contentOffset.y.truncatingRemainder(dividingBy: 50) == 0)
    }

    @Test(arguments: [
        (ViewAlignedScrollTargetBehavior.LimitBehavior.alwaysByOne, 50.0), (.alwaysByFew, 150), (.never, 300),
    ])
    func `a flick passes a limited number of views`(
        limit: ViewAlignedScrollTargetBehavior.LimitBehavior, most: Double
    ) {
        let scrollView = show(ScrollView { rows }.scrollTargetBehavior(.viewAligned(limitBehavior: limit)))
        host.drag(at: CGPoint(x: 100, y: 190), by: CGVector(dx: 0, dy: -180))
        host.settle()
        #expect(most == 300 ? scrollView.contentOffset.y >= 150 : scrollView.contentOffset.y == most)
    }

    private struct Positioned<Content: View>: View {
        let log: Log
        let content: Content
        @State private var id: Int?

        var body: some View {
            let _ = log.id = $id
            ScrollView { content }.scrollPosition(id: $id)
        }
    }

    @Test func `scrolling updates the ID, and writing an ID scrolls`() {
        let scrollView = show(Positioned(log: log, content: rows))
        #expect(log.id?.wrappedValue == nil)
        host.drag(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -110))
        host.settle()
        let expected = Int((scrollView.contentOffset.y / 50).rounded(.down))
        #expect(log.id?.wrappedValue == expected)
        log.id?.wrappedValue = 12
        host.settle()
        // Scrolls only as far as needed to show it.
        #expect(abs(scrollView.contentOffset.y - 450) < 0.5)
        #expect(log.id?.wrappedValue == 12)
    }

    @Test func `a row that was never created is found by its ID`() {
        let lazy = LazyVStack(spacing: 0) { ForEach(0..<1_000) { Box("\($0)", width: 100, height: 50) } }
            .scrollTargetLayout()
        let scrollView = show(Positioned(log: log, content: lazy))
        log.id?.wrappedValue = 700
        host.settle()
        #expect(abs(scrollView.contentOffset.y - 35_000) < 0.5)
    }

    @Test func `observers receive offsets and phases`() {
        let scrollView = show(
            ScrollView { rows }
                .onScrollGeometryChange(for: CGFloat.self, of: { $0.contentOffset.y }) { log.numbers.append($1) }
                .onScrollPhaseChange { log.entries.append("\($1)") })
        #expect(log.numbers.isEmpty)
        host.drag(at: CGPoint(x: 100, y: 150), by: CGVector(dx: 0, dy: -70))
        host.settle()
        #expect(log.numbers.last == scrollView.contentOffset.y)
        #expect(log.entries.first == "interacting" && log.entries.last == "idle")
    }

    @Test func `settings reach UIKit's view`() {
        let scrollView = show(
            ScrollView { rows }.scrollClipDisabled().scrollBounceBehavior(.basedOnSize)
                .scrollDismissesKeyboard(.interactively))
        #expect(!scrollView.clipsToBounds && !scrollView.alwaysBounceVertical)
        #expect(scrollView.keyboardDismissMode == .interactive)
        let plain = show(ScrollView { rows })
        #expect(plain.clipsToBounds && plain.alwaysBounceVertical && !plain.alwaysBounceHorizontal)
    }

    @Test func `pulling down refreshes the content`() async {
        let scrollView = show(ScrollView { rows }.refreshable { log.entries.append("new") })
        #expect(scrollView.refreshControl != nil)
        scrollView.refreshControl?.sendActions(for: .valueChanged)
        for _ in 0..<20 where log.entries.isEmpty { await Task.yield() }
        #expect(log.entries == ["new"])
        #expect(show(ScrollView { rows }).refreshControl == nil)
    }

    @Test func `visual effects follow scrolling`() {
        let scrollView = show(
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 100)
                        .visualEffect { content, proxy in
                            content.opacity(1 + proxy.frame(in: .scrollView).minY / 100).blur(radius: 2).brightness(0.5)
                        }
                    Color.blue.frame(width: 100, height: 600)
                }
            })
        func opacity() -> Double {
            func find(_ node: DisplayNode, _ opacity: Double) -> Double? {
                let share = opacity * node.opacity
                if node.backgroundColor?.red ?? 0 > 0.9, node.backgroundColor?.blue ?? 1 < 0.5 { return share }
                return node.children.lazy.compactMap { find($0, share) }.first
            }
            let nodes = host.all(ScrolledView.self)[0].makeDisplayNodes()
            return nodes.lazy.compactMap { find($0, 1) }.first ?? -1
        }
        #expect(abs(opacity() - 1) < 0.01)
        scrollView.contentOffset.y = 50
        host.settle()
        #expect(abs(opacity() - 0.5) < 0.01)
    }
}
