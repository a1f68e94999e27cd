/// Merges several upstreams into a downstream, in the order in which values arrive.
///
/// - Parameters:
///   - upstreams: Closures that each subscribe the given subscriber to an upstream.
///   - downstream: The subscriber that receives the values.
func merge<Downstream: Subscriber>(
    _ upstreams: [(UpstreamSubscriber<Downstream.Input, Downstream.Failure>) -> Void], into downstream: Downstream
) {
    let subscription = CombinedSubscription(downstream)
    let relay = subscription.relay
    let subscribers = upstreams.map { _ in
        subscription.makeUpstreamSubscriber {
            (upstreamSubscriber: UpstreamSubscriber<Downstream.Input, Downstream.Failure>, value) in
            // The next value is requested after this one has been delivered, so that at most one value of each upstream
            // waits.
            relay.offer(afterDelivery: { upstreamSubscriber.request(.max(1)) }) { _ in value }
        }
    }
    subscription.open(to: downstream) { subscription, demand in
        if demand == .unlimited { subscription.requestAll(.unlimited) } else { subscription.prime(.max(1)) }
    } subscribe: {
        for (subscribe, upstreamSubscriber) in zip(upstreams, subscribers) { subscribe(upstreamSubscriber) }
    }
}
