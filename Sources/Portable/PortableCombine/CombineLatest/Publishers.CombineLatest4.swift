extension Publishers {
    /// A publisher of the newest values of four others, each time one of them publishes and once all have.
    ///
    /// Demands go on to all four; what they publish beyond the demand is only remembered. It finishes when all have
    /// finished, and fails when one does.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// What is published: the newest values of all.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)

        /// What all may fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// The third publisher.
        public let c: C

        /// The fourth publisher.
        public let d: D

        /// A publisher of the newest values of four others.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all four.
        public func receive<S: Subscriber>(subscriber: S)
        where Failure == S.Failure, S.Input == Output {
            let junction = Junction(subscriber)
            let (newestA, newestB, newestC, newestD) = (
                NewestValue<A.Output>(), NewestValue<B.Output>(), NewestValue<C.Output>(), NewestValue<D.Output>()
            )
            let combine: () -> Output? = {
                guard let a = newestA.value, let b = newestB.value, let c = newestC.value, let d = newestD.value else {
                    return nil
                }
                return (a, b, c, d)
            }
            let inletA = junction.makeInlet(keeping: newestA, combine: combine)
            let inletB = junction.makeInlet(keeping: newestB, combine: combine)
            let inletC = junction.makeInlet(keeping: newestC, combine: combine)
            let inletD = junction.makeInlet(keeping: newestD, combine: combine)
            junction.open(to: subscriber, onDemand: { $0.requestAll($1) }) {
                a.subscribe(inletA)
                b.subscribe(inletB)
                c.subscribe(inletC)
                d.subscribe(inletD)
            }
        }
    }
}

extension Publishers.CombineLatest4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes the newest values of this publisher and three others whenever one of them publishes.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4<Self, P, Q, R>(self, publisher1, publisher2, publisher3)
    }

    /// Publishes what a closure makes of the newest values of this publisher and three others.
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        combineLatest(publisher1, publisher2, publisher3).map { transform($0, $1, $2, $3) }
    }
}
