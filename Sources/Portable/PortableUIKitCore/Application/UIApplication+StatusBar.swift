import Foundation

/// What the status bar shows in the older way: the controllers decide, so that setting these does nothing.
extension UIApplication {
    private var statusBarManager: UIStatusBarManager? {
        connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first?.statusBarManager
    }

    /// The status bar's rectangle on the screen, in points; empty while there is none.
    public var statusBarFrame: CGRect {
        if let statusBarManager { return statusBarManager.statusBarFrame }
        let device = DeviceContext.current
        guard !device.statusBar.isHidden else { return .zero }
        let screen = device.screen
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.environment.safeAreaInsets.top)
    }

    /// Whether no status bar is shown. Setting it does nothing: controllers decide.
    public var isStatusBarHidden: Bool {
        get { statusBarFrame.height == 0 }
        set {}
    }

    /// Whether what the bar shows is light or dark. Setting it does nothing: controllers decide.
    public var statusBarStyle: UIStatusBarStyle {
        get { DeviceContext.current.statusBar.style }
        set {}
    }

    /// How the interface stands on the device. Setting it does nothing: the device turns it.
    public var statusBarOrientation: UIInterfaceOrientation {
        get {
            let bounds = DeviceContext.current.screen.bounds
            return bounds.width > bounds.height ? .landscapeLeft : .portrait
        }
        set {}
    }

    /// How long turning takes, in seconds: 0.3.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Does nothing: controllers decide.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

    /// Does nothing: controllers decide.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

    /// Does nothing: the device turns the interface.
    public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {}

    /// In which ways a window may be turned, as the delegate says; all but upside down on phones if it says nothing.
    public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
        if let own = delegate?.application(self, supportedInterfaceOrientationsFor: window), own.rawValue != 0 {
            return own
        }
        return UIScreen.main.traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// Opens an address elsewhere, in the older way: there is no elsewhere, so it returns false.
    @discardableResult
    public func openURL(_ url: URL) -> Bool { false }
}
