import CollageTesting
import Foundation
import Observation
import Testing

@testable import PortableSwiftUI

/// Values of the environment and of transactions that modifiers set.
@MainActor struct EnvironmentReadingTests {
    private let host = TestHost()

    private final class Log {
        var isScrollEnabled: [Bool] = []
        var titles: [String?] = []
    }

    private struct Reader: View {
        let log: Log
        @Environment(\.isScrollEnabled) private var isScrollEnabled

        var body: some View {
            let _ = log.isScrollEnabled.append(isScrollEnabled)
            Color.red
        }
    }

    private func show(_ view: some View) {
        host.show(UIHostingController(rootView: view))
        host.settle()
    }

    @Test func `isScrollEnabled is in the environment, and scroll views follow it`() throws {
        let log = Log()
        show(ScrollView { Reader(log: log) }.scrollDisabled(true))
        #expect(log.isScrollEnabled.last == false)
        #expect(try #require(host.first(UIScrollView.self)).isScrollEnabled == false)
        show(ScrollView { Reader(log: log) }.environment(\.isScrollEnabled, true))
        #expect(log.isScrollEnabled.last == true)
    }

    @Test func `scroll indicators are hidden on the axes of the modifier`() throws {
        show(ScrollView([.horizontal, .vertical]) { Color.red }.scrollIndicators(.hidden, axes: .horizontal))
        let view = try #require(host.first(UIScrollView.self))
        #expect(!view.showsHorizontalScrollIndicator)
        #expect(view.showsVerticalScrollIndicator)
    }

    @Test func `a scroll phase is scrolling unless it is idle`() {
        #expect(!ScrollPhase.idle.isScrolling)
        #expect(ScrollPhase.tracking.isScrolling)
        #expect(ScrollPhase.decelerating.isScrolling)
    }

    @Test func `an action for scroll phases receives the scroll view's geometry`() {
        var offsets: [CGFloat] = []
        show(
            ScrollView { Color.red.frame(height: 5000) }
                .onScrollPhaseChange { _, _, context in offsets.append(context.geometry.contentSize.height) })
        host.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 200))
        host.settle()
        #expect(!offsets.isEmpty)
        #expect(offsets.allSatisfy { $0 == 5000 })
    }

    @Test func `values of UIKit have equivalents unless they're unspecified`() {
        #expect(LayoutDirection(.rightToLeft) == .rightToLeft)
        #expect(LayoutDirection(.unspecified) == nil)
        #expect(ColorSchemeContrast(.high) == .increased)
        #expect(ColorSchemeContrast(.unspecified) == nil)
        #expect(LegibilityWeight(.bold) == .bold)
        #expect(LegibilityWeight(.unspecified) == nil)
    }

    @Test func `a shape with a size is at the anchor of its rectangle`() {
        let path = Rectangle().size(width: 20, height: 10, anchor: .bottomTrailing)
            .path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(path.boundingRect == CGRect(x: 80, y: 40, width: 20, height: 10))
        #expect(HorizontalDirection.Set.all.contains(HorizontalDirection.Set(.trailing)))
    }

    @Test func `the items of a group with a label are in the bar`() throws {
        show(
            NavigationStack {
                Color.red.toolbar {
                    ToolbarItemGroup(placement: .topBarTrailing) {
                        Button("Share") {}
                        Button("Edit") {}
                    } label: {
                        Text("More")
                    }
                }
            })
        #expect(host.elements.map(\.label).contains("Share"))
        #expect(host.elements.map(\.label).contains("Edit"))
        #expect(!host.elements.map(\.label).contains("More"))
    }

    @Test func `values of a transaction have defaults, and keep assigned values`() {
        var transaction = Transaction()
        #expect(transaction.dismissBehavior == .interactive)
        #expect(transaction.scrollTargetAnchor == nil)
        transaction.dismissBehavior = .destructive
        transaction.scrollTargetAnchor = .bottom
        transaction.scrollPositionUpdatePreservesVelocity = true
        #expect(transaction.dismissBehavior == .destructive)
        #expect(transaction.scrollTargetAnchor == .bottom)
        #expect(transaction.scrollPositionUpdatePreservesVelocity)
    }

    @Test func `vectors are interpolated`() {
        #expect(2.0.interpolated(towards: 6, amount: 0.25) == 3)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(4, 0), amount: 0.5)
        #expect(pair == AnimatablePair(2, 5))
    }

    @Observable final class Note {
        var title = "tea"
    }

    private struct TitleReader: View {
        let log: Log
        @FocusedValue(Note.self) private var note

        var body: some View {
            let _ = log.titles.append(note?.title)
            Box(note?.title ?? "none")
        }
    }

    @Test func `a view follows the observable object that another view provides`() {
        let log = Log(), note = Note()
        var environment = EnvironmentValues()
        environment.focusedValueSource = FocusedValueSource()
        let screen = TestGraph(
            Column {
                TitleReader(log: log)
                Box("provider").focusedSceneValue(note)
            }, environment: environment)
        screen.settle()
        screen.settle()
        #expect(log.titles.last == "tea")
        note.title = "milk"
        screen.settle()
        #expect(screen.boxes == ["milk", "provider"])
    }
}
