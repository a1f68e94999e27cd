/// An object, other than a view or view controller, whose state can be restored at a later launch.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// The parent of the object. The default is `nil`.
    var restorationParent: (any UIStateRestoring)? { get }
    /// The class that creates the object again. The default is `nil`.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Encodes the object's state. The default does nothing.
    func encodeRestorableState(with coder: NSCoder)
    /// Decodes the object's state. The default does nothing.
    func decodeRestorableState(with coder: NSCoder)
    /// Called after all state has been restored. The default does nothing.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// The parent object. The default implementation returns `nil`.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// The class that restores the object. The default implementation returns `nil`.
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
    /// Returns the object with the given path of restoration identifiers, or `nil` if there's none.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A class that creates view controllers whose state is restored.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// Returns the view controller with the given path of restoration identifiers, or `nil` if there's none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
