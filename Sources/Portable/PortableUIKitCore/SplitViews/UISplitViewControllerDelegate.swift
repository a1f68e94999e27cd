/// Methods that control and respond to the display of columns. All methods are optional.
@OptionalMethods
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    /// Tells the delegate that the display mode will change.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    /// Asks the delegate how to show the columns when the user presses the button. If it isn't implemented, the result
    /// is automatic, which shows or hides the columns as usual.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    /// Asks the delegate whether it has shown `vc` itself. The default is `false`.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool
    /// Asks the delegate whether it has shown `vc` itself in the secondary column. The default is `false`.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool
    /// Asks the delegate for the controller that remains when two columns become one. If it returns `nil` or isn't
    /// implemented, the first one remains.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    /// Asks the delegate for the first controller when one column becomes two. If it returns `nil` or isn't
    /// implemented, the current controller stays.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    /// Asks the delegate whether it has handled the second controller when two columns become one. If it returns
    /// `false`, the default, the controller is stacked on the first.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool
    /// Asks the delegate for the second controller when one column becomes two. If it returns `nil`, the default, it's
    /// the one on top of the stack.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    /// Asks the delegate for the top column when columns become one. If it isn't implemented, the proposed column is
    /// the top.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    /// Asks the delegate for the display mode when one column becomes several. If it isn't implemented, it's the
    /// proposed mode.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    /// Tells the delegate that the columns have collapsed into one.
    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    /// Tells the delegate that the columns have expanded.
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
    /// Tells the delegate that a column is about to be shown.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    /// Tells the delegate that a column is about to be hidden.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    /// Tells the delegate that a column has been shown.
    func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column)
    /// Tells the delegate that a column has been hidden.
    func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column)
    /// Tells the delegate that the user has begun a gesture that shows or hides a column.
    func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    /// Tells the delegate that the gesture that shows or hides a column has ended.
    func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
    /// Asks the delegate for the orientations that the split view controller supports. The default is the
    /// standard one of view controllers.
    func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask
    /// Asks the delegate for the orientation of the split view controller when it's presented. The default is portrait.
    func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
    /// Does nothing.
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
    /// Returns `.automatic`.
    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }
    /// Returns `false`, so the split view controller shows the controller.
    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        false
    }
    /// Returns `false`, so the split view controller shows the controller.
    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        false
    }
    /// Returns `nil`, which means the first controller.
    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        nil
    }
    /// Returns `nil`, which means the current controller.
    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }
    /// Returns `false`: the second controller is stacked on the first.
    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        false
    }
    /// Returns `nil`, which means the controller on top of the stack.
    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        nil
    }
    /// Returns the proposed column.
    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        proposedTopColumn
    }
    /// Returns the proposed display mode.
    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        proposedDisplayMode
    }
    /// Does nothing.
    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) {}
    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {}
    /// Does nothing.
    public func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {}
    /// Returns the orientations that all view controllers support.
    public func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientationMask { splitViewController.standardOrientations }
    /// Returns portrait.
    public func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController
    ) -> UIInterfaceOrientation { .portrait }
}
