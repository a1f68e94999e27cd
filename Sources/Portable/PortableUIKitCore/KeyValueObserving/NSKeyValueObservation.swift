import Foundation

/// An observation of a property, which ends when this object is deallocated.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private let observer: KeyValueObserver
    private weak var object: AnyObject?

    @MainActor
    init(_ observer: KeyValueObserver, of object: AnyObject) {
        self.observer = observer
        self.object = object
        super.init()
        ObservedProperties.add(observer, to: object)
    }

    /// Ends the observation.
    public func invalidate() {
        guard let object else { return }
        self.object = nil
        ObservedProperties.remove(from: object) { $0 === observer }
    }

    deinit {
        invalidate()
    }
}

/// A type whose properties can be observed. Only `NSObject` conforms. The methods are in a protocol because they need
/// the type of the object.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a closure with each change of a property.
    ///
    /// Differs from UIKit: without the Objective-C runtime, only these properties can be observed: frames, bounds,
    /// centers, transforms, `isHidden`, and `alpha` of views; the offset, the size, and the insets of scroll views; the
    /// states of controls; the texts of text fields that the app sets; the titles of controllers; and the properties of
    /// an app's own classes and of its extension of `UserDefaults` that are declared `@objc dynamic` in sources that
    /// Collage's tool has rewritten. Setting an equal value doesn't notify observers, and neither does setting user
    /// defaults by their keys.
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - options: The values in the change, and whether the closure is also called immediately.
    ///   - changeHandler: A closure called on the main actor. It's released when the observation ends.
    /// - Returns: The observation, which ends when it's deallocated.
    @preconcurrency @MainActor
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let notify: @MainActor (Self, Value?, Value, Bool) -> Void = { object, old, new, isPrior in
            let change = NSKeyValueObservedChange(
                kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
                oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior)
            changeHandler(object, change)
        }
        let observer = KeyValueObserver(self[keyPath: keyPath]) { object in
            (object as! Self)[keyPath: keyPath]
        } notify: { object, old, new in
            let object = object as! Self
            if options.contains(.prior) { notify(object, old, new, true) }
            notify(object, old, new, false)
        }
        if options.contains(.initial) { notify(self, nil, self[keyPath: keyPath], false) }
        return NSKeyValueObservation(observer, of: self)
    }
}
