import PortableCombine

/// A subscriber with the demand that a test specifies, which records its input.
final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var values: [Input] = []
    private(set) var completion: Subscribers.Completion<Failure>?
    private var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    private let onValue: (Input) -> Subscribers.Demand

    /// Creates a recorder with an initial demand. `onValue` returns the additional demand for each value.
    init(
        asking initial: Subscribers.Demand = .unlimited,
        onValue: @escaping (Input) -> Subscribers.Demand = { _ in .none }
    ) {
        self.initial = initial
        self.onValue = onValue
    }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        request(initial)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        values.append(input)
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        self.completion = completion
        subscription = nil
    }

    func request(_ demand: Subscribers.Demand) {
        subscription?.request(demand)
    }

    func cancel() {
        subscription?.cancel()
        subscription = nil
    }

    var hasFinished: Bool {
        if case .finished = completion { true } else { false }
    }

    var failure: Failure? {
        if case .failure(let failure) = completion { failure } else { nil }
    }
}

extension Publisher {
    /// A recorder that has subscribed to the publisher.
    func record(
        asking demand: Subscribers.Demand = .unlimited,
        onValue: @escaping (Output) -> Subscribers.Demand = { _ in .none }
    ) -> Recorder<Output, Failure> {
        let recorder = Recorder<Output, Failure>(asking: demand, onValue: onValue)
        subscribe(recorder)
        return recorder
    }
}

struct Broken: Error, Equatable {}
