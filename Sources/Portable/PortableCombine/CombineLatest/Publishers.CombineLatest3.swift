extension Publishers {
    /// A publisher that publishes the latest values of three publishers whenever one of them publishes.
    ///
    /// It publishes after each publisher has published a value. Demand is passed on to all publishers; of the values beyond
    /// the demand, only the latest ones are stored. The publisher finishes when all publishers have finished, and fails
    /// when one fails.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The latest values of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// Creates a publisher that combines the latest values of three publishers.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S)
        where Failure == S.Failure, S.Input == Output {
            let subscription = CombinedSubscription(subscriber)
            let (newestA, newestB, newestC) = (
                NewestValue<A.Output>(), NewestValue<B.Output>(), NewestValue<C.Output>()
            )
            let combine: () -> Output? = {
                guard let a = newestA.value, let b = newestB.value, let c = newestC.value else { return nil }
                return (a, b, c)
            }
            let subscriberA = subscription.makeUpstreamSubscriber(keeping: newestA, combine: combine)
            let subscriberB = subscription.makeUpstreamSubscriber(keeping: newestB, combine: combine)
            let subscriberC = subscription.makeUpstreamSubscriber(keeping: newestC, combine: combine)
            subscription.open(to: subscriber, onDemand: { $0.requestAll($1) }) {
                a.subscribe(subscriberA)
                b.subscribe(subscriberB)
                c.subscribe(subscriberC)
            }
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Publishes the latest values of this publisher and two others whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
    }

    /// Publishes the result of a closure applied to the latest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }
}
