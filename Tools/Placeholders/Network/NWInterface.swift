@_exported import Foundation

/// An interface that connects the device to a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
    /// The kind of an interface.
    public enum InterfaceType: Sendable {
        /// A virtual or unknown interface.
        case other
        /// A Wi-Fi interface.
        case wifi
        /// A cellular interface.
        case cellular
        /// A wired interface.
        case wiredEthernet
        /// The loopback interface.
        case loopback
    }

    /// The kind of the interface.
    public let type: InterfaceType
    /// The name of the interface, such as `en0`.
    public let name: String
    /// The index of the interface.
    public let index: Int
    /// The name of the interface.
    public var debugDescription: String { name }

    static let wifi = NWInterface(type: .wifi, name: "en0", index: 1)
}
