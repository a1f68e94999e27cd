import Foundation

extension ProcessInfo {
    /// Whether the app runs on a Mac as an app for both; never.
    public var isMacCatalystApp: Bool { false }

    /// Whether the app runs on a Mac as it would on a tablet; never.
    public var isiOSAppOnMac: Bool { false }
}
