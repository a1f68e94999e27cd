import Foundation

extension NSObject {
    /// Notifies an object of each change of a property, with `observeValue(forKeyPath:of:change:context:)`, until
    /// `removeObserver(_:forKeyPath:)` is called.
    ///
    /// UIKit's observable properties and the ones in the class's ``InterfaceConnectable/interfaceProperties`` are
    /// available. Raises an exception if the object has no observable property with that name, or if the observer has no
    /// method for changes.
    ///
    /// Differs from UIKit: see ``_KeyValueCodingAndObserving/observe(_:options:changeHandler:)``.
    /// - Parameters:
    ///   - observer: The object to notify. The reference to it is weak.
    ///   - keyPath: The name of the property.
    ///   - options: The values in the change, and whether the observer is also notified immediately.
    ///   - context: A value passed to the observer.
    @preconcurrency @MainActor
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        guard let receiver = observer as? any _PropertyObserver else {
            raise(
                "\(type(of: observer)) can't observe \(keyPath), because it doesn't override "
                    + "observeValue(forKeyPath:of:change:context:).")
        }
        let known = ObservableProperty.named(keyPath, of: self)
        guard let read = known?.read ?? InterfaceKeys.listedProperty(named: keyPath, of: self)?.get,
            let value = read(self)
        else {
            raise(
                "[<\(type(of: self))> valueForUndefinedKey:]: there is no observable property \(keyPath). Observe it "
                    + "by its key path: observe(\\.\(keyPath)).")
        }
        let notify: @MainActor (any _PropertyObserver, AnyObject, Any?, Any) -> Void = { receiver, object, old, new in
            var change: [NSKeyValueChangeKey: Any] = [.kindKey: NSKeyValueChange.setting.rawValue]
            if options.contains(.old), let old { change[.oldKey] = old }
            if options.contains(.prior), old != nil {
                var prior = change
                prior[.notificationIsPriorKey] = true
                receiver.observeValue(forKeyPath: keyPath, of: object, change: prior, context: context)
            }
            if options.contains(.new) { change[.newKey] = new }
            receiver.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
        }
        ObservedProperties.add(
            KeyValueObserver(value, receiver: .init(object: observer, keyPath: keyPath, context: context)) {
                // The observer is only notified of changes of this object.
                read($0) ?? value
            } notify: { [weak receiver] object, old, new in
                if let receiver { notify(receiver, object, old, new) }
            }, to: self)
        if options.contains(.initial) { notify(receiver, self, nil, value) }
    }

    /// Ends the observation of a property by an observer.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        ObservedProperties.remove(from: self) {
            $0.receiver?.keyPath == keyPath && $0.receiver?.object.map { $0 === observer } ?? true
        }
    }

    /// Ends the observation of a property by an observer with the given context.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        ObservedProperties.remove(from: self) {
            $0.receiver?.keyPath == keyPath && $0.receiver?.context == context
                && $0.receiver?.object.map { $0 === observer } ?? true
        }
    }
}

/// A property of UIKit that can be observed by its name.
@MainActor
private struct ObservableProperty {
    let name: String
    /// Returns the value of an object's property, or `nil` if there's no such property.
    let read: @MainActor (AnyObject) -> Any?

    init<Root: AnyObject, Value: Equatable>(_ name: String, _ property: KeyPath<Root, Value>) {
        self.name = name
        read = { ($0 as? Root).map { $0[keyPath: property] as Any } }
    }

    static func named(_ name: String, of object: AnyObject) -> ObservableProperty? {
        all.first { $0.name == name && $0.read(object) != nil }
    }

    private static let all: [ObservableProperty] = [
        ObservableProperty("contentOffset", \UIScrollView.contentOffset),
        ObservableProperty("contentSize", \UIScrollView.contentSize),
        ObservableProperty("contentInset", \UIScrollView.contentInset),
        ObservableProperty("frame", \UIView.frame),
        ObservableProperty("bounds", \UIView.bounds),
        ObservableProperty("center", \UIView.center),
        ObservableProperty("hidden", \UIView.isHidden),
        ObservableProperty("alpha", \UIView.alpha),
        ObservableProperty("layer.bounds", \UIView.layer.bounds),
        ObservableProperty("bounds", \CALayer.bounds),
        ObservableProperty("enabled", \UIControl.isEnabled),
        ObservableProperty("selected", \UIControl.isSelected),
        ObservableProperty("highlighted", \UIControl.isHighlighted),
        ObservableProperty("title", \UIViewController.title),
    ]
}
