import Foundation

/// An endpoint of a connection.
public enum NWEndpoint: Hashable, Sendable, CustomDebugStringConvertible {
    /// A host and a port.
    case hostPort(host: Host, port: Port)
    /// A Bonjour service.
    case service(name: String, type: String, domain: String, interface: NWInterface?)
    /// A path of a Unix domain socket.
    case unix(path: String)
    /// A URL.
    case url(URL)

    /// The name or the address of a host.
    ///
    /// Differs from Network: addresses are stored as names.
    public enum Host: Hashable, Sendable, ExpressibleByStringLiteral, CustomDebugStringConvertible {
        /// A name, with the interface to use.
        case name(String, NWInterface?)

        /// Creates a host with a name or an address.
        public init(_ string: String) { self = .name(string, nil) }

        /// Creates a host with a name or an address.
        public init(stringLiteral value: String) { self.init(value) }

        /// The name of the host.
        public var debugDescription: String {
            switch self {
            case .name(let name, _): name
            }
        }
    }

    /// The number of a port.
    public struct Port: Hashable, Sendable, RawRepresentable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible
    {
        /// The number of the port.
        public let rawValue: UInt16

        /// Any port.
        public static let any: Port = 0
        /// The port of HTTP.
        public static let http: Port = 80
        /// The port of HTTPS.
        public static let https: Port = 443
        /// The port of SSH.
        public static let ssh: Port = 22

        /// Creates a port with a number.
        public init?(rawValue: UInt16) { self.rawValue = rawValue }

        /// Creates a port with a number in a string.
        public init?(_ service: String) {
            guard let number = UInt16(service) else { return nil }
            rawValue = number
        }

        /// Creates a port with a number.
        public init(integerLiteral value: UInt16) { rawValue = value }

        /// The number of the port.
        public var debugDescription: String { String(rawValue) }
    }

    /// The interface of the endpoint.
    public var interface: NWInterface? {
        if case .service(_, _, _, let interface) = self { interface } else { nil }
    }

    /// The parts of the endpoint.
    public var debugDescription: String {
        switch self {
        case .hostPort(let host, let port): "\(host.debugDescription):\(port.rawValue)"
        case .service(let name, let type, let domain, _): "\(name).\(type)\(domain)"
        case .unix(let path): path
        case .url(let url): url.absoluteString
        }
    }
}
