extension Publishers {
    /// A publisher that publishes the latest values of two publishers whenever one of them publishes.
    ///
    /// It publishes after each publisher has published a value. Demand is passed on to all publishers; of the values beyond
    /// the demand, only the latest ones are stored. The publisher finishes when all publishers have finished, and fails
    /// when one fails.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The latest values of the publishers.
        public typealias Output = (A.Output, B.Output)

        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Creates a publisher that combines the latest values of two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S)
        where Failure == S.Failure, S.Input == Output {
            let subscription = CombinedSubscription(subscriber)
            let (newestA, newestB) = (NewestValue<A.Output>(), NewestValue<B.Output>())
            let combine: () -> Output? = {
                guard let a = newestA.value, let b = newestB.value else { return nil }
                return (a, b)
            }
            let subscriberA = subscription.makeUpstreamSubscriber(keeping: newestA, combine: combine)
            let subscriberB = subscription.makeUpstreamSubscriber(keeping: newestB, combine: combine)
            subscription.open(to: subscriber, onDemand: { $0.requestAll($1) }) {
                a.subscribe(subscriberA)
                b.subscribe(subscriberB)
            }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Publishes the latest values of this publisher and another whenever one of them publishes.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest<Self, P>(self, other)
    }

    /// Publishes the result of a closure applied to the latest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Failure == P.Failure {
        combineLatest(other).map { transform($0, $1) }
    }
}
