extension UIViewController {
    /// The orientation of the window scene's interface.
    public var interfaceOrientation: UIInterfaceOrientation {
        if let scene = viewIfLoaded?.window?.windowScene { return scene.interfaceOrientation }
        return InterfaceRotation.orientation(of: UIScreen.main.bounds.size)
    }

    /// Rotates the interface to the device's orientation before the next frame, if the view controllers support it.
    public class func attemptRotationToDeviceOrientation() { DeviceContext.current.orientations.setNeedsUpdate() }

    /// Notifies the system that ``preferredScreenEdgesDeferringSystemGestures`` has changed.
    ///
    /// Differs from UIKit: hosts have no such gestures.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Notifies the system that ``prefersPointerLocked`` has changed.
    ///
    /// Differs from UIKit: hosts don't lock the pointer.
    public func setNeedsUpdateOfPrefersPointerLocked() {}

    /// The older name of ``isModalInPresentation``.
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The name of the exception for an inconsistent hierarchy of views and view controllers.
    public class var hierarchyInconsistencyException: NSExceptionName {
        NSExceptionName(rawValue: "UIViewControllerHierarchyInconsistency")
    }

    /// Posted when a split view controller collapses or expands, which changes the target of details.
    public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
    }
}
