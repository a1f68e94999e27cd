/// The newest value of one of several upstreams, which a relay's lock guards.
final class NewestValue<Value> {
    /// The value; nil until there is one.
    var value: Value?
}

extension Junction {
    /// An inlet that remembers the newest value, and offers a combination with the others' if one is wanted.
    ///
    /// - Parameters:
    ///   - newest: Where the value is kept.
    ///   - combine: Makes the combination; nil as long as a value is missing.
    func makeInlet<Input>(
        keeping newest: NewestValue<Input>, combine: @escaping () -> Downstream.Input?
    ) -> Inlet<Input, Failure> {
        makeInlet { [relay] _, value in
            // What goes away may run code of others, so that it has to outlive the lock.
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
