/// A class of view controllers whose life cycle methods an extension of the app overrides.
///
/// Swift has no overrides in extensions without the Objective-C runtime, so the rewritten extension has these methods instead.
/// They're called for all objects of the class, after the methods of the object itself.
@preconcurrency @MainActor
public protocol ExtendedController: UIViewController {
    /// Called after ``UIViewController/viewDidLoad()``.
    func __extension_viewDidLoad()
    /// Called after ``UIViewController/viewWillAppear(_:)``.
    func __extension_viewWillAppear(_ animated: Bool)
    /// Called after ``UIViewController/viewDidAppear(_:)``.
    func __extension_viewDidAppear(_ animated: Bool)
    /// Called after ``UIViewController/viewWillDisappear(_:)``.
    func __extension_viewWillDisappear(_ animated: Bool)
    /// Called after ``UIViewController/viewDidDisappear(_:)``.
    func __extension_viewDidDisappear(_ animated: Bool)
    /// Called after ``UIViewController/viewWillLayoutSubviews()``.
    func __extension_viewWillLayoutSubviews()
    /// Called after ``UIViewController/viewDidLayoutSubviews()``.
    func __extension_viewDidLayoutSubviews()
}

extension ExtendedController {
    /// Does nothing.
    public func __extension_viewDidLoad() {}
    /// Does nothing.
    public func __extension_viewWillAppear(_ animated: Bool) {}
    /// Does nothing.
    public func __extension_viewDidAppear(_ animated: Bool) {}
    /// Does nothing.
    public func __extension_viewWillDisappear(_ animated: Bool) {}
    /// Does nothing.
    public func __extension_viewDidDisappear(_ animated: Bool) {}
    /// Does nothing.
    public func __extension_viewWillLayoutSubviews() {}
    /// Does nothing.
    public func __extension_viewDidLayoutSubviews() {}
}

extension UIViewController {
    /// The controller, if an extension of the app overrides methods of its class.
    var extended: (any ExtendedController)? { self as? any ExtendedController }
}
