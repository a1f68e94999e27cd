import Foundation

/// A number that distinguishes intervals with the same name.
public struct OSSignpostID: Hashable, Comparable, Sendable {
    /// The number.
    public let rawValue: UInt64

    /// Creates an identifier with the given number.
    public init(_ value: UInt64) { rawValue = value }

    /// Creates an identifier that no other interval of the log has.
    public init(log: OSLog) { rawValue = Self.next.increment() }

    /// Creates an identifier for the intervals of an object.
    public init(log: OSLog, object: AnyObject) { rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(object))) }

    /// The identifier of intervals that never overlap.
    public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
    /// An identifier that isn't valid.
    public static let invalid = OSSignpostID(UInt64.max)
    /// An identifier that isn't valid.
    public static let null = OSSignpostID(0)

    /// Returns a Boolean value that indicates whether an identifier is less than another.
    public static func < (left: OSSignpostID, right: OSSignpostID) -> Bool { left.rawValue < right.rawValue }

    private static let next = Counter()

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var value: UInt64 = 0

        func increment() -> UInt64 {
            lock.withLock {
                value += 1
                return value
            }
        }
    }
}

/// The kinds of signposts.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
    /// The number of the kind. It's the same as in OSLog.
    public let rawValue: UInt8

    /// Creates a kind with the given number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A point in time.
    public static let event = OSSignpostType(rawValue: 0)
    /// The start of an interval.
    public static let begin = OSSignpostType(rawValue: 1)
    /// The end of an interval.
    public static let end = OSSignpostType(rawValue: 2)
}

/// Marks a point in time for a performance tool.
///
/// Differs from OSLog: there's no tool that records signposts, so the function has no effect.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point in time for a performance tool, with a message.
///
/// Differs from OSLog: there's no tool that records signposts, so the function has no effect.
public func os_signpost(
    _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
    signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) {}

/// The state of an interval between its start and its end.
public final class OSSignpostIntervalState: Sendable {
    /// The identifier of the interval.
    public let signpostID: OSSignpostID

    init(_ id: OSSignpostID) { signpostID = id }

    /// Creates the state of an interval that another process started.
    public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}

/// An object that marks intervals and points in time for a performance tool.
///
/// Differs from OSLog: there's no tool that records signposts, so they have no effect.
public struct OSSignposter: Sendable {
    private let log: OSLog

    /// A signposter that is never enabled.
    public static var disabled: OSSignposter { OSSignposter(logHandle: .disabled) }

    /// Creates a signposter for a part of an app.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a signposter for the default log.
    public init() { log = .default }

    /// Creates a signposter for a log.
    public init(logHandle: OSLog) { log = logHandle }

    /// Creates a signposter for the log of a logger.
    public init(logger: Logger) { log = .default }

    /// A Boolean value that indicates whether signposts are recorded. It's always `false`.
    public var isEnabled: Bool { false }

    /// Returns an identifier that no other interval has.
    public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

    /// Returns an identifier for the intervals of an object.
    public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

    /// Starts an interval.
    public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Starts an interval with a message.
    public func beginInterval(
        _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
    ) -> OSSignpostIntervalState {
        OSSignpostIntervalState(id)
    }

    /// Ends an interval.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

    /// Ends an interval with a message.
    public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage) {}

    /// Marks a point in time.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

    /// Marks a point in time with a message.
    public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage) {}

    /// Calls a closure, and records its duration.
    public func withIntervalSignpost<T>(
        _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> T
    ) rethrows -> T {
        try task()
    }
}
