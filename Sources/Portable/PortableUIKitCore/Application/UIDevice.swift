import DisplayList
import Foundation

/// The device that the app runs on.
///
/// Differs from UIKit: a host simulates the device, so there are no sensors. The names and the version are from iOS
/// 18, whose appearance and behavior Collage has.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The simulated device of the running code. A process can have several, for example one for each web page or test.
    open class var current: UIDevice { DeviceContext.current(for: .device).device }

    private unowned let screen: UIScreen
    private var orientationObserverCount = 0
    /// The orientation of the interface, which depends on the view controllers.
    var interfaceOrientations: InterfaceOrientations?

    package init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    /// Creates an object for the simulated device of the running code, with the values of ``current``.
    public override convenience init() { self.init(screen: Self.current.screen) }

    private var isPhone: Bool { screen.environment.idiom == .phone }

    /// The name of the device: "iPhone" or "iPad". As in apps that aren't entitled to it, it isn't the name that the
    /// user chose.
    open var name: String { model }

    /// The model: "iPhone" or "iPad".
    open var model: String { isPhone ? "iPhone" : "iPad" }

    /// The localized model. It's the same as ``model``.
    open var localizedModel: String { model }

    /// The name of the system: "iOS" or "iPadOS".
    open var systemName: String { isPhone ? "iOS" : "iPadOS" }

    /// The version of the system: "26.0" by default, or another one that the host or the test specifies.
    open var systemVersion: String { "\(screen.environment.system.rawValue).0" }

    /// The device's identifier for the apps of one vendor. It lasts as long as the device.
    public let identifierForVendor: UUID? = UUID()

    /// The kind of device: a phone or a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { isPhone ? .phone : .pad }

    /// A Boolean value that indicates whether apps can run in the background. It's always `true`.
    open var isMultitaskingSupported: Bool { true }

    /// Plays the sound of a key.
    ///
    /// Differs from UIKit: the device has no sound, so the method does nothing.
    open func playInputClick() {}

    // MARK: Orientation

    /// The orientation of the device: portrait, or landscape with the top to the left if the screen is wider than high.
    open var orientation: UIDeviceOrientation {
        screen.environment.size.width > screen.environment.size.height ? .landscapeLeft : .portrait
    }

    /// A Boolean value that indicates whether ``orientationDidChangeNotification`` is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationObserverCount > 0 }

    /// Starts to post ``orientationDidChangeNotification``. Calls nest: each requires one call of
    /// ``endGeneratingDeviceOrientationNotifications()``.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationObserverCount += 1
    }

    /// Ends one call of ``beginGeneratingDeviceOrientationNotifications()``. Does nothing without one.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationObserverCount = max(orientationObserverCount - 1, 0)
    }

    /// Posts ``orientationDidChangeNotification`` if the orientation has changed and the notification is turned on.
    package func orientationMayHaveChanged(from previous: UIDeviceOrientation, in context: DeviceContext) {
        guard isGeneratingDeviceOrientationNotifications, orientation != previous else { return }
        context.post(UIDevice.orientationDidChangeNotification, object: self)
        context.run { OrientationDidChangeMessage().post(from: self) }
    }

    // MARK: Sensors

    /// A Boolean value that indicates whether the app monitors the battery.
    ///
    /// Differs from UIKit: the device has no sensor, so the value has no effect.
    open var isBatteryMonitoringEnabled = false

    /// The state of the battery. It's always `.unknown`.
    open var batteryState: BatteryState { .unknown }

    /// The battery's charge from 0 to 1. It's always -1, which means unknown.
    open var batteryLevel: Float { -1 }

    /// A Boolean value that indicates whether the app monitors the proximity sensor.
    ///
    /// Differs from UIKit: the device has no sensor, so the value has no effect.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// A Boolean value that indicates whether something is near the screen. It's always `false`.
    open var proximityState: Bool { false }
}

extension UIDevice {
    /// The states of a battery.
    public enum BatteryState: Int, Sendable {
        /// The state is unknown.
        case unknown = 0
        /// The battery is discharging.
        case unplugged = 1
        /// The battery is charging.
        case charging = 2
        /// The battery is full.
        case full = 3
    }

    /// Posted after the device has been rotated, while ``isGeneratingDeviceOrientationNotifications`` is `true`. The
    /// object is the device.
    nonisolated public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// Posted when the battery's charge changes. The device never posts it.
    nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Posted when the battery's state changes. The device never posts it.
    nonisolated public class var batteryStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    /// Posted when the proximity state changes. The device never posts it.
    nonisolated public class var proximityStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceProximityStateDidChangeNotification")
    }
}

/// The orientations of a device.
public enum UIDeviceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// The device is upright.
    case portrait = 1
    /// The device is upside down.
    case portraitUpsideDown = 2
    /// The device is on its side, with its top to the left.
    case landscapeLeft = 3
    /// The device is on its side, with its top to the right.
    case landscapeRight = 4
    /// The device is flat, with the screen facing up.
    case faceUp = 5
    /// The device is flat, with the screen facing down.
    case faceDown = 6

    /// A Boolean value that indicates whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// A Boolean value that indicates whether the device rests on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// A Boolean value that indicates whether the device is flat, with the screen facing up or down.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// A Boolean value that indicates whether an interface can have this orientation: portrait or landscape.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// Returns the idiom of the current device. ``UIDevice/userInterfaceIdiom`` supersedes this function.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
