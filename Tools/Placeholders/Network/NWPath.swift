import Foundation

/// The state of the network.
public struct NWPath: Equatable, Sendable {
    /// A value that indicates whether a path can be used.
    public enum Status: Sendable {
        /// The path can be used.
        case satisfied
        /// The path can't be used.
        case unsatisfied
        /// The path can be used after a connection is established.
        case requiresConnection
    }

    /// The reason why a path can't be used.
    public enum UnsatisfiedReason: Sendable {
        /// No reason is available.
        case notAvailable
        /// The user turned cellular data off.
        case cellularDenied
        /// The user turned Wi-Fi off.
        case wifiDenied
        /// The user denied access to the local network.
        case localNetworkDenied
        /// A virtual private network isn't active.
        case vpnInactive
    }

    /// A value that indicates whether the path can be used.
    public let status: Status
    /// The reason why the path can't be used.
    public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
    /// The interfaces of the path.
    public let availableInterfaces: [NWInterface]
    /// A Boolean value that indicates whether the path uses an expensive interface, such as a cellular one.
    public var isExpensive: Bool { false }
    /// A Boolean value that indicates whether the path uses an interface in Low Data Mode.
    public var isConstrained: Bool { false }
    /// A Boolean value that indicates whether the path supports IPv4.
    public var supportsIPv4: Bool { status == .satisfied }
    /// A Boolean value that indicates whether the path supports IPv6.
    public var supportsIPv6: Bool { status == .satisfied }
    /// A Boolean value that indicates whether the path has a DNS server.
    public var supportsDNS: Bool { status == .satisfied }
    /// The gateways of the path.
    public var gateways: [NWEndpoint] { [] }
    /// The local endpoint of a connection's path.
    public var localEndpoint: NWEndpoint? { nil }
    /// The remote endpoint of a connection's path.
    public var remoteEndpoint: NWEndpoint? { nil }

    /// Returns whether the path uses an interface of a kind.
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
        availableInterfaces.contains { $0.type == type }
    }
}
