extension Publishers {
    /// A publisher of what five others publish, in the order in which it comes.
    ///
    /// Nothing is lost, however little is asked for: as long as the demand has an end, each of the five is asked for one
    /// value at a time. It finishes when all have finished, and fails when one does.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        /// What all publish.
        public typealias Output = A.Output

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

        /// The fifth publisher.
        public let e: E

        /// A publisher of what five others publish.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Subscribes to all five.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            PortableCombine.merge(
                [
                    { a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) },
                    { e.subscribe($0) },
                ], into: subscriber)
        }

        /// Merges another publisher with these.
        public func merge<P: Publisher>(
            with other: P
        ) -> Merge6<A, B, C, D, E, P>
        where A.Failure == P.Failure, A.Output == P.Output {
            Merge6(a, b, c, d, e, other)
        }

        /// Merges two more with these.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge7<A, B, C, D, E, Z, Y>
        where A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge7(a, b, c, d, e, z, y)
        }

        /// Merges three more with these.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge8<A, B, C, D, E, Z, Y, X>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge8(a, b, c, d, e, z, y, x)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
    /// Publishes what this publisher and four others publish, in the order in which it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output, D.Failure == E.Failure, D.Output == E.Output
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}
