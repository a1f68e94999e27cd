/// The positions of a bar.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    /// At the bottom; the line is above it.
    case bottom = 1
    /// At the top; the line is below it.
    case top = 2
    /// At the top, reaching under the status bar.
    case topAttached = 3
}

/// The styles of a bar's older API.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

/// A type whose position in the user interface is at an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it stands.
    var barPosition: UIBarPosition { get }
}

/// Methods for specifying the position of a bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Asks the delegate for the position of the bar.
    ///
    /// Differs from UIKit: only toolbars call this method.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Returns `.any`.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Methods for responding to changes of a navigation bar's items, if the bar doesn't belong to a navigation controller.
/// All methods are optional.
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Whether `item` may be shown; true if left out.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// `item` is shown.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Whether `item` may go; true if left out.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// `item` has gone.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// Returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
