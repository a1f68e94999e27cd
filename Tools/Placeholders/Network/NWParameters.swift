import Foundation

/// Options of connections and listeners.
open class NWParameters: @unchecked Sendable {
    /// The kind of service of a connection.
    public enum ServiceClass: Sendable {
        /// The default class of service.
        case bestEffort
        /// Work that the user isn't waiting for.
        case background
        /// Interactive video.
        case interactiveVideo
        /// Interactive voice.
        case interactiveVoice
        /// Data that needs a quick response.
        case responsiveData
        /// Signaling for calls.
        case signaling
    }

    /// The kind of interface that connections must use.
    public final var requiredInterfaceType = NWInterface.InterfaceType.other
    /// The kinds of interfaces that connections mustn't use.
    public final var prohibitedInterfaceTypes: [NWInterface.InterfaceType]?
    /// The kind of service.
    public final var serviceClass = ServiceClass.bestEffort
    /// A Boolean value that indicates whether listeners and browsers use peer-to-peer interfaces.
    public final var includePeerToPeer = false
    /// A Boolean value that indicates whether a local address can be used again.
    public final var allowLocalEndpointReuse = false
    /// The local endpoint of a connection.
    public final var requiredLocalEndpoint: NWEndpoint?

    /// Creates parameters without protocols.
    public init() {}

    /// Parameters for TCP.
    public class var tcp: NWParameters { NWParameters() }
    /// Parameters for TLS over TCP.
    public class var tls: NWParameters { NWParameters() }
    /// Parameters for UDP.
    public class var udp: NWParameters { NWParameters() }
    /// Parameters for DTLS over UDP.
    public class var dtls: NWParameters { NWParameters() }
}

/// An error of a connection.
public enum NWError: Error, Equatable, Sendable, CustomDebugStringConvertible {
    /// A POSIX error.
    case posix(POSIXErrorCode)
    /// A DNS error.
    case dns(Int32)
    /// A TLS error.
    case tls(Int32)

    /// The case with its code.
    public var debugDescription: String {
        switch self {
        case .posix(let code): "POSIX error \(code.rawValue)"
        case .dns(let code): "DNS error \(code)"
        case .tls(let code): "TLS error \(code)"
        }
    }
}
