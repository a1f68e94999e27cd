import Foundation

/// Delivers the values of several upstreams to one downstream: in sequence from any thread, never more than the demand,
/// and none after the completion.
///
/// An operator protects the state of its upstreams with the relay's lock, which `offer(_:)` and `withLock(_:)` hold
/// while they run their closures. Client code never runs under the lock.
final class Relay<Downstream: Subscriber> {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    /// A value that waits for delivery, and a closure to call after its delivery.
    private struct PendingValue {
        let output: Output
        let afterDelivery: (() -> Void)?
    }

    private let lock = NSLock()
    /// The downstream, or `nil` after the end.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var pendingValues: [PendingValue] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDelivering = false
    private var demandHandler: ((Subscribers.Demand) -> Void)?

    /// Creates a relay to the given downstream.
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Sets the closure that is called with each demand of the downstream, including demand returned from receiving a
    /// value.
    func onDemand(_ handler: @escaping (Subscribers.Demand) -> Void) {
        withLock { demandHandler = handler }
    }

    /// A Boolean value that indicates whether the relay can't deliver further values.
    var isOver: Bool { withLock { downstream == nil || completion != nil } }

    /// Runs a closure while holding the lock.
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Runs a closure under the lock that records an event, and delivers the value that the closure returns.
    ///
    /// - Parameters:
    ///   - afterDelivery: A closure to call after the value has been delivered.
    ///   - make: A closure that returns the value, if there is one. Its argument is a Boolean value that indicates
    ///     whether the demand exceeds the number of waiting values. A value that exceeds the demand waits until it's
    ///     requested.
    func offer(afterDelivery: (() -> Void)? = nil, _ make: (_ isWanted: Bool) -> Output?) {
        withLock {
            guard downstream != nil, completion == nil else { return }
            guard let output = make(demand > pendingValues.count) else { return }
            pendingValues.append(PendingValue(output: output, afterDelivery: afterDelivery))
        }
        deliver()
    }

    /// Ends with success after all waiting values have been delivered, or with a failure immediately.
    func complete(_ completion: Subscribers.Completion<Failure>) {
        withLock {
            guard downstream != nil, self.completion == nil else { return }
            self.completion = completion
            if case .failure = completion { pendingValues = [] }
        }
        deliver()
    }

    /// Adds to the demand of the downstream.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        let handler = withLock {
            guard downstream != nil else { return nil as ((Subscribers.Demand) -> Void)? }
            self.demand += demand
            return demandHandler
        }
        handler?(demand)
        deliver()
    }

    /// Ends without a completion, and releases the downstream.
    func cancel() {
        // Deallocating the released objects can run client code, which must not happen under the lock.
        let released = withLock {
            defer {
                downstream = nil
                pendingValues = []
                demandHandler = nil
            }
            return (downstream, pendingValues, demandHandler)
        }
        withExtendedLifetime(released) {}
    }

    /// The next step of the delivery.
    private enum Step {
        case value(PendingValue, to: Downstream)
        case end(Subscribers.Completion<Failure>, of: Downstream)
        case pause
    }

    /// Delivers waiting values, unless a delivery is already in progress, either further up the stack or on another
    /// thread.
    private func deliver() {
        let isFirst = withLock {
            defer { isDelivering = true }
            return !isDelivering
        }
        guard isFirst else { return }
        while true {
            switch withLock(nextStep) {
            case .value(let pendingValue, let downstream):
                let more = downstream.receive(pendingValue.output)
                pendingValue.afterDelivery?()
                request(more)
            case .end(let completion, let downstream):
                downstream.receive(completion: completion)
                cancel()
                return
            case .pause: return
            }
        }
    }

    private func nextStep() -> Step {
        if let downstream {
            if demand > .none, !pendingValues.isEmpty {
                demand -= 1
                return .value(pendingValues.removeFirst(), to: downstream)
            }
            if pendingValues.isEmpty, let completion {
                self.downstream = nil
                return .end(completion, of: downstream)
            }
        }
        isDelivering = false
        return .pause
    }
}
