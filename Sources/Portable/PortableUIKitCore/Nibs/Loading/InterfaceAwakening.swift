import Foundation

/// An object that's notified after its interface file has been loaded.
///
/// Objective-C declares the method for all objects. Without its runtime, only members of a class can be overridden, so
/// Collage's tool declares the conformance of other classes that override the method.
public protocol _InterfaceAwakening: AnyObject {
    /// Called after the interface file that contains the object has been loaded and connected.
    @MainActor
    func awakeFromNib()
}

extension UIResponder: _InterfaceAwakening {}
extension UIBarItem: _InterfaceAwakening {}
extension UINavigationItem: _InterfaceAwakening {}
extension UIGestureRecognizer: _InterfaceAwakening {}
extension NSLayoutConstraint: _InterfaceAwakening {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Called after the interface file that contains the object has been loaded and connected. It does nothing.
    public func awakeFromNib() {}
}
