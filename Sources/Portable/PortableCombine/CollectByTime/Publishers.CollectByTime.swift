extension Publishers {
    /// When what was collected is published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Each time an interval of a scheduler is over, unless nothing has come meanwhile.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Each time an interval is over, and as soon as there are so many values. Numbers below one count as one.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of arrays of what another one publishes, group by group as time goes by.
    ///
    /// Upstream is asked for everything as soon as something is wanted, for time doesn't wait. As long as nothing is
    /// wanted the group grows. What is left when upstream finishes is published first; a failure drops it.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// What is published: what has come since the last time, never empty.
        public typealias Output = [Upstream.Output]

        /// What upstream may fail with.
        public typealias Failure = Upstream.Failure

        /// Where the values come from.
        public let upstream: Upstream

        /// When what was collected is published.
        public let strategy: TimeGroupingStrategy<Context>

        /// What the scheduler is told; nil leaves it to the scheduler.
        public let options: Context.SchedulerOptions?

        /// A publisher of what another one publishes, group by group.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Subscribes to upstream, and begins to count the time.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let junction = Junction(subscriber), relay = junction.relay
            let group = CollectedGroup<Upstream.Output>()
            let inlet: Inlet<Upstream.Output, Failure> = junction.makeInlet {
                relay.offer { _ in group.take() }
            } receiveValue: { _, value in
                relay.offer { isWanted in
                    group.values.append(value)
                    return isWanted && group.values.count >= strategy.count ? group.take() : nil
                }
            }
            junction.open(to: subscriber, onDemand: { junction, _ in junction.prime(.unlimited) }) {
                let scheduler = strategy.scheduler
                let timer = scheduler.schedule(
                    after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) { [weak relay] in
                    relay?.offer { isWanted in isWanted ? group.take() : nil }
                }
                junction.keep(timer)
                upstream.subscribe(inlet)
            }
        }
    }
}

extension Publisher {
    /// Publishes arrays of what this publisher publishes, group by group as time goes by.
    ///
    /// - Parameters:
    ///   - strategy: When a group is published, and on which scheduler.
    ///   - options: What the scheduler is told; nil, the default, leaves it to the scheduler.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

extension Publishers.TimeGroupingStrategy {
    fileprivate var scheduler: Context {
        switch self {
        case .byTime(let scheduler, _), .byTimeOrCount(let scheduler, _, _): scheduler
        }
    }

    fileprivate var interval: Context.SchedulerTimeType.Stride {
        switch self {
        case .byTime(_, let interval), .byTimeOrCount(_, let interval, _): interval
        }
    }

    /// How many values make a group that needn't wait.
    fileprivate var count: Int {
        switch self {
        case .byTime: Int.max
        case .byTimeOrCount(_, _, let count): Swift.max(count, 1)
        }
    }
}

/// The values that have come since a group was published, which a relay's lock guards.
private final class CollectedGroup<Value> {
    var values: [Value] = []

    /// The values, which are the group's no more; nil if there are none.
    func take() -> [Value]? {
        guard !values.isEmpty else { return nil }
        defer { values = [] }
        return values
    }
}
