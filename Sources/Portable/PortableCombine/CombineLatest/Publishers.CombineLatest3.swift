extension Publishers {
    /// A publisher of the newest values of three others, each time one of them publishes and once all have.
    ///
    /// Demands go on to all three; what they publish beyond the demand is only remembered. It finishes when all have
    /// finished, and fails when one does.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// What is published: the newest values of all.
        public typealias Output = (A.Output, B.Output, C.Output)

        /// What all may fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// A publisher of the newest values of three others.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Subscribes to all three.
        public func receive<S: Subscriber>(subscriber: S)
        where Failure == S.Failure, S.Input == Output {
            let junction = Junction(subscriber)
            let (newestA, newestB, newestC) = (
                NewestValue<A.Output>(), NewestValue<B.Output>(), NewestValue<C.Output>()
            )
            let combine: () -> Output? = {
                guard let a = newestA.value, let b = newestB.value, let c = newestC.value else { return nil }
                return (a, b, c)
            }
            let inletA = junction.makeInlet(keeping: newestA, combine: combine)
            let inletB = junction.makeInlet(keeping: newestB, combine: combine)
            let inletC = junction.makeInlet(keeping: newestC, combine: combine)
            junction.open(to: subscriber, onDemand: { $0.requestAll($1) }) {
                a.subscribe(inletA)
                b.subscribe(inletB)
                c.subscribe(inletC)
            }
        }
    }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Publishes the newest values of this publisher and two others whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q>
    where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3<Self, P, Q>(self, publisher1, publisher2)
    }

    /// Publishes what a closure makes of the newest values of this publisher and two others.
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
    where Failure == P.Failure, P.Failure == Q.Failure {
        combineLatest(publisher1, publisher2).map { transform($0, $1, $2) }
    }
}
