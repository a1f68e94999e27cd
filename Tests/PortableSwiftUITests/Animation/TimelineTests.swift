import CollageTesting
import Foundation
import LayoutGeometry
import PortableUIKit
import Testing

@testable import PortableSwiftUI

/// Views that change with time.
@MainActor
struct TimelineTests {
    private let start = Date(timeIntervalSinceReferenceDate: 1_000)

    private func times(_ schedule: some TimelineSchedule, from offset: Double, _ count: Int) -> [Double] {
        schedule.entries(from: start.addingTimeInterval(offset), mode: .normal).prefix(count)
            .map { $0.timeIntervalSince(start) }
    }

    @Test func `schedules have the expected dates`() {
        #expect(times(.periodic(from: start, by: 2), from: 0, 3) == [0, 2, 4])
        #expect(times(.periodic(from: start, by: 2), from: 5, 2) == [4, 6])
        #expect(times(.periodic(from: start, by: 2), from: -5, 2) == [0, 2])
        #expect(times(.periodic(from: start, by: 0), from: 3, 5) == [0])
        // A thousand seconds are 16 minutes and 40 seconds.
        #expect(times(.everyMinute, from: 0, 2) == [-40, 20])
        #expect(times(.explicit([start, start.addingTimeInterval(9)]), from: 5, 9) == [0, 9])
        #expect(times(.animation(minimumInterval: 0.5), from: 1, 3) == [1, 1.5, 2])
        #expect(times(.animation(paused: true), from: 1, 3) == [1])
    }

    @Test(arguments: [1e-12, 1e-6])
    func `a schedule with more dates than frames is shown at the frames`(interval: Double) {
        let log = Log()
        let graph = TestGraph(Ticker(log: log, schedule: .periodic(from: .distantPast, by: interval)))
        go(graph, to: 0.5)
        go(graph, to: 1)
        #expect(log.dates.count >= 3 && log.dates == log.dates.sorted())
    }

    private final class Log { var dates: [Date] = [] }

    private func go(_ graph: TestGraph, to time: Double) {
        graph.graph.advance(to: time)
        graph.settle()
    }

    private struct Ticker<Schedule: TimelineSchedule>: View {
        let log: Log
        let schedule: Schedule

        var body: some View {
            TimelineView(schedule) { context in
                let _ = log.dates.append(context.date)
                Box("tick")
            }
        }
    }

    @Test func `a timeline view is updated at the dates of its schedule, and not between them`() throws {
        let log = Log()
        let graph = TestGraph(Ticker(log: log, schedule: .periodic(from: .distantPast, by: 1)))
        let first = try #require(log.dates.first)
        for frame in 1...40 { go(graph, to: Double(frame) * 0.1) }
        #expect(log.dates.count == 5)
        #expect(zip(log.dates.dropFirst(), log.dates).allSatisfy { abs($0.timeIntervalSince($1) - 1) < 1e-6 })
        #expect(abs(log.dates.last!.timeIntervalSince(first) - 4) < 1e-6)
        #expect(graph.graph.isAnimating)
    }

    @Test func `a timeline that updates in each frame ends when its view is removed`() {
        struct Screen: View {
            let log: Log
            let isShown: Bool
            var body: some View { if isShown { Ticker(log: log, schedule: .animation) } }
        }
        let log = Log()
        let graph = ViewGraph(Screen(log: log, isShown: true))
        func frame(_ time: Double) {
            graph.advance(to: time)
            graph.layout(in: .zero)
        }
        for time in [0.0, 0.1, 0.2, 0.3] { frame(time) }
        #expect(log.dates.count == 4)
        graph.update(Screen(log: log, isShown: false), environment: EnvironmentValues())
        for time in [0.4, 0.5] { frame(time) }
        #expect(log.dates.count == 4)
        #expect(!graph.isAnimating)
        graph.end()
    }

    @Test func `dates are the app's dates and advance with the device's clock`() {
        let log = Log()
        let host = TestHost(size: CGSize(width: 100, height: 100))
        host.show(UIHostingController(rootView: Ticker(log: log, schedule: .animation)))
        #expect(abs(log.dates.first!.timeIntervalSinceNow) < 60)
        let before = log.dates.last!
        host.advance(by: 2)
        #expect(abs(log.dates.last!.timeIntervalSince(before) - 2) < 0.2)
    }

    @Test func `no frames are requested between dates that are far apart`() throws {
        let host = TestHost()
        let log = Log()
        let start = Date(timeIntervalSinceNow: -0.5)
        host.show(UIHostingController(rootView: Ticker(log: log, schedule: .periodic(from: start, by: 1))))
        host.settle()
        #expect(host.unsettled.isEmpty)
        let before = log.dates.count
        for _ in 0..<30 { host.advance(by: 0.1) }
        #expect((2...4).contains(log.dates.count - before))
        let view = try #require(host.first(HostingView.self))
        #expect(!view.graph.isAnimating)
    }

    @Test(arguments: [0.02, 0.05, 0.09])
    func `requesting frames stops after a nearby date has passed`(distance: Double) throws {
        let host = TestHost()
        let log = Log()
        let controller = UIHostingController(
            rootView: Ticker(log: log, schedule: .periodic(from: .distantFuture, by: 1)))
        host.show(controller)
        let view = try #require(host.first(HostingView.self))
        let now = view.graph.date(at: view.graph.now)
        controller.rootView = Ticker(
            log: log, schedule: .periodic(from: now.addingTimeInterval(distance - 1), by: 1))
        host.advance(by: 0.001)
        #expect(view.graph.isAnimating)
        let before = log.dates.count
        host.advance(by: 0.2)
        #expect(!view.graph.isAnimating)
        #expect(log.dates.count == before + 1)
        host.advance(by: 1)
        #expect(!view.graph.isAnimating)
        #expect(log.dates.count == before + 2)
    }
}
