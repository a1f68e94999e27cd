import CollageTesting
import Foundation
import Observation
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Typical screens, used from their first to their last state.
@MainActor struct ScreensInMotionTests {
    private let host = TestHost(size: CGSize(width: 320, height: 480), safeAreaInsets: .zero)

    // MARK: A deck of cards

    struct Card: Identifiable, Equatable {
        let id: Int
        let title: String
        let color: Color
    }

    struct CardDeck: View {
        @State private var cards = [
            Card(id: 1, title: "Lisbon", color: .orange), Card(id: 2, title: "Kyoto", color: .pink),
            Card(id: 3, title: "Oslo", color: .teal), Card(id: 4, title: "Lima", color: .indigo),
        ]
        @GestureState(resetTransaction: Transaction(animation: .spring(response: 0.4, dampingFraction: 0.7)))
        private var drag = CGSize.zero

        var body: some View {
            VStack(spacing: 24) {
                ZStack {
                    ForEach(cards.reversed()) { card in
                        let index = cards.firstIndex(of: card) ?? 0
                        cardView(card)
                            .scaleEffect(1 - CGFloat(index) * 0.06)
                            .offset(y: CGFloat(index) * 18)
                            .offset(index == 0 ? drag : .zero)
                            .rotationEffect(.degrees(index == 0 ? Double(drag.width) / 15 : 0))
                            .blur(radius: CGFloat(index))
                            .zIndex(Double(-index))
                            .gesture(swipe, including: index == 0 ? .all : .none)
                            .transition(.asymmetric(insertion: .opacity, removal: .move(edge: .trailing)))
                    }
                }
                Text("\(cards.count) left")
                    .font(.headline)
                    .monospacedDigit()
                    .contentTransition(.numericText(countsDown: true))
            }
            .padding()
            .animation(.spring(duration: 0.5, bounce: 0.2), value: cards)
        }

        private var swipe: some Gesture {
            DragGesture(coordinateSpace: .global)
                .updating($drag) { value, state, _ in state = value.translation }
                .onEnded { value in
                    if abs(value.translation.width) > 90 { cards.removeFirst() }
                }
        }

        private func cardView(_ card: Card) -> some View {
            RoundedRectangle(cornerRadius: 24, style: .continuous)
                .fill(card.color.gradient)
                .frame(height: 220)
                .overlay(alignment: .bottomLeading) {
                    Text(card.title).font(.largeTitle.bold()).foregroundStyle(.white).padding()
                }
                .shadow(radius: 6, y: 4)
        }
    }

    // MARK: A stopwatch

    struct Stopwatch: View {
        @State private var startedAt: Date?
        @State private var elapsed: TimeInterval = 0

        var body: some View {
            VStack(spacing: 32) {
                TimelineView(.animation(minimumInterval: 1 / 30, paused: startedAt == nil)) { timeline in
                    let time = elapsed + (startedAt.map { max(timeline.date.timeIntervalSince($0), 0) } ?? 0)
                    ZStack {
                        Circle().stroke(.quaternary, lineWidth: 14)
                        Circle()
                            .trim(from: 0, to: time.truncatingRemainder(dividingBy: 60) / 60)
                            .stroke(.tint, style: StrokeStyle(lineWidth: 14, lineCap: .round))
                            .rotationEffect(.degrees(-90))
                        Text(Self.text(time)).font(.system(size: 44, weight: .light)).monospacedDigit()
                    }
                    .frame(width: 220, height: 220)
                }
                HStack(spacing: 16) {
                    Button("Reset") {
                        startedAt = nil
                        elapsed = 0
                    }
                    .buttonStyle(.bordered)
                    .disabled(startedAt != nil || elapsed == 0)
                    Button(startedAt == nil ? "Start" : "Stop") {
                        if let start = startedAt {
                            elapsed += Date().timeIntervalSince(start)
                            startedAt = nil
                        } else {
                            startedAt = Date()
                        }
                    }
                    .buttonStyle(.borderedProminent)
                }
            }
        }

        static func text(_ time: TimeInterval) -> String {
            let hundredths = Int((time * 100).rounded(.down))
            func two(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
            return "\(two(hundredths / 6000)):\(two(hundredths / 100 % 60)).\(two(hundredths % 100))"
        }
    }

    // MARK: An onboarding

    struct Onboarding: View {
        struct Page: Identifiable {
            let id: Int
            let symbol: String
            let title: String
        }

        private let pages = [
            Page(id: 0, symbol: "star", title: "Welcome"), Page(id: 1, symbol: "heart", title: "Collect"),
            Page(id: 2, symbol: "bell", title: "Be reminded"),
        ]
        @State private var page: Int? = 0
        @Namespace private var dots

        var body: some View {
            VStack(spacing: 20) {
                ScrollView(.horizontal, showsIndicators: false) {
                    LazyHStack(spacing: 0) {
                        ForEach(pages) { page in
                            VStack(spacing: 16) {
                                Image(systemName: page.symbol)
                                    .symbolVariant(.fill)
                                    .font(.system(size: 80))
                                    .foregroundStyle(.tint)
                                    .phaseAnimator([1.0, 1.1], trigger: self.page) { $0.scaleEffect($1) }
                                Text(page.title).font(.title.bold())
                                Text("A longer text that says what is good about this page, in two lines or three.")
                                    .multilineTextAlignment(.center)
                                    .foregroundStyle(.secondary)
                            }
                            .padding(32)
                            .containerRelativeFrame(.horizontal)
                            .scrollTransition { content, phase in
                                content.opacity(phase.isIdentity ? 1 : 0.3).scaleEffect(phase.isIdentity ? 1 : 0.8)
                            }
                        }
                    }
                    .scrollTargetLayout()
                }
                .scrollPosition(id: $page)
                .scrollTargetBehavior(.paging)
                HStack(spacing: 12) {
                    ForEach(pages) { item in
                        ZStack {
                            Circle().fill(.quaternary).frame(width: 10, height: 10)
                            if item.id == page {
                                Capsule().fill(.tint).frame(width: 22, height: 10)
                                    .matchedGeometryEffect(id: "dot", in: dots)
                            }
                        }
                        .frame(width: 22)
                    }
                }
                .animation(.snappy, value: page)
                Button(page == pages.count - 1 ? "Begin" : "Next") {
                    withAnimation { page = min((page ?? 0) + 1, pages.count - 1) }
                }
                .buttonStyle(.borderedProminent)
            }
            .padding(.vertical, 24)
        }
    }

    // MARK: Driving

    private var labels: [String] { host.elements.compactMap(\.label) }

    private func show(_ view: some View) { host.show(UIHostingController(rootView: view)) }

    @Test func `a thrown card is removed and the next one moves to the front`() {
        show(CardDeck())
        #expect(labels.contains("4 left"))
        host.drag(at: CGPoint(x: 160, y: 200), by: CGVector(dx: 40, dy: 0))
        host.settle()
        #expect(labels.contains("4 left"), "it went back")
        host.drag(at: CGPoint(x: 160, y: 200), by: CGVector(dx: 140, dy: 10))
        host.settle()
        #expect(labels.contains("3 left"))
        #expect(!labels.contains("Lisbon") && labels.contains("Kyoto"))
        for _ in 0..<3 {
            host.drag(at: CGPoint(x: 160, y: 200), by: CGVector(dx: -140, dy: 0))
            host.settle()
        }
        #expect(labels == ["0 left"])
    }

    @Test func `a stopwatch starts, stops, and resets`() throws {
        show(Stopwatch())
        #expect(labels.contains("00:00.00"))
        try host.element(labeled: "Start").tap()
        host.advance(by: 2)
        let going = labels.filter { $0.hasPrefix("00:") }
        #expect(going.count == 1 && going != ["00:00.00"])
        try host.element(labeled: "Stop").tap()
        try host.element(labeled: "Reset").tap()
        #expect(labels.contains("00:00.00") && labels.contains("Start"))
    }

    @Test func `the pages of an onboarding change with buttons and with swipes`() throws {
        show(Onboarding())
        let scrollView = try #require(host.all(UIScrollView.self).first)
        #expect(scrollView.contentSize.width == 960)
        try host.element(labeled: "Next").tap()
        host.settle()
        #expect(scrollView.contentOffset.x == 320)
        host.drag(at: CGPoint(x: 260, y: 150), by: CGVector(dx: -200, dy: 0))
        host.settle()
        #expect(scrollView.contentOffset.x == 640)
        #expect(labels.contains("Begin"))
        host.drag(at: CGPoint(x: 60, y: 150), by: CGVector(dx: 200, dy: 0))
        host.settle()
        #expect(scrollView.contentOffset.x == 320 && labels.contains("Next"))
    }
}
