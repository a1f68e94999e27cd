extension Publishers {
    /// A publisher that merges the values of any number of publishers of the same type, in the order in which they
    /// arrive.
    ///
    /// No value is dropped: while the demand is limited, each publisher is asked for one value at a time. The merged
    /// publisher finishes when all publishers have finished, or immediately without publishers, and fails when one
    /// fails.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The output type of the merged publishers.
        public typealias Output = Upstream.Output

        /// The failure type of the merged publishers.
        public typealias Failure = Upstream.Failure

        /// The merged publishers.
        public let publishers: [Upstream]

        /// Creates a publisher that merges the given publishers.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// Creates a publisher that merges the publishers of a sequence.
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
            publishers = Array(upstream)
        }

        /// Subscribes to all publishers.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            PortableCombine.merge(
                publishers.map { publisher in { publisher.subscribe($0) } }, into: subscriber)
        }

        /// Returns a publisher that also merges the given publisher.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Merges this publisher with another publisher of the same type.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
