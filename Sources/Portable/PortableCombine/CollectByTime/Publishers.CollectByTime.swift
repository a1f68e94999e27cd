extension Publishers {
    /// A strategy that determines when collected values are published.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Publishes whenever the interval has elapsed, unless no values were received.
        case byTime(Context, Context.SchedulerTimeType.Stride)
        /// Publishes whenever the interval has elapsed, or when the given number of values was received. A number less
        /// than 1 counts as 1.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher that collects the values of its upstream and publishes them periodically as arrays.
    ///
    /// It has unlimited demand for upstream values as soon as there's downstream demand. While there's no demand, the
    /// group grows. When the upstream finishes, the remaining values are published first; after a failure, they're
    /// discarded.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// An array of the values received since the last one was published. It's never empty.
        public typealias Output = [Upstream.Output]

        /// The failure type of the upstream.
        public typealias Failure = Upstream.Failure

        /// The publisher that provides the values.
        public let upstream: Upstream

        /// The strategy that determines when collected values are published.
        public let strategy: TimeGroupingStrategy<Context>

        /// The options of the scheduler, or `nil` for its defaults.
        public let options: Context.SchedulerOptions?

        /// Creates a publisher that collects the values of the given upstream.
        public init(
            upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Subscribes to the upstream and starts the timer.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            let subscription = CombinedSubscription(subscriber), relay = subscription.relay
            let group = CollectedGroup<Upstream.Output>()
            let upstreamSubscriber: UpstreamSubscriber<Upstream.Output, Failure> = subscription.makeUpstreamSubscriber {
                relay.offer { _ in group.removeAll() }
            } receiveValue: { _, value in
                relay.offer { isWanted in
                    group.values.append(value)
                    return isWanted && group.values.count >= strategy.count ? group.removeAll() : nil
                }
            }
            subscription.open(to: subscriber, onDemand: { subscription, _ in subscription.prime(.unlimited) }) {
                let scheduler = strategy.scheduler
                let timer = scheduler.schedule(
                    after: scheduler.now.advanced(by: strategy.interval), interval: strategy.interval,
                    tolerance: scheduler.minimumTolerance, options: options
                ) { [weak relay] in
                    relay?.offer { isWanted in isWanted ? group.removeAll() : nil }
                }
                subscription.keep(timer)
                upstream.subscribe(upstreamSubscriber)
            }
        }
    }
}

extension Publisher {
    /// Collects values and publishes them periodically as arrays.
    ///
    /// - Parameters:
    ///   - strategy: The strategy that determines when a group is published, and its scheduler.
    ///   - options: The options of the scheduler, or `nil` (the default) for its defaults.
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

    /// The number of values after which a group is published immediately.
    fileprivate var count: Int {
        switch self {
        case .byTime: Int.max
        case .byTimeOrCount(_, _, let count): Swift.max(count, 1)
        }
    }
}

/// The values received since the last group was published. The relay's lock protects them.
private final class CollectedGroup<Value> {
    var values: [Value] = []

    /// Returns the values and removes them from the group, or returns `nil` if the group is empty.
    func removeAll() -> [Value]? {
        guard !values.isEmpty else { return nil }
        defer { values = [] }
        return values
    }
}
