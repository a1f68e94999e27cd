import Foundation

extension ProcessInfo {
    /// A Boolean value that indicates whether the process is a Mac Catalyst app. It's always `false`.
    public var isMacCatalystApp: Bool { false }

    /// A Boolean value that indicates whether the process is an iOS app running on a Mac. It's always `false`.
    public var isiOSAppOnMac: Bool { false }
}
