/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    case any = 0
    /// At the bottom; the line is above it.
    case bottom = 1
    /// At the top; the line is below it.
    case top = 2
    /// At the top, reaching under the status bar.
    case topAttached = 3
}

/// How bars look in the older way.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
}

/// Something that stands at an edge.
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
    /// Where it stands.
    var barPosition: UIBarPosition { get }
}

/// Says where a bar stands.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
    /// Where `bar` is to stand; it is asked by nobody but the developer's own code here.
    func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
    /// Anywhere.
    public func position(for bar: any UIBarPositioning) -> UIBarPosition { .any }
}

/// Decides about the items of a navigation bar that no controller owns. Every method may be left out.
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
    /// True: it may be shown.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
    /// True: it may go.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
    /// Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
