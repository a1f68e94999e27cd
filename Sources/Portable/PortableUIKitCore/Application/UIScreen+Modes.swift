import Foundation

/// How a screen could show its pixels.
@preconcurrency @MainActor
open class UIScreenMode: NSObject {
    /// The size of the picture, in pixels.
    public let size: CGSize

    init(size: CGSize) {
        self.size = size
        super.init()
    }

    /// How wide a pixel is, as a part of its height: 1.
    open var pixelAspectRatio: CGFloat { 1 }
}

extension UIScreen {
    /// What becomes of the edges of screens that don't show all of their picture.
    public enum OverscanCompensation: Int, Sendable {
        /// The picture is made smaller.
        case scale = 0
        /// The picture has room at its edges.
        case insetBounds = 1
        /// Nothing.
        case none = 2

        /// The older name of ``insetBounds``.
        public static var insetApplicationFrame: UIScreen.OverscanCompensation { .insetBounds }
    }

    /// Whether the screen shows colors as a reference display does.
    public enum ReferenceDisplayModeStatus: Int, Sendable {
        /// It can't.
        case notSupported = 0
        /// It could.
        case notEnabled = 1
        /// Not all of them.
        case limited = 2
        /// It does.
        case enabled = 3
    }

    /// Posted when a screen was connected. The device has one, always.
    public nonisolated static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")
    /// Posted when a screen was disconnected. The device has one, always.
    public nonisolated static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")
    /// Posted when the mode of a screen has changed. The device's never does.
    public nonisolated static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")
    /// Posted when the brightness was changed, with the screen as object.
    public nonisolated static let brightnessDidChangeNotification = NSNotification.Name(
        "UIScreenBrightnessDidChangeNotification")
    /// Posted when recording the screen begins or ends. Nobody records it here.
    public nonisolated static let capturedDidChangeNotification = NSNotification.Name(
        "UIScreenCapturedDidChangeNotification")
    /// Posted when the screen shows colors otherwise. It never does.
    public nonisolated static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
        "UIScreenReferenceDisplayModeStatusDidChangeNotification")

    /// The rectangle without the status bar, in points, in the older way.
    public var applicationFrame: CGRect {
        var frame = bounds
        let bar = UIApplication.shared.statusBarFrame.height
        frame.origin.y += bar
        frame.size.height -= bar
        return frame
    }

    /// The modes that the screen can have: the one that it has.
    public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

    /// The mode that the screen has. Setting it does nothing: there is no other.
    public var currentMode: UIScreenMode? {
        get { availableModes.first }
        set {}
    }

    /// The best mode of the screen.
    public var preferredMode: UIScreenMode? { availableModes.first }

    /// The screen that this one repeats: none.
    public var mirrored: UIScreen? { nil }

    /// Whether somebody records the screen: nobody does.
    public var isCaptured: Bool { false }

    /// What becomes of the edges: the whole picture is seen. Setting it does nothing.
    public var overscanCompensation: UIScreen.OverscanCompensation {
        get { .none }
        set {}
    }

    /// The part of the edges that isn't seen: none.
    public var overscanCompensationInsets: UIEdgeInsets { .zero }

    /// How late the screen shows what is drawn, in seconds, beyond what is known: 0.
    public var calibratedLatency: CFTimeInterval { 0 }

    /// How much lighter than white the screen can be now: not at all.
    public var currentEDRHeadroom: CGFloat { 1 }

    /// How much lighter than white the screen can be at best: not at all.
    public var potentialEDRHeadroom: CGFloat { 1 }

    /// Whether the screen shows colors as a reference display does: it can't.
    public var referenceDisplayModeStatus: UIScreen.ReferenceDisplayModeStatus { .notSupported }

    /// Whether there is a focus: keys move one.
    public var supportsFocus: Bool { true }

    /// What has the focus; nil if nothing has.
    public weak var focusedItem: (any UIFocusItem)? { DeviceContext.current.focusSystem.focusedItem }

    /// The view that has the focus; nil if none has.
    public weak var focusedView: UIView? { focusedItem as? UIView }

    /// A link that calls a method with each frame of this screen; nil for another screen than the device's.
    public func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
        CADisplayLink(target: target, selector: sel)
    }

    /// A view that shows what the screen shows now.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
        let picture = UIView(frame: bounds)
        for window in UIApplication.visibleWindows.backToFront {
            guard let part = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
            part.frame = window.frame
            picture.addSubview(part)
        }
        return picture
    }

    /// The space of the screen's coordinates, as the interface stands.
    public var coordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self) }

    /// The space of the screen's coordinates with the device upright. It is never turned against its screen here.
    public var fixedCoordinateSpace: any UICoordinateSpace { ScreenCoordinateSpace(screen: self) }
}

/// The coordinates of a screen, which are those of a window that fills it.
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
