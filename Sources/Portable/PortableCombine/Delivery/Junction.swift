/// The subscription to several upstreams that flow into one downstream.
///
/// It ends when all upstreams have finished or one has failed, and leaves to the operator what a value and a demand
/// mean.
final class Junction<Downstream: Subscriber>: Subscription {
    typealias Failure = Downstream.Failure

    /// Something that runs for the junction, an upstream or a timer.
    private struct Source {
        let request: (Subscribers.Demand) -> Void
        let cancel: () -> Void
    }

    /// What orders and bounds the deliveries. Its lock guards what is below.
    let relay: Relay<Downstream>
    /// How many upstreams have not finished yet.
    private var remaining = 0
    private var sources: [Source] = []
    private var isClosed = false
    private var hasPrimed = false

    /// A junction that no upstream flows into yet.
    init(_ downstream: Downstream) {
        relay = Relay(downstream)
    }

    // MARK: Upstreams

    /// An inlet for another upstream, which hears of demands even before it is subscribed to anything.
    ///
    /// - Parameters:
    ///   - beforeFinish: Called when the upstream has finished, before the downstream can hear of it.
    ///   - receiveValue: Called with what comes in.
    func makeInlet<Input>(
        beforeFinish: @escaping () -> Void = {}, receiveValue: @escaping (Inlet<Input, Failure>, Input) -> Void
    ) -> Inlet<Input, Failure> {
        let inlet = Inlet<Input, Failure>(
            receiveCompletion: { completion in
                if case .finished = completion { beforeFinish() }
                self.upstreamDidEnd(completion)
            }, receiveValue: receiveValue)
        relay.withLock {
            remaining += 1
            sources.append(Source(request: inlet.request, cancel: inlet.cancel))
        }
        return inlet
    }

    /// Has something cancelled when the junction ends, at once if it has.
    func keep(_ timer: any Cancellable) {
        let isLate = relay.withLock {
            if !isClosed { sources.append(Source(request: { _ in }, cancel: timer.cancel)) }
            return isClosed
        }
        if isLate { timer.cancel() }
    }

    /// Introduces the junction to the downstream, then subscribes to the upstreams.
    ///
    /// - Parameters:
    ///   - downstream: The downstream.
    ///   - onDemand: Called with each demand of the downstream.
    ///   - subscribe: Subscribes the inlets to their upstreams, in order.
    func open(
        to downstream: Downstream, onDemand: @escaping (Junction, Subscribers.Demand) -> Void, subscribe: () -> Void
    ) {
        relay.onDemand { [weak self] demand in
            if let self { onDemand(self, demand) }
        }
        downstream.receive(subscription: self)
        subscribe()
        if relay.withLock({ remaining == 0 }) { relay.complete(.finished) }
    }

    /// Asks all upstreams for more.
    func requestAll(_ demand: Subscribers.Demand) {
        for source in relay.withLock({ sources }) { source.request(demand) }
    }

    /// Asks all upstreams, unless this was done before.
    func prime(_ demand: Subscribers.Demand) {
        let isFirst = relay.withLock {
            defer { hasPrimed = true }
            return !hasPrimed
        }
        if isFirst { requestAll(demand) }
    }

    private func upstreamDidEnd(_ completion: Subscribers.Completion<Failure>) {
        let isLast = relay.withLock {
            remaining -= 1
            return remaining == 0
        }
        switch completion {
        case .finished where !isLast: return
        default:
            relay.complete(completion)
            close()
        }
    }

    private func close() {
        let open = relay.withLock {
            defer {
                isClosed = true
                sources = []
            }
            return sources
        }
        for source in open { source.cancel() }
    }

    // MARK: Subscription

    func request(_ demand: Subscribers.Demand) {
        relay.request(demand)
    }

    func cancel() {
        relay.cancel()
        close()
    }
}
