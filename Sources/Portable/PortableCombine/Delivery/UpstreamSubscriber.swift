import Foundation

/// The subscriber for one of several upstreams.
///
/// Demand from before the upstream's subscription is passed on when the subscription arrives. A subscription that
/// arrives after cancellation is canceled.
final class UpstreamSubscriber<Input, Failure: Error>: Subscriber {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var unasked = Subscribers.Demand.none
    private var isOver = false
    private var receiveValue: ((UpstreamSubscriber, Input) -> Void)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Creates an upstream subscriber that passes what it receives to the given closures.
    init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (UpstreamSubscriber, Input) -> Void
    ) {
        self.receiveCompletion = receiveCompletion
        self.receiveValue = receiveValue
    }

    func receive(subscription: any Subscription) {
        lock.lock()
        guard !isOver, self.subscription == nil else {
            lock.unlock()
            return subscription.cancel()
        }
        self.subscription = subscription
        let demand = unasked
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        let receive = receiveValue
        lock.unlock()
        receive?(self, input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        let receive = receiveCompletion
        let released = close()
        lock.unlock()
        receive?(completion)
        withExtendedLifetime(released) {}
    }

    /// Requests more values from the upstream.
    func request(_ demand: Subscribers.Demand) {
        lock.lock()
        guard let subscription else {
            unasked += demand
            lock.unlock()
            return
        }
        lock.unlock()
        subscription.request(demand)
    }

    /// Cancels the subscription to the upstream.
    func cancel() {
        lock.lock()
        let released = close()
        lock.unlock()
        released.subscription?.cancel()
    }

    /// Removes and returns all references that the subscriber holds. The caller holds the lock.
    private func close() -> (subscription: (any Subscription)?, receivers: [Any?]) {
        defer {
            isOver = true
            subscription = nil
            receiveValue = nil
            receiveCompletion = nil
        }
        return (subscription, [receiveValue, receiveCompletion])
    }
}
