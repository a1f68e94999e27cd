import Foundation
import LayoutGeometry

extension ProgressView {
    /// Creates a progress view for a time range, with labels. It updates every second.
    public init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
        timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
    /// Creates a progress view for a time range, with a label. It updates every second.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            fraction: 0, label: label(),
            currentValueLabel: DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown))
        timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    }

    /// Creates a progress view for a time range. It updates every second.
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// The label of the time in a progress view: the time that is left, or that has passed.
public nonisolated struct DefaultDateProgressLabel: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// The time, which updates every second.
    @MainActor public var body: some View {
        let (interval, countsDown) = (interval, countsDown)
        TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
            let now = min(max(context.date, interval.lowerBound), interval.upperBound)
            let seconds =
                countsDown ? interval.upperBound.timeIntervalSince(now) : now.timeIntervalSince(interval.lowerBound)
            Text(
                Duration.seconds(Int(saturating: min(max(seconds.rounded(), -1e9), 1e9))),
                format: .time(pattern: .minuteSecond))
        }
    }
}

/// The time that a progress view shows.
nonisolated struct ProgressTimer {
    let interval: ClosedRange<Date>
    let countsDown: Bool

    /// Returns the elapsed or remaining fraction of the time, from 0 to 1.
    func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let passed = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - passed : passed
    }
}
