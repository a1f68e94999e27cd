import PortableCombine

/// A scheduler whose time, in whole ticks, advances only when a test advances it.
final class ManualScheduler: Scheduler {
    struct SchedulerTimeType: Strideable {
        var ticks: Int

        func distance(to other: SchedulerTimeType) -> Stride { Stride(ticks: other.ticks - ticks) }

        func advanced(by stride: Stride) -> SchedulerTimeType { SchedulerTimeType(ticks: ticks + stride.ticks) }
    }

    struct Stride: SchedulerTimeIntervalConvertible, SignedNumeric, Comparable {
        var ticks: Int
        var magnitude: Int { abs(ticks) }

        init(ticks: Int) { self.ticks = ticks }
        init(integerLiteral value: Int) { ticks = value }
        init?(exactly source: some BinaryInteger) { ticks = Int(source) }

        static func seconds(_ value: Int) -> Stride { Stride(ticks: value) }
        static func seconds(_ value: Double) -> Stride { Stride(ticks: Int(value)) }
        static func milliseconds(_ value: Int) -> Stride { Stride(ticks: value) }
        static func microseconds(_ value: Int) -> Stride { Stride(ticks: value) }
        static func nanoseconds(_ value: Int) -> Stride { Stride(ticks: value) }
        static func < (left: Stride, right: Stride) -> Bool { left.ticks < right.ticks }
        static func + (left: Stride, right: Stride) -> Stride { Stride(ticks: left.ticks + right.ticks) }
        static func - (left: Stride, right: Stride) -> Stride { Stride(ticks: left.ticks - right.ticks) }
        static func * (left: Stride, right: Stride) -> Stride { Stride(ticks: left.ticks * right.ticks) }
        static func += (left: inout Stride, right: Stride) { left = left + right }
        static func -= (left: inout Stride, right: Stride) { left = left - right }
        static func *= (left: inout Stride, right: Stride) { left = left * right }
    }

    private(set) var now = SchedulerTimeType(ticks: 0)
    let minimumTolerance = Stride(ticks: 0)
    private var timers: [(id: Int, next: Int, interval: Int, action: () -> Void)] = []
    private var count = 0

    /// The number of running timers.
    var timerCount: Int { timers.count }

    func schedule(options: Never?, _ action: @escaping () -> Void) { action() }

    func schedule(after date: SchedulerTimeType, tolerance: Stride, options: Never?, _ action: @escaping () -> Void) {
        _ = schedule(after: date, interval: Stride(ticks: .max), tolerance: tolerance, options: options, action)
    }

    func schedule(
        after date: SchedulerTimeType, interval: Stride, tolerance: Stride, options: Never?,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        count += 1
        let id = count
        timers.append((id, date.ticks, interval.ticks, action))
        return AnyCancellable { [weak self] in self?.timers.removeAll { $0.id == id } }
    }

    /// Advances the time, tick by tick.
    func advance(by ticks: Int) {
        for _ in 0..<ticks {
            now.ticks += 1
            for index in timers.indices where timers[index].next == now.ticks {
                timers[index].next += timers[index].interval
                timers[index].action()
            }
        }
    }
}
