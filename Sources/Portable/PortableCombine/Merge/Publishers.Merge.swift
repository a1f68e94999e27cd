extension Publishers {
    /// A publisher of what two others publish, in the order in which it comes.
    ///
    /// Nothing is lost, however little is asked for: as long as the demand has an end, each of the two is asked for one
    /// value at a time. It finishes when all have finished, and fails when one does.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// What all publish.
        public typealias Output = A.Output

        /// What all may fail with.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// A publisher of what two others publish.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to all two.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            PortableCombine.merge([{ a.subscribe($0) }, { b.subscribe($0) }], into: subscriber)
        }

        /// Merges another publisher with these.
        public func merge<P: Publisher>(
            with other: P
        ) -> Merge3<A, B, P>
        where A.Failure == P.Failure, A.Output == P.Output {
            Merge3(a, b, other)
        }

        /// Merges two more with these.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge4<A, B, Z, Y>
        where A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge4(a, b, z, y)
        }

        /// Merges three more with these.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge5<A, B, Z, Y, X>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge5(a, b, z, y, x)
        }

        /// Merges four more with these.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge6<A, B, Z, Y, X, W>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        {
            Merge6(a, b, z, y, x, w)
        }

        /// Merges five more with these.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Merge7<A, B, Z, Y, X, W, V>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output
        {
            Merge7(a, b, z, y, x, w, v)
        }

        /// Merges six more with these.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
        ) -> Merge8<A, B, Z, Y, X, W, V, U>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output,
            W.Failure == V.Failure, W.Output == V.Output, V.Failure == U.Failure, V.Output == U.Output
        {
            Merge8(a, b, z, y, x, w, v, u)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Publishes what this publisher and another one publish, in the order in which it comes.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge<Self, P>
    where Failure == P.Failure, Output == P.Output {
        Publishers.Merge(self, other)
    }
}
