import Foundation

/// The observers of objects' properties, with the values at the most recent notification.
///
/// Without the Objective-C runtime, setters can't be intercepted, and a key path has no name. Instead, observable
/// objects report any change, and each observer checks whether its own property has changed. This works for all
/// properties that depend on the change, including subclasses' properties, if their values can be compared.
@MainActor
enum ObservedProperties {
    nonisolated private static let observers = ObjectAttachments<[KeyValueObserver]>()

    /// Called after a property of an object has changed.
    ///
    /// - Complexity: O(*n*) in the number of the object's observers, or a single load if nothing is observed in the
    ///   process.
    static func didChange(_ object: AnyObject) {
        guard let observers = observers.value(of: object) else { return }
        NestedCallbacks.perform(.observer, of: object) {
            for observer in observers { observer.check(object) }
        }
    }

    /// Called after a property of an object has changed, on any thread.
    nonisolated static func didChangeAnywhere(_ object: AnyObject) {
        guard observers.value(of: object) != nil else { return }
        nonisolated(unsafe) let object = object
        if Diagnostics.isOnMainQueue {
            MainActor.assumeIsolated { didChange(object) }
        } else {
            DispatchQueue.main.async { didChange(object) }
        }
    }

    static func add(_ observer: KeyValueObserver, to object: AnyObject) {
        observers.change(of: object, from: []) { $0.append(observer) }
    }

    nonisolated static func remove(from object: AnyObject, where isMeant: (KeyValueObserver) -> Bool) {
        guard let former = observers.remove(of: object) else { return }
        let others = former.filter { !isMeant($0) }
        if !others.isEmpty { observers.change(of: object, from: []) { $0 = others } }
    }

    /// Removes the observers of an object that's being deallocated.
    nonisolated static func release(of object: AnyObject) {
        observers.remove(of: object)
    }
}

/// Notifies the observers of an object's properties that one of them has changed. On threads other than the main
/// thread, the notification is asynchronous.
///
/// Sources that Collage's tool has rewritten call this function from their `@objc dynamic` properties.
@_spi(Collage)
public func _didChangeProperty(of object: AnyObject) {
    ObservedProperties.didChangeAnywhere(object)
}

/// An observer of one property.
final class KeyValueObserver: @unchecked Sendable {
    /// Reads the property, and notifies the observer if its value has changed.
    private let look: @MainActor (AnyObject) -> Void
    /// The receiver of the notification and its key path. It's `nil` for closures.
    let receiver: Receiver?

    struct Receiver {
        weak var object: AnyObject?
        let keyPath: String
        let context: UnsafeMutableRawPointer?
    }

    /// - Parameters:
    ///   - value: The current value of the property.
    ///   - read: A closure that returns the value.
    ///   - tell: A closure that's called with the old and new values if they're different.
    @MainActor
    init<Value>(
        _ value: Value, receiver: Receiver? = nil, read: @escaping @MainActor (AnyObject) -> Value,
        notify: @escaping @MainActor (AnyObject, _ old: Value, _ new: Value) -> Void
    ) {
        var last = value
        self.receiver = receiver
        look = { object in
            let new = read(object)
            guard !areEqual(last, new) else { return }
            let old = last
            // The observer can change the property again.
            last = new
            notify(object, old, new)
        }
    }

    @MainActor
    func check(_ object: AnyObject) {
        look(object)
    }
}

/// Returns whether two values of a property are equal or the same object. Other values are always considered different.
private func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
    if let left = left as? any Equatable { return isEqual(left, right) }
    if Value.self is AnyObject.Type || type(of: left as Any) is AnyObject.Type {
        return left as AnyObject === right as AnyObject
    }
    return false
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
    left == right as? Value
}
