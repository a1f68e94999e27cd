import DisplayList
import Foundation

/// The older API of the status bar. Setters have an effect if `Info.plist` sets `UIViewControllerBasedStatusBarAppearance`
/// to `false`; otherwise, view controllers control the status bar.
extension UIApplication {
    private var statusBarManager: UIStatusBarManager? {
        connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first?.statusBarManager
    }

    /// The status bar's frame on the screen, in points. It's empty while there's no status bar.
    public var statusBarFrame: CGRect {
        if let statusBarManager { return statusBarManager.statusBarFrame }
        let device = DeviceContext.current
        guard !device.statusBar.isHidden else { return .zero }
        let frame = device.screen.statusBarFrame
        return frame.height == 0 ? .zero : frame
    }

    /// A Boolean value that indicates whether the status bar is hidden. The setter has no effect if view controllers control
    /// the status bar.
    public var isStatusBarHidden: Bool {
        get { statusBarFrame.height == 0 }
        set { DeviceContext.current.statusBar.applicationPreferences.isHidden = newValue }
    }

    /// The style of the status bar's content: light or dark. The setter has no effect if view controllers control the status
    /// bar.
    public var statusBarStyle: UIStatusBarStyle {
        get { DeviceContext.current.statusBar.style }
        set { DeviceContext.current.statusBar.applicationPreferences.style = newValue }
    }

    /// The orientation of the interface.
    ///
    /// Differs from UIKit: the setter has no effect because the host controls the orientation.
    public var statusBarOrientation: UIInterfaceOrientation {
        get {
            let bounds = DeviceContext.current.screen.bounds
            return bounds.width > bounds.height ? .landscapeLeft : .portrait
        }
        set {}
    }

    /// The duration of a rotation, in seconds: 0.3.
    public var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }

    /// Shows or hides the status bar, without an animation. It has no effect if view controllers control the status bar.
    public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

    /// Changes the style of the status bar, without an animation. It has no effect if view controllers control the status
    /// bar.
    public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
        self.statusBarStyle = statusBarStyle
    }

    /// Changes the orientation of the interface.
    ///
    /// Differs from UIKit: does nothing because the host controls the orientation.
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

extension UIApplication {
    /// The frame of the status bar and the orientation of the interface.
    package struct StatusBarState {
        let frame: CGRect
        let orientation: UIInterfaceOrientation

        init(frame: CGRect, orientation: UIInterfaceOrientation) {
            self.frame = frame
            self.orientation = orientation
        }

        /// Creates the state of a device that changes to the given environment.
        @MainActor
        package init(on environment: HostEnvironment, of device: DeviceContext) {
            let size = environment.size
            let height = device.statusBar.isHidden ? 0 : environment.safeAreaInsets.top
            frame = height == 0 ? .zero : CGRect(x: 0, y: 0, width: size.width, height: height)
            orientation = size.width > size.height ? .landscapeLeft : .portrait
        }
    }

    package var statusBarState: StatusBarState {
        StatusBarState(frame: statusBarFrame, orientation: statusBarOrientation)
    }

    /// Notifies the delegate and observers that the status bar is about to change.
    package func statusBarWillChange(to new: StatusBarState) {
        let old = statusBarState
        if new.orientation != old.orientation {
            delegate?.application(
                self, willChangeStatusBarOrientation: new.orientation, duration: statusBarOrientationAnimationDuration)
            post(
                UIApplication.willChangeStatusBarOrientationNotification,
                [UIApplication.statusBarOrientationUserInfoKey: new.orientation.rawValue])
        }
        if new.frame != old.frame {
            delegate?.application(self, willChangeStatusBarFrame: new.frame)
            post(
                UIApplication.willChangeStatusBarFrameNotification,
                [UIApplication.statusBarFrameUserInfoKey: new.frame])
        }
    }

    /// Notifies the delegate and observers that the status bar has changed.
    package func statusBarDidChange(from old: StatusBarState) {
        if old.orientation != statusBarOrientation {
            delegate?.application(self, didChangeStatusBarOrientation: old.orientation)
            post(
                UIApplication.didChangeStatusBarOrientationNotification,
                [UIApplication.statusBarOrientationUserInfoKey: old.orientation.rawValue])
        }
        if old.frame != statusBarFrame {
            delegate?.application(self, didChangeStatusBarFrame: old.frame)
            post(
                UIApplication.didChangeStatusBarFrameNotification,
                [UIApplication.statusBarFrameUserInfoKey: old.frame])
        }
    }

    private func post(_ name: Notification.Name, _ userInfo: [AnyHashable: Any]) {
        DeviceContext.current.post(name, object: self, userInfo: userInfo)
    }
}

extension UIScreen {
    /// The frame of a status bar on the screen: as high as the safe area at the top, except below a Dynamic Island.
    var statusBarFrame: CGRect {
        let inset = environment.safeAreaInsets.top
        // Recorded on 393 x 852 with iOS 17.5, and on 402 x 874 with iOS 18.5 and 26.2.
        let isBelowIsland = environment.idiom == .phone && (inset == 59 || inset == 62)
        return CGRect(x: 0, y: 0, width: bounds.width, height: isBelowIsland ? 54 : inset)
    }
}
