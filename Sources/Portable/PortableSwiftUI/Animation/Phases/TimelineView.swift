import Foundation
import PortableUIKit

/// A view that updates according to a schedule.
public nonisolated struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    private let schedule: Schedule
    private let content: (Context) -> Content

    /// Creates a view that updates according to a schedule.
    /// - Parameters:
    ///   - schedule: The schedule.
    ///   - content: A closure that returns the view for a date.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
    }

    /// The context in which the content is created.
    public struct Context: Sendable {
        /// The update frequency of a timeline view.
        public enum Cadence: Comparable, Sendable {
            /// The view updates in every frame.
            case live
            /// The view updates once per second.
            case seconds
            /// The view updates once per minute.
            case minutes
        }

        /// The current date of the schedule.
        public let date: Date
        /// The maximum update frequency: always every frame, because devices aren't dimmed.
        public let cadence: Cadence
    }

    /// The content for the current date.
    @MainActor public var body: some View {
        TimelineBody(schedule: schedule, content: { content(Context(date: $0, cadence: .live)) })
    }
}

/// The context of a timeline view, regardless of its schedule.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

private struct TimelineBody<Schedule: TimelineSchedule, Content: View>: View {
    let schedule: Schedule
    let content: (Date) -> Content
    @State private var clock = TimelineClock<Schedule>()

    var body: some View {
        content(clock.date(of: schedule))
    }
}

/// An object that follows a schedule on the device's clock.
@MainActor
private final class TimelineClock<Schedule: TimelineSchedule>: RunningAnimation {
    /// The number of the current date. The body reads it, so the next date evaluates the body again.
    private let shown = StateBox(0)
    private var schedule: Schedule?
    private var entries: Schedule.Entries.Iterator?
    private var current: Date?
    private var following: Date?
    private weak var node: _AnyViewNode?

    nonisolated init() {}

    /// Returns the current date, and starts to follow the schedule if it's a different one.
    func date(of new: Schedule) -> Date {
        _ = shown.value
        guard let node = Evaluation.current?.node else { return Date() }
        self.node = node
        let now = node.graph.date(at: node.graph.now)
        if schedule.map({ !ValueComparator.areEqual($0, new) }) ?? true {
            schedule = new
            entries = new.entries(from: now, mode: .normal).makeIterator()
            current = entries?.next()
            following = entries?.next()
        }
        catchUp(with: now)
        if let following { wait(until: following, from: now, in: node.graph) }
        return current ?? now
    }

    /// The timer that fires at the next date, if it's distant enough that frames needn't be requested until then.
    private lazy var timer = FrameTimer(isAwaited: false) { [weak self] in self?.update() }

    private func wait(until next: Date, from now: Date, in graph: ViewGraph) {
        let rest = next.timeIntervalSince(now)
        if let host = graph.host, rest > 0.1 {
            // Limited to a day. When the timer fires, it's started again if the date is still in the future.
            timer.start(after: min(rest + 0.0001, 86_400), for: host)
        } else {
            graph.animate(self)
        }
    }

    private func update() {
        guard let node, !node.isRemoved, let following else { return }
        let now = node.graph.date(at: node.graph.now)
        if following <= now {
            shown.write(shown.current + 1)
        } else {
            wait(until: following, from: now, in: node.graph)
        }
    }

    /// Skips the dates before the current one. A schedule with too many of them for one frame continues with the
    /// current date.
    private func catchUp(with now: Date) {
        for _ in 0..<Self.maximumSkipCount {
            guard let next = following, next <= now else { return }
            current = next
            following = entries?.next()
        }
        current = now
        following = now
    }

    private static var maximumSkipCount: Int { 10_000 }

    func step(to time: Double) -> Bool {
        guard let node, !node.isRemoved, let following else { return false }
        if following > node.graph.date(at: time) { return true }
        // The body computes the time until the next date.
        shown.write(shown.current + 1)
        return false
    }
}
