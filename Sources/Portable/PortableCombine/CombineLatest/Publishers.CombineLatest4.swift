extension Publishers {
    /// A publisher that publishes the latest values of four publishers whenever one of them publishes.
    ///
    /// It publishes after each publisher has published a value. Demand is passed on to all publishers; of the values beyond
    /// the demand, only the latest ones are stored. The publisher finishes when all publishers have finished, and fails
    /// when one fails.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest values of the publishers.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

        /// The failure type of the publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// Creates a publisher that combines the latest values of four publishers.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S)
        where Failure == S.Failure, S.Input == Output {
            let subscription = CombinedSubscription(subscriber)
            let (newestA, newestB, newestC, newestD) = (
                NewestValue<A.Output>(), NewestValue<B.Output>(), NewestValue<C.Output>(), NewestValue<D.Output>()
            )
            let combine: () -> Output? = {
                guard let a = newestA.value, let b = newestB.value, let c = newestC.value, let d = newestD.value else {
                    return nil
                }
                return (a, b, c, d)
            }
            let subscriberA = subscription.makeUpstreamSubscriber(keeping: newestA, combine: combine)
            let subscriberB = subscription.makeUpstreamSubscriber(keeping: newestB, combine: combine)
            let subscriberC = subscription.makeUpstreamSubscriber(keeping: newestC, combine: combine)
            let subscriberD = subscription.makeUpstreamSubscriber(keeping: newestD, combine: combine)
            subscription.open(to: subscriber, onDemand: { $0.requestAll($1) }) {
                a.subscribe(subscriberA)
                b.subscribe(subscriberB)
                c.subscribe(subscriberC)
                d.subscribe(subscriberD)
            }
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the latest values of this publisher and three others whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
    }

    /// Publishes the result of a closure applied to the latest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
