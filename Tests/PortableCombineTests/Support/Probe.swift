import PortableCombine

/// A publisher of the values that a test sends, which records the demand and ignores it.
final class Probe<Output, Failure: Error>: Publisher {
    private(set) var demands: [Subscribers.Demand] = []
    private(set) var isCancelled = false
    private var subscriber: AnySubscriber<Output, Failure>?

    func receive<S: Subscriber>(subscriber: S) where Failure == S.Failure, Output == S.Input {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: Line(probe: self))
    }

    func send(_ value: Output) {
        guard let more = subscriber?.receive(value), more > .none else { return }
        demands.append(more)
    }

    func send(completion: Subscribers.Completion<Failure>) {
        let subscriber = subscriber
        self.subscriber = nil
        subscriber?.receive(completion: completion)
    }

    private final class Line: Subscription {
        let probe: Probe

        init(probe: Probe) {
            self.probe = probe
        }

        func request(_ demand: Subscribers.Demand) { probe.demands.append(demand) }

        func cancel() {
            probe.isCancelled = true
            probe.subscriber = nil
        }
    }
}
