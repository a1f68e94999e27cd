extension UIViewController {
    /// How the interface stands: as that of the window's scene.
    public var interfaceOrientation: UIInterfaceOrientation {
        if let scene = viewIfLoaded?.window?.windowScene { return scene.interfaceOrientation }
        return InterfaceTurn.orientation(of: UIScreen.main.bounds.size)
    }

    /// Turns the interface as the device is held. It always stands so here, so that nothing happens.
    public class func attemptRotationToDeviceOrientation() {}

    /// Says that ``preferredScreenEdgesDeferringSystemGestures`` has changed. Hosts have no such gestures, so that nothing
    /// happens.
    public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

    /// Says that ``prefersPointerLocked`` has changed. Hosts don't hold the pointer, so that nothing happens.
    public func setNeedsUpdateOfPrefersPointerLocked() {}

    /// The older name of ``isModalInPresentation``.
    public var isModalInPopover: Bool {
        get { isModalInPresentation }
        set { isModalInPresentation = newValue }
    }

    /// The name of what is raised where views and controllers don't belong together.
    public class var hierarchyInconsistencyException: NSExceptionName {
        NSExceptionName(rawValue: "UIViewControllerHierarchyInconsistency")
    }

    /// Posted by a split view controller when it has become one column, or several, so that others show details.
    public nonisolated class var showDetailTargetDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
    }
}
