import DisplayList
import Foundation

/// What the app runs on.
///
/// Differs from UIKit: it is the device that a host plays, so that there are no sensors, and its names and version are
/// those of the system whose look and behavior Collage has, iOS 18.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    /// The device of the host, of the page or test that what runs now belongs to where there are several.
    open class var current: UIDevice { DeviceContext.current(for: .device).device }

    private unowned let screen: UIScreen
    private var orientationObserverCount = 0

    package init(screen: UIScreen) {
        self.screen = screen
        super.init()
    }

    private var isPhone: Bool { screen.environment.idiom == .phone }

    /// What the device is called: "iPhone" or "iPad", as for apps that may not know the person's own name for it.
    open var name: String { model }

    /// "iPhone" or "iPad".
    open var model: String { isPhone ? "iPhone" : "iPad" }

    /// The same as ``model``.
    open var localizedModel: String { model }

    /// "iOS" or "iPadOS".
    open var systemName: String { isPhone ? "iOS" : "iPadOS" }

    /// "18.0", the system whose look and behavior Collage has.
    open var systemVersion: String { "18.0" }

    /// Tells this device from others for the apps of one maker: a value that lasts as long as the device.
    public let identifierForVendor: UUID? = UUID()

    /// Whether it is a phone or a tablet.
    open var userInterfaceIdiom: UIUserInterfaceIdiom { isPhone ? .phone : .pad }

    /// Whether apps run in the background; true.
    open var isMultitaskingSupported: Bool { true }

    /// Makes the sound of a key; there is none.
    open func playInputClick() {}

    // MARK: Orientation

    /// How the device is held: upright, or on its side with the top to the left where the screen is wider than high.
    open var orientation: UIDeviceOrientation {
        screen.environment.size.width > screen.environment.size.height ? .landscapeLeft : .portrait
    }

    /// Whether ``orientationDidChangeNotification`` is posted.
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationObserverCount > 0 }

    /// Has ``orientationDidChangeNotification`` posted, until as many calls of
    /// ``endGeneratingDeviceOrientationNotifications()`` as of this have been made.
    open func beginGeneratingDeviceOrientationNotifications() {
        orientationObserverCount += 1
    }

    /// Takes one call of ``beginGeneratingDeviceOrientationNotifications()`` back; without one it does nothing.
    open func endGeneratingDeviceOrientationNotifications() {
        orientationObserverCount = max(orientationObserverCount - 1, 0)
    }

    /// Posts ``orientationDidChangeNotification`` if somebody asked for it and the device is held otherwise than before.
    package func orientationMayHaveChanged(from previous: UIDeviceOrientation, in context: DeviceContext) {
        guard isGeneratingDeviceOrientationNotifications, orientation != previous else { return }
        context.post(UIDevice.orientationDidChangeNotification, object: self)
    }

    // MARK: Sensors

    /// Whether the app wants to know about the battery; nothing follows from it.
    open var isBatteryMonitoringEnabled = false

    /// Whether the battery is being charged: unknown.
    open var batteryState: BatteryState { .unknown }

    /// The battery's charge from 0 to 1: -1, which is unknown.
    open var batteryLevel: Float { -1 }

    /// Whether the app wants to know if something is near the screen. It can't be switched on, as on devices without
    /// the sensor.
    open var isProximityMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    /// Whether something is near the screen; false.
    open var proximityState: Bool { false }
}

extension UIDevice {
    /// What a battery does.
    public enum BatteryState: Int, Sendable {
        /// Nobody knows.
        case unknown = 0
        /// It loses charge.
        case unplugged = 1
        /// It is being charged.
        case charging = 2
        /// It is charged.
        case full = 3
    }

    /// Posted after the device has been turned, with the device as its object, while
    /// ``isGeneratingDeviceOrientationNotifications`` holds.
    nonisolated public class var orientationDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceOrientationDidChangeNotification")
    }

    /// Posted when the battery's charge changes; never here.
    nonisolated public class var batteryLevelDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    }

    /// Posted when the battery begins or ends to be charged; never here.
    nonisolated public class var batteryStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    }

    /// Posted when something comes near the screen or goes away; never here.
    nonisolated public class var proximityStateDidChangeNotification: Notification.Name {
        Notification.Name("UIDeviceProximityStateDidChangeNotification")
    }
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// On its head.
    case portraitUpsideDown = 2
    /// On its side, with what is its top when upright to the left.
    case landscapeLeft = 3
    /// On its side, with what is its top when upright to the right.
    case landscapeRight = 4
    /// On its back.
    case faceUp = 5
    /// On its screen.
    case faceDown = 6

    /// Whether the device stands on its lower or its upper edge.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// Whether the device stands on one of its long sides.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }

    /// Whether the screen can be held to a person's face so: upright or on a side.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The idiom of the current device, as apps asked for it before ``UIDevice/userInterfaceIdiom``.
@preconcurrency @MainActor
public func UI_USER_INTERFACE_IDIOM() -> UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }
