/// Something else than a view or controller whose state may come back in a later launch.
///
/// Differs from UIKit: every launch starts anew, so that no state comes back by itself.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
    /// What contains it; nil by default.
    var restorationParent: (any UIStateRestoring)? { get }
    /// What makes it anew; nil by default.
    var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
    /// Keeps what is to come back; nothing by default.
    func encodeRestorableState(with coder: NSCoder)
    /// Takes back what was kept; nothing by default.
    func decodeRestorableState(with coder: NSCoder)
    /// All state has come back; nothing happens by default.
    func applicationFinishedRestoringState()
}

extension UIStateRestoring {
    /// Nil.
    public var restorationParent: (any UIStateRestoring)? { nil }
    /// Nil.
    public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
    /// Nothing is kept.
    public func encodeRestorableState(with coder: NSCoder) {}
    /// Nothing is taken back.
    public func decodeRestorableState(with coder: NSCoder) {}
    /// Nothing happens.
    public func applicationFinishedRestoringState() {}
}

/// A class that makes objects anew whose state comes back.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
    /// The object of a path of names; nil for none.
    static func object(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> (any UIStateRestoring)?
}

/// A class that makes controllers anew whose state comes back.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
    /// The controller of a path of names; nil for none.
    static func viewController(
        withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
    ) -> UIViewController?
}
