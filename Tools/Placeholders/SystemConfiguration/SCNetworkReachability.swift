@_exported import Foundation
@_exported import Glibc

/// A host or an address whose reachability an app requests.
public final class SCNetworkReachability: Sendable {}

/// A value that indicates how a host can be reached.
public struct SCNetworkReachabilityFlags: OptionSet, Hashable, Sendable {
    /// The flags as bits.
    public let rawValue: UInt32

    /// Creates flags from bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The host can be reached with a transient connection.
    public static let transientConnection = Self(rawValue: 1 << 0)
    /// The host can be reached.
    public static let reachable = Self(rawValue: 1 << 1)
    /// A connection must be established first.
    public static let connectionRequired = Self(rawValue: 1 << 2)
    /// Network traffic establishes the connection.
    public static let connectionOnTraffic = Self(rawValue: 1 << 3)
    /// The user must take an action to establish the connection.
    public static let interventionRequired = Self(rawValue: 1 << 4)
    /// The connection is established on demand by `CFSocketStream`.
    public static let connectionOnDemand = Self(rawValue: 1 << 5)
    /// The address is an address of the device.
    public static let isLocalAddress = Self(rawValue: 1 << 16)
    /// The traffic doesn't go through a gateway.
    public static let isDirect = Self(rawValue: 1 << 17)
    /// The connection is cellular.
    public static let isWWAN = Self(rawValue: 1 << 18)
    /// Network traffic establishes the connection.
    public static let connectionAutomatic: Self = .connectionOnTraffic
}

/// An older name of the flag.
public let kSCNetworkFlagsTransientConnection = SCNetworkReachabilityFlags.transientConnection.rawValue
public let kSCNetworkFlagsReachable = SCNetworkReachabilityFlags.reachable.rawValue
public let kSCNetworkFlagsConnectionRequired = SCNetworkReachabilityFlags.connectionRequired.rawValue
public let kSCNetworkFlagsConnectionAutomatic = SCNetworkReachabilityFlags.connectionAutomatic.rawValue
public let kSCNetworkFlagsInterventionRequired = SCNetworkReachabilityFlags.interventionRequired.rawValue
public let kSCNetworkFlagsIsLocalAddress = SCNetworkReachabilityFlags.isLocalAddress.rawValue
public let kSCNetworkFlagsIsDirect = SCNetworkReachabilityFlags.isDirect.rawValue

/// A function that is called when the reachability changes.
public typealias SCNetworkReachabilityCallBack = (
    SCNetworkReachability, SCNetworkReachabilityFlags, UnsafeMutableRawPointer?
) -> Void

/// The data of a callback.
public struct SCNetworkReachabilityContext {
    /// The version of the structure, 0.
    public var version: Int
    /// A pointer that the callback receives.
    public var info: UnsafeMutableRawPointer?
    /// A function that retains the pointer.
    public var retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?
    /// A function that releases the pointer.
    public var release: ((UnsafeRawPointer) -> Void)?
    /// A function that describes the pointer.
    public var copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?

    /// Creates a context.
    public init(
        version: Int, info: UnsafeMutableRawPointer?, retain: ((UnsafeRawPointer) -> UnsafeRawPointer)?,
        release: ((UnsafeRawPointer) -> Void)?, copyDescription: ((UnsafeRawPointer) -> Unmanaged<NSString>)?
    ) {
        self.version = version
        self.info = info
        self.retain = retain
        self.release = release
        self.copyDescription = copyDescription
    }

    /// Creates an empty context.
    public init() { self.init(version: 0, info: nil, retain: nil, release: nil, copyDescription: nil) }
}

/// Returns the reachability of a host.
public func SCNetworkReachabilityCreateWithName(
    _ allocator: AnyObject?, _ nodename: UnsafePointer<CChar>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Returns the reachability of an address.
public func SCNetworkReachabilityCreateWithAddress(
    _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Sets the flags to ``SCNetworkReachabilityFlags/reachable``, because every host counts as reachable.
@discardableResult
public func SCNetworkReachabilityGetFlags(
    _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
    flags.pointee = .reachable
    return true
}

/// Sets the function that is called when the reachability changes.
///
/// Differs from System Configuration: the function isn't called, because the reachability doesn't change.
@discardableResult
public func SCNetworkReachabilitySetCallback(
    _ target: SCNetworkReachability, _ callout: SCNetworkReachabilityCallBack?,
    _ context: UnsafeMutablePointer<SCNetworkReachabilityContext>?
) -> Bool { true }

/// Sets the queue on which the function is called.
@discardableResult
public func SCNetworkReachabilitySetDispatchQueue(_ target: SCNetworkReachability, _ queue: DispatchQueue?) -> Bool {
    true
}

/// Returns `true` without effect.
@discardableResult
public func SCNetworkReachabilityScheduleWithRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: String
) -> Bool { true }

/// Returns `true` without effect.
@discardableResult
public func SCNetworkReachabilityUnscheduleFromRunLoop(
    _ target: SCNetworkReachability, _ runLoop: RunLoop, _ runLoopMode: String
) -> Bool { true }
