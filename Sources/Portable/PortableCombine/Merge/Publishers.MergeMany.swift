extension Publishers {
    /// A publisher of what any number of publishers of one type publish, in the order in which it comes.
    ///
    /// Nothing is lost, however little is asked for: as long as the demand has an end, each publisher is asked for one
    /// value at a time. It finishes when all have finished, at once if there are none, and fails when one does.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// What all publish.
        public typealias Output = Upstream.Output

        /// What all may fail with.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// A publisher of what others publish.
        public init(_ upstream: Upstream...) {
            publishers = upstream
        }

        /// A publisher of what the publishers of a sequence publish.
        public init<S: Swift.Sequence>(_ upstream: S) where Upstream == S.Element {
            publishers = Array(upstream)
        }

        /// Subscribes to all.
        public func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
            PortableCombine.merge(
                publishers.map { publisher in { publisher.subscribe($0) } }, into: subscriber)
        }

        /// Merges another publisher with these.
        public func merge(with other: Upstream) -> MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes what this publisher and another one of its type publish, in the order in which it comes.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}
