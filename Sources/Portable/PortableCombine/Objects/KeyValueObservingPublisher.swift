import Foundation
import OpenCombine
import PortableUIKitCore

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Returns a publisher of the values of a property, which observes the property while it has a subscriber.
    ///
    /// The same properties as in `observe(_:options:changeHandler:)` can be observed.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The values to publish. By default, the current value is published immediately.
    public func publisher<Value>(
        for keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [.initial, .new]
    ) -> NSObject.KeyValueObservingPublisher<Self, Value> {
        NSObject.KeyValueObservingPublisher(object: self, keyPath: keyPath, options: options)
    }
}

extension NSObject {
    /// A publisher of the values of an object's property.
    public struct KeyValueObservingPublisher<Subject: NSObject, Value>: Publisher, Equatable {
        /// The values of the property.
        public typealias Output = Value
        /// The publisher never fails.
        public typealias Failure = Never

        /// The object.
        public let object: Subject
        /// The property.
        public let keyPath: KeyPath<Subject, Value>
        /// The values to publish.
        public let options: NSKeyValueObservingOptions

        /// Creates a publisher of the values of an object's property.
        public init(object: Subject, keyPath: KeyPath<Subject, Value>, options: NSKeyValueObservingOptions) {
            self.object = object
            self.keyPath = keyPath
            self.options = options
        }

        /// Begins an observation for a subscriber.
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Value, Downstream.Failure == Never {
            let subscription = ObservedValues(subscriber)
            subscriber.receive(subscription: subscription)
            subscription.observe(object, keyPath, options)
        }

        public static func == (left: Self, right: Self) -> Bool {
            left.object === right.object && left.keyPath == right.keyPath && left.options == right.options
        }
    }
}

/// The subscription to a property's values. The newest value that the subscriber hasn't requested is delivered with its
/// next request.
private final class ObservedValues<Downstream: Subscriber>: Subscription, @unchecked Sendable
where Downstream.Failure == Never {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var pending: Downstream.Input?
    private var observation: NSKeyValueObservation?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Observes a property, on the main actor.
    func observe<Subject: NSObject>(
        _ object: Subject, _ keyPath: KeyPath<Subject, Downstream.Input>, _ options: NSKeyValueObservingOptions
    ) {
        nonisolated(unsafe) let object = object
        nonisolated(unsafe) let keyPath = keyPath
        let begin: @MainActor @Sendable () -> Void = { [weak self] in
            let begun = object.observe(keyPath, options: options) { [weak self] object, _ in
                self?.deliver(object[keyPath: keyPath])
            }
            self?.store(begun)
        }
        if Diagnostics.isOnMainQueue {
            MainActor.assumeIsolated(begin)
        } else {
            DispatchQueue.main.async(execute: begin)
        }
    }

    private func store(_ begun: NSKeyValueObservation) {
        lock.withLock {
            if downstream == nil { begun.invalidate() } else { observation = begun }
        }
    }

    private func deliver(_ value: Downstream.Input) {
        let receiver: Downstream? = lock.withLock {
            guard demand > 0 else {
                pending = value
                return nil
            }
            demand -= 1
            return downstream
        }
        guard let receiver else { return }
        let more = receiver.receive(value)
        lock.withLock { demand += more }
    }

    func request(_ demand: Subscribers.Demand) {
        let value: Downstream.Input? = lock.withLock {
            self.demand += demand
            defer { pending = nil }
            return pending
        }
        if let value { deliver(value) }
    }

    func cancel() {
        let ended = lock.withLock {
            defer { (downstream, observation, pending) = (nil, nil, nil) }
            return observation
        }
        ended?.invalidate()
    }
}
