import Foundation

/// Where one of several upstreams comes in.
///
/// What is asked of an upstream that hasn't subscribed yet is asked when it does; one that subscribes when nothing is
/// wanted any more is cancelled.
final class Inlet<Input, Failure: Error>: Subscriber {
    private let lock = NSLock()
    private var subscription: (any Subscription)?
    private var unasked = Subscribers.Demand.none
    private var isOver = false
    private var receiveValue: ((Inlet, Input) -> Void)?
    private var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// An inlet that tells what comes in.
    init(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Inlet, Input) -> Void
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

    /// Asks the upstream for more.
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

    /// Wants nothing more of the upstream.
    func cancel() {
        lock.lock()
        let released = close()
        lock.unlock()
        released.subscription?.cancel()
    }

    /// Takes out, under the lock, whatever the inlet holds.
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
