extension Publishers {
    /// A publisher of the newest values of two others, each time one of them publishes and once all have.
    ///
    /// Demands go on to all two; what they publish beyond the demand is only remembered. It finishes when all have
    /// finished, and fails when one does.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// What is published: the newest values of all.
        public typealias Output = (A.Output, B.Output)

        /// What all may fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of the newest values of two others.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to all two.
        public func receive<S: Subscriber>(subscriber: S)
        where Failure == S.Failure, S.Input == Output {
            let junction = Junction(subscriber)
            let (newestA, newestB) = (NewestValue<A.Output>(), NewestValue<B.Output>())
            let combine: () -> Output? = {
                guard let a = newestA.value, let b = newestB.value else { return nil }
                return (a, b)
            }
            let inletA = junction.makeInlet(keeping: newestA, combine: combine)
            let inletB = junction.makeInlet(keeping: newestB, combine: combine)
            junction.open(to: subscriber, onDemand: { $0.requestAll($1) }) {
                a.subscribe(inletA)
                b.subscribe(inletB)
            }
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Publishes the newest values of this publisher and another whenever one of them publishes.
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest<Self, P>(self, other)
    }

    /// Publishes what a closure makes of the newest values of this publisher and another.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
    where Failure == P.Failure {
        combineLatest(other).map { transform($0, $1) }
    }
}
