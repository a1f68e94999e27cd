import Foundation

/// An object with a method for changes of observed properties.
///
/// Objective-C declares the method for all objects. Without its runtime, only members of a class can be overridden, so
/// Collage's tool declares the conformance of classes that override the method and aren't responders.
public protocol _PropertyObserver: AnyObject {
    /// Tells the observer that an observed property has changed.
    @MainActor
    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?)
}

extension UIResponder: _PropertyObserver {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Raises an exception, because the object doesn't handle the change of an observed property.
    ///
    /// Observers call the superclass's method for properties that they don't observe.
    public func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        raise(
            "<\(type(of: self))>: An -observeValueForKeyPath:ofObject:change:context: message was received but not "
                + "handled. Key path: \(keyPath ?? "nil")")
    }
}
