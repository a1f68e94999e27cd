/// Lets several upstreams flow into a downstream, in the order in which values come.
///
/// - Parameters:
///   - upstreams: Closures that subscribe what they are given to an upstream each.
///   - downstream: Who gets the values.
func merge<Downstream: Subscriber>(
    _ upstreams: [(Inlet<Downstream.Input, Downstream.Failure>) -> Void], into downstream: Downstream
) {
    let junction = Junction(downstream)
    let relay = junction.relay
    let inlets = upstreams.map { _ in
        junction.makeInlet { (inlet: Inlet<Downstream.Input, Downstream.Failure>, value) in
            // The next one is asked for when this one has been taken, so that at most one of each upstream waits.
            relay.offer(afterDelivery: { inlet.request(.max(1)) }) { _ in value }
        }
    }
    junction.open(to: downstream) { junction, demand in
        if demand == .unlimited { junction.requestAll(.unlimited) } else { junction.prime(.max(1)) }
    } subscribe: {
        for (subscribe, inlet) in zip(upstreams, inlets) { subscribe(inlet) }
    }
}
