/// Merges several upstreams into a downstream, in the order in which values arrive.
///
/// - Parameters:
///   - upstreams: Closures that each subscribe the given inlet to an upstream.
///   - downstream: The subscriber that receives the values.
func merge<Downstream: Subscriber>(
    _ upstreams: [(UpstreamSubscriber<Downstream.Input, Downstream.Failure>) -> Void], into downstream: Downstream
) {
    let junction = CombinedSubscription(downstream)
    let relay = junction.relay
    let inlets = upstreams.map { _ in
        junction.makeInlet { (inlet: UpstreamSubscriber<Downstream.Input, Downstream.Failure>, value) in
            // The next value is requested after this one has been delivered, so that at most one value of each upstream
            // waits.
            relay.offer(afterDelivery: { inlet.request(.max(1)) }) { _ in value }
        }
    }
    junction.open(to: downstream) { junction, demand in
        if demand == .unlimited { junction.requestAll(.unlimited) } else { junction.prime(.max(1)) }
    } subscribe: {
        for (subscribe, inlet) in zip(upstreams, inlets) { subscribe(inlet) }
    }
}
