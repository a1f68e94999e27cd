/// A subscription that connects several upstreams to one downstream.
///
/// It ends when all upstreams have finished or one has failed. The operator defines the effect of each value and
/// demand.
final class CombinedSubscription<Downstream: Subscriber>: Subscription {
    typealias Failure = Downstream.Failure

    /// An upstream or timer that belongs to the subscription.
    private struct Source {
        let request: (Subscribers.Demand) -> Void
        let cancel: () -> Void
    }

    /// The relay that serializes and limits the deliveries. Its lock protects the properties below.
    let relay: Relay<Downstream>
    /// The number of upstreams that haven't finished.
    private var remaining = 0
    private var sources: [Source] = []
    private var isClosed = false
    private var hasPrimed = false

    /// Creates a subscription without upstreams.
    init(_ downstream: Downstream) {
        relay = Relay(downstream)
    }

    // MARK: Upstreams

    /// Creates an upstream subscriber for another upstream. The subscriber records demand even before it has a subscription.
    ///
    /// - Parameters:
    ///   - beforeFinish: A closure that is called when the upstream has finished, before the downstream is notified.
    ///   - receiveValue: A closure that is called with each value.
    func makeUpstreamSubscriber<Input>(
        beforeFinish: @escaping () -> Void = {},
        receiveValue: @escaping (UpstreamSubscriber<Input, Failure>, Input) -> Void
    ) -> UpstreamSubscriber<Input, Failure> {
        let upstreamSubscriber = UpstreamSubscriber<Input, Failure>(
            receiveCompletion: { completion in
                if case .finished = completion { beforeFinish() }
                self.upstreamDidEnd(completion)
            }, receiveValue: receiveValue)
        relay.withLock {
            remaining += 1
            sources.append(Source(request: upstreamSubscriber.request, cancel: upstreamSubscriber.cancel))
        }
        return upstreamSubscriber
    }

    /// Cancels the given object when the subscription ends, or immediately if it has ended.
    func keep(_ timer: any Cancellable) {
        let isLate = relay.withLock {
            if !isClosed { sources.append(Source(request: { _ in }, cancel: timer.cancel)) }
            return isClosed
        }
        if isLate { timer.cancel() }
    }

    /// Sends the subscription to the downstream, then subscribes to the upstreams.
    ///
    /// - Parameters:
    ///   - downstream: The downstream.
    ///   - onDemand: A closure that is called with each demand of the downstream.
    ///   - subscribe: A closure that subscribes the subscribers to their upstreams, in order.
    func open(
        to downstream: Downstream, onDemand: @escaping (CombinedSubscription, Subscribers.Demand) -> Void,
        subscribe: () -> Void
    ) {
        relay.onDemand { [weak self] demand in
            if let self { onDemand(self, demand) }
        }
        downstream.receive(subscription: self)
        subscribe()
        if relay.withLock({ remaining == 0 }) { relay.complete(.finished) }
    }

    /// Requests more values from all upstreams.
    func requestAll(_ demand: Subscribers.Demand) {
        for source in relay.withLock({ sources }) { source.request(demand) }
    }

    /// Requests values from all upstreams, unless that has already happened.
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
