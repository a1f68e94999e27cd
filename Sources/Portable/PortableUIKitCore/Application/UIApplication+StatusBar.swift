import Foundation

/// The older API of the status bar. View controllers determine the status bar, so setters have no effect.
extension UIApplication {
    private var statusBarManager: UIStatusBarManager? {
        connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first?.statusBarManager
    }

    /// The status bar's frame on the screen, in points. It's empty while there's no status bar.
    public var statusBarFrame: CGRect {
        if let statusBarManager { return statusBarManager.statusBarFrame }
        let device = DeviceContext.current
        guard !device.statusBar.isHidden else { return .zero }
        let screen = device.screen
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.environment.safeAreaInsets.top)
    }

    /// A Boolean value that indicates whether the status bar is hidden. Setting it has no effect.
    public var isStatusBarHidden: Bool {
        get { statusBarFrame.height == 0 }
        set {}
    }

    /// The style of the status bar's content: light or dark. Setting it has no effect.
    public var statusBarStyle: UIStatusBarStyle {
        get { DeviceContext.current.statusBar.style }
        set {}
    }

    /// The orientation of the interface. Setting it has no effect because the device determines it.
    public var statusBarOrientation: UIInterfaceOrientation {
        get {
            let bounds = DeviceContext.current.screen.bounds
            return bounds.width > bounds.height ? .landscapeLeft : .portrait
        }
        set {}
    }

    /// The duration of a rotation, in seconds: 0.3.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Does nothing because view controllers determine the status bar.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// Does nothing because view controllers determine the status bar.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Does nothing because the device determines the orientation.
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}

    /// Returns the orientations that the delegate supports for the window. If it doesn't specify any, a phone supports
    /// all but upside down, and a tablet supports all.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let own = delegate?.application(self, supportedInterfaceOrientationsFor: window), own.rawValue != 0 {
            return own
        }
        return UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Opens a URL in another application. Returns `false` because there are no other applications.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { false }
}
