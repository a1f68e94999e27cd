import Foundation

/// Hands what several upstreams produce to one downstream: one thing after another, whichever threads they come from,
/// never more than was asked for, and nothing after the end.
///
/// An operator keeps what it knows of its upstreams under the relay's lock, which `offer(_:)` and `withLock(_:)` hold
/// while they run their closures. No code of others ever runs under it.
final class Relay<Downstream: Subscriber> {
    typealias Output = Downstream.Input
    typealias Failure = Downstream.Failure

    /// Something that waits for its turn, and what is to be done when the downstream has it.
    private struct Parcel {
        let output: Output
        let afterDelivery: (() -> Void)?
    }

    private let lock = NSLock()
    /// Nil after the end.
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var parcels: [Parcel] = []
    private var completion: Subscribers.Completion<Failure>?
    private var isDelivering = false
    private var demandHandler: ((Subscribers.Demand) -> Void)?

    /// A relay to a downstream.
    init(_ downstream: Downstream) {
        self.downstream = downstream
    }

    /// Sets what is called with each demand of the downstream, be it made by itself or on receiving a value.
    func onDemand(_ handler: @escaping (Subscribers.Demand) -> Void) {
        withLock { demandHandler = handler }
    }

    /// Whether nothing more can be delivered.
    var isOver: Bool { withLock { downstream == nil || completion != nil } }

    /// Runs a closure under the lock.
    func withLock<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }

    /// Notes under the lock that something has happened, and delivers what follows from it.
    ///
    /// - Parameters:
    ///   - afterDelivery: Called once the downstream has what follows.
    ///   - make: Returns what follows, if anything does. It is told whether the downstream waits for more than it has
    ///     been given; what is made all the same waits until it is wanted.
    func offer(afterDelivery: (() -> Void)? = nil, _ make: (_ isWanted: Bool) -> Output?) {
        withLock {
            guard downstream != nil, completion == nil else { return }
            guard let output = make(demand > parcels.count) else { return }
            parcels.append(Parcel(output: output, afterDelivery: afterDelivery))
        }
        deliver()
    }

    /// Ends: with success when all that waits has been delivered, with a failure at once.
    func complete(_ completion: Subscribers.Completion<Failure>) {
        withLock {
            guard downstream != nil, self.completion == nil else { return }
            self.completion = completion
            if case .failure = completion { parcels = [] }
        }
        deliver()
    }

    /// Adds to what the downstream wants.
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

    /// Ends without a word, and lets go of the downstream.
    func cancel() {
        // What is let go of may run code of others when it goes, which must not find the lock held.
        let released = withLock {
            defer {
                downstream = nil
                parcels = []
                demandHandler = nil
            }
            return (downstream, parcels, demandHandler)
        }
        withExtendedLifetime(released) {}
    }

    /// What the delivery does next.
    private enum Step {
        case value(Parcel, to: Downstream)
        case end(Subscribers.Completion<Failure>, of: Downstream)
        case pause
    }

    /// Delivers what can be delivered, unless that is being done already, further up on this thread or on another one.
    private func deliver() {
        let isFirst = withLock {
            defer { isDelivering = true }
            return !isDelivering
        }
        guard isFirst else { return }
        while true {
            switch withLock(nextStep) {
            case .value(let parcel, let downstream):
                let more = downstream.receive(parcel.output)
                parcel.afterDelivery?()
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
            if demand > .none, !parcels.isEmpty {
                demand -= 1
                return .value(parcels.removeFirst(), to: downstream)
            }
            if parcels.isEmpty, let completion {
                self.downstream = nil
                return .end(completion, of: downstream)
            }
        }
        isDelivering = false
        return .pause
    }
}
