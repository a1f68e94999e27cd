import Foundation

/// The size and the pixel aspect ratio of a screen.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size of the image, in pixels.
    public let size: CGSize

    init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// The width of a pixel divided by its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }
}

extension UIScreen {
    /// The ways in which a screen compensates for overscan.
    public enum OverscanCompensation: Int, Sendable {
        /// The image is scaled down.
        case scale = 0
        /// The image has margins at its edges.
        case insetBounds = 1
        /// The image isn't adjusted.
        case none = 2

        /// The older name of ``insetBounds``.
        public static var insetApplicationFrame: UIScreen.OverscanCompensation { .insetBounds }
    }

    /// The states of the reference display mode.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// The mode isn't supported.
        case notSupported = 0
        /// The mode is supported but not enabled.
        case notEnabled = 1
        /// The mode is limited.
        case limited = 2
        /// The mode is enabled.
        case enabled = 3
    }

    /// Posted when a screen connects. The device never posts it, because it has one screen.
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen disconnects. The device never posts it, because it has one screen.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the mode of a screen changes. The device never posts it.
    public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
    /// Posted when the brightness changes. The object is the screen.
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted when screen recording begins or ends. The device never posts it.
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Posted when the reference display mode changes. The device never posts it.
    public nonisolated static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")

    /// The area below the status bar, in points. ``bounds`` supersedes this property.
    public var applicationFrame: CGRect {
        var frame = bounds
        let bar = UIApplication.shared.statusBarFrame.height
        frame.origin.y += bar
        frame.size.height -= bar
        return frame
    }

    /// The available modes. The array contains only the current mode.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// The current mode.
    ///
    /// Differs from UIKit: the host controls the screen, so the value has no effect.
    public var currentMode: UIScreenMode? {
        get { availableModes.first }
        set {}
    }

    /// The preferred mode.
    public var preferredMode: UIScreenMode? { availableModes.first }

    /// The screen that this one mirrors. It's always `nil`.
    public var mirrored: UIScreen? { nil }

    /// A Boolean value that indicates whether the screen is being recorded. It's always `false`.
    public var isCaptured: Bool { false }

    /// The overscan compensation.
    ///
    /// Differs from UIKit: the host controls the screen, so the value has no effect.
    public var overscanCompensation: UIScreen.OverscanCompensation {
        get { .none }
        set {}
    }

    /// The insets of the area hidden by overscan. They're always zero.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// The additional latency of the screen, in seconds. It's always 0.
    public var calibratedLatency: CFTimeInterval { 0 }

    /// The current headroom for colors brighter than white. It's always 1, which means none.
    public var currentEDRHeadroom: CGFloat { 1 }

    /// The greatest possible headroom for colors brighter than white. It's always 1, which means none.
    public var potentialEDRHeadroom: CGFloat { 1 }

    /// The state of the reference display mode. It isn't supported.
    public var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { .notSupported }

    /// A Boolean value that indicates whether the screen supports focus. It's always `true`, because keys move the
    /// focus.
    public var supportsFocus: Bool { true }

    /// The item in focus. It's `nil` if there's none.
    public weak var focusedItem: (any UIFocusItem)? { DeviceContext.current.focusSystem.focusedItem }

    /// The view in focus. It's `nil` if there's none.
    public weak var focusedView: UIView? { focusedItem as? UIView }

    /// Returns a display link that calls the method for each frame of the screen.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// Returns a view with a snapshot of the screen.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let picture = UIView(frame: bounds)
        for window in UIApplication.visibleWindows.backToFront {
            guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            part.frame = window.frame
            picture.addSubview(part)
        }
        return picture
    }

    /// The coordinate space of the screen in the current orientation.
    public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self) }

    /// The coordinate space of the screen in portrait. Here, it's the same as ``coordinateSpace``.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self) }
}

/// The coordinate space of a screen. It's the same as the coordinate space of a window that fills the screen.
final class ScreenCoordinateSpace: NSObject, UICoordinateSpace {
    private let screen: UIScreen

    init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    var bounds: CGRect { screen.bounds }

    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return point }
        return view.convert(point, from: self)
    }

    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        guard let view = coordinateSpace as? UIView else { return point }
        return view.convert(point, to: self)
    }

    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        return view.convert(rect, from: self)
    }

    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        guard let view = coordinateSpace as? UIView else { return rect }
        return view.convert(rect, to: self)
    }
}
