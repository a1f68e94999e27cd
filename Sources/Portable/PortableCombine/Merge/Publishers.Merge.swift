extension Publishers {
    /// A publisher that merges the values of two publishers, in the order in which they arrive.
    ///
    /// No value is dropped: while the demand is limited, each publisher is asked for one value at a time. The merged
    /// publisher finishes when all publishers have finished, and fails when one fails.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        /// The output type of the merged publishers.
        public typealias Output = A.Output

        /// The failure type of the merged publishers.
        public typealias Failure = A.Failure

        /// The first publisher.
        public let a: A

        /// The second publisher.
        public let b: B

        /// Creates a publisher that merges two publishers.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            PortableCombine.merge([{ a.subscribe($0) }, { b.subscribe($0) }], into: subscriber)
        }

        /// Returns a publisher that also merges another publisher.
        public func merge<P: Publisher>(
            with other: P
        ) -> Merge3<A, B, P>
        where A.Failure == P.Failure, A.Output == P.Output {
            Merge3(a, b, other)
        }

        /// Returns a publisher that also merges two more publishers.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Merge4<A, B, Z, Y>
        where A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output {
            Merge4(a, b, z, y)
        }

        /// Returns a publisher that also merges three more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Merge5<A, B, Z, Y, X>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output
        {
            Merge5(a, b, z, y, x)
        }

        /// Returns a publisher that also merges four more publishers.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Merge6<A, B, Z, Y, X, W>
        where
            A.Failure == Z.Failure, A.Output == Z.Output, Z.Failure == Y.Failure, Z.Output == Y.Output,
            Y.Failure == X.Failure, Y.Output == X.Output, X.Failure == W.Failure, X.Output == W.Output
        {
            Merge6(a, b, z, y, x, w)
        }

        /// Returns a publisher that also merges five more publishers.
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

        /// Returns a publisher that also merges six more publishers.
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
    /// Merges the values of this publisher and another, in the order in which they arrive.
    public func merge<P: Publisher>(
        with other: P
    ) -> Publishers.Merge<Self, P>
    where Failure == P.Failure, Output == P.Output {
        Publishers.Merge(self, other)
    }
}
