/// The latest value of one of several upstreams. The relay's lock protects it.
final class NewestValue<Value> {
    /// The value, or `nil` before the first one is received.
    var value: Value?
}

extension CombinedSubscription {
    /// Creates an upstream subscriber that stores the latest value and, if there's demand, offers its combination with the other
    /// latest values.
    ///
    /// - Parameters:
    ///   - newest: The storage for the value.
    ///   - combine: A closure that creates the combination, or returns `nil` if a value is missing.
    func makeUpstreamSubscriber<Input>(
        keeping newest: NewestValue<Input>, combine: @escaping () -> Downstream.Input?
    ) -> UpstreamSubscriber<Input, Failure> {
        makeUpstreamSubscriber { [relay] _, value in
            // Deallocating the former value can run the client's code, so it must not happen under the lock.
            var former: Input?
            relay.offer { isWanted in
                former = newest.value
                newest.value = value
                return isWanted ? combine() : nil
            }
            withExtendedLifetime(former) {}
        }
    }
}
