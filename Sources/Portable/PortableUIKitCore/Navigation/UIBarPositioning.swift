/// The positions of a bar.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    /// The bar is at the bottom, with the line above it.
    case bottom = 1
    /// The bar is at the top, with the line below it.
    case top = 2
    /// The bar is at the top and extends under the status bar.
    case topAttached = 3
}

/// The styles of a bar's older API.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1

    /// The black style. It's the same as ``black``.
    public static var blackOpaque: UIBarStyle { .black }
    /// The black style. It's the same as ``black``, because bars are translucent by default.
    public static var blackTranslucent: UIBarStyle { .black }
}

/// A type whose position in the user interface is at an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// The position of the bar.
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
@OptionalMethods
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asks the delegate whether `item` can be pushed. The default is `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool
    /// Tells the delegate that `item` has been pushed.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
    /// Asks the delegate whether `item` can be popped. The default is `true`.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
    /// Tells the delegate that `item` has been popped.
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
