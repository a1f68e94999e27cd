import DisplayList
import LayoutGeometry

/// The orientation of a phone's interface: the one in which the user holds the device, if the frontmost view controller
/// supports it.
///
/// The orientations of the view controller are read again when another one becomes frontmost, when it requests an
/// update, and when the user rotates the device. Tablets support all orientations.
@MainActor
package final class InterfaceOrientations {
    private unowned let device: DeviceContext
    /// A closure that rotates the screen between portrait and landscape orientation, or `nil` if the host has a screen
    /// that can't be rotated. The app's interface then has the orientation of the screen.
    package var rotateScreen: (() -> Void)?
    /// The view controller whose orientations were read, or `nil` if they must be read.
    private weak var decider: UIViewController?
    /// A Boolean value that indicates whether the user holds the device in landscape orientation, or `nil` if that's
    /// the orientation of the interface.
    private var isHeldInLandscape: Bool?
    private var isRotating = false

    init(device: DeviceContext) {
        self.device = device
    }

    /// Schedules an update before the next frame.
    func setNeedsUpdate() {
        decider = nil
        device.clock.requestFrame()
    }

    /// Rotates the device. The interface follows if the view controllers support its new orientation.
    package func deviceDidRotate() {
        isHeldInLandscape = !(isHeldInLandscape ?? isLandscape)
        decider = nil
        update()
    }

    /// Rotates the interface to one of the orientations. Returns whether the view controllers support it.
    func request(_ wanted: UIInterfaceOrientationMask) -> Bool {
        let supported = wanted.intersection(supportedOrientations(of: frontmost))
        guard rotateScreen != nil, !supported.isEmpty else { return false }
        isHeldInLandscape = supported.contains(landscape: isLandscape) ? isLandscape : !isLandscape
        setNeedsUpdate()
        return true
    }

    /// Rotates the interface if the view controllers don't support its orientation, or if they do support that of the
    /// device.
    package func update() {
        guard let rotateScreen, device.screen.environment.idiom == .phone else { return }
        guard let frontmost, frontmost !== decider else { return }
        decider = frontmost
        if wantsLandscape(frontmost, supportedOrientations(of: frontmost)) != isLandscape {
            isRotating = true
            rotateScreen()
            isRotating = false
        }
    }

    /// Called when the host has changed the screen. The user then holds the device in the new orientation.
    package func screenDidChange() {
        if !isRotating { isHeldInLandscape = nil }
    }

    private var isLandscape: Bool {
        let size = device.screen.environment.size
        return size.width > size.height
    }

    private func wantsLandscape(_ controller: UIViewController, _ supported: UIInterfaceOrientationMask) -> Bool {
        let held = isHeldInLandscape ?? isLandscape
        if supported.contains(landscape: isLandscape), held == isLandscape || isLocked { return isLandscape }
        if supported.contains(landscape: held) { return held }
        if supported.contains(landscape: isLandscape) { return isLandscape }
        return supported.contains(landscape: true)
    }

    /// The orientations that the view controller, the app, and the scene support.
    private func supportedOrientations(of controller: UIViewController?) -> UIInterfaceOrientationMask {
        guard let controller else { return .allButUpsideDown }
        let window = controller.viewIfLoaded?.window, scene = window?.windowScene
        var common = controller.supportedInterfaceOrientations
        if let application = device.application {
            common.formIntersection(application.supportedInterfaceOrientations(for: window))
        }
        if let scene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
            common.formIntersection(delegate.supportedInterfaceOrientations(for: scene))
        }
        guard !common.isEmpty else {
            raise(
                "Supported orientations has no common orientation with the application, and "
                    + "[\(type(of: controller)) shouldAutorotate] is returning YES")
        }
        return common
    }

    /// The root controller of the frontmost window that fills the screen, or the controller that it presents full
    /// screen.
    private var frontmost: UIViewController? {
        let window = device.visibleWindows.backToFront.last { window in
            window.rootViewController != nil && window.windowLevel == .normal
                && window.bounds.size == window.screen.bounds.size
        }
        var controller = window?.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed,
            presented.modalPresentationStyle == .fullScreen
        {
            controller = presented
        }
        return controller
    }

    /// A Boolean value that indicates whether the frontmost view controller, or the descendant to which it forwards the
    /// decision, prefers to keep the orientation.
    private var isLocked: Bool {
        var controller = frontmost
        while let child = controller?.childViewControllerForInterfaceOrientationLock { controller = child }
        return controller?.prefersInterfaceOrientationLocked ?? false
    }
}

extension DeviceContext {
    package var orientations: InterfaceOrientations {
        if let orientations = device.interfaceOrientations { return orientations }
        let orientations = InterfaceOrientations(device: self)
        device.interfaceOrientations = orientations
        return orientations
    }
}

extension UIInterfaceOrientationMask {
    fileprivate func contains(landscape: Bool) -> Bool {
        !isDisjoint(with: landscape ? .landscape : [.portrait, .portraitUpsideDown])
    }
}

extension HostEnvironment {
    /// The environment after a rotation of the screen.
    package var rotated: HostEnvironment {
        let size = Size(width: size.height, height: size.width)
        var rotated = self
        rotated.size = size
        if safeAreaInsets != .zero {
            rotated.safeAreaInsets = Device.environment(size: size, scale: scale).safeAreaInsets
        }
        return rotated
    }
}
