import Foundation

extension ProcessInfo {
    /// The temperature of the device.
    public enum ThermalState: Int, Sendable {
        /// The temperature is normal.
        case nominal
        /// The temperature is slightly elevated.
        case fair
        /// The temperature is high, and the app should do less work.
        case serious
        /// The temperature is so high that the device must cool down.
        case critical
    }

    /// A notification that is posted when the temperature changes. It's never posted here.
    public static let thermalStateDidChangeNotification = Notification.Name(
        "NSProcessInfoThermalStateDidChangeNotification")

    /// The temperature of the device.
    ///
    /// Differs from Foundation: it's always ``ThermalState/nominal``.
    public var thermalState: ThermalState { .nominal }

    /// A Boolean value that indicates whether the device saves power.
    ///
    /// Differs from Foundation: it's always `false`.
    public var isLowPowerModeEnabled: Bool { false }
}

extension Notification.Name {
    /// A notification that is posted when the device starts or ends saving power. It's never posted here.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
}
