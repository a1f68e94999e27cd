/// An object, other than a view or view controller, whose state can be restored at a later launch.
///
/// Differs from UIKit: no state is saved between launches, so nothing is restored automatically.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The parent of the object. The default is `nil`.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that creates the object again. The default is `nil`.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Encodes the object's state. The default does nothing.
    func encodeRestorableState(with coder: NSCoder)
    /// Takes back what was kept; nothing by default.
    func decodeRestorableState(with coder: NSCoder)
    /// All state has come back; nothing happens by default.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Always `nil`.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Always `nil`.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Does nothing.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Does nothing.
    public func applicationFinishedRestoringState() {}
}

/// A class that creates objects whose state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// The object of a path of names; nil for none.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A class that creates view controllers whose state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// The controller of a path of names; nil for none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
