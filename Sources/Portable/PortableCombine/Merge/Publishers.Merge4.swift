extension Publishers {
    /// A publisher of what four others publish, in the order in which it comes.
    ///
    /// Nothing is lost, however little is asked for: as long as the demand has an end, each of the four is asked for one
    /// value at a time. It finishes when all have finished, and fails when one does.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Failure == B.Failure, A.Output == B.Output, B.Failure == C.Failure, B.Output == C.Output,
        C.Failure == D.Failure, C.Output == D.Output
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

        /// A publisher of what four others publish.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Subscribes to all four.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            PortableCombine.merge(
                [{ a.subscribe($0) }, { b.subscribe($0) }, { c.subscribe($0) }, { d.subscribe($0) }], into: subscriber)
        }

        /// Merges another publisher with these.
        public func merge<P: Publisher>(
            with other: P
        ) -> Merge5<A, B, C, D, P>
        where A.Failure == P.Failure, A.Output == P.Output {
            Merge5(a, b, c, d, other)
        }

        /// Merges two more with these.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge6<A, B, C, D, Z, Y>
        where A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge6(a, b, c, d, z, y)
        }

        /// Merges three more with these.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge7<A, B, C, D, Z, Y, X>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge7(a, b, c, d, z, y, x)
        }

        /// Merges four more with these.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge8<A, B, C, D, Z, Y, X, W>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        {
            Merge8(a, b, c, d, z, y, x, w)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Publishes what this publisher and three others publish, in the order in which it comes.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Failure == B.Failure, Output == B.Output, B.Failure == C.Failure, B.Output == C.Output, C.Failure == D.Failure,
        C.Output == D.Output
    {
        Publishers.Merge4(self, b, c, d)
    }
}
