import Foundation

/// A destination for the messages of a part of an app.
public final class OSLog: Sendable {
    /// The log whose messages don't include a subsystem or a category.
    public static let `default` = OSLog(prefix: "", isEnabled: true)

    /// The log that writes nothing.
    public static let disabled = OSLog(prefix: "", isEnabled: false)

    let isEnabled: Bool
    private let prefix: String

    /// Creates a log whose messages include a subsystem and a category.
    ///
    /// - Parameters:
    ///   - subsystem: The app or library, in reverse DNS notation.
    ///   - category: The part of the app or library.
    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "[\(subsystem):\(category)] ", isEnabled: true)
    }

    private init(prefix: String, isEnabled: Bool) {
        self.prefix = prefix
        self.isEnabled = isEnabled
    }

    /// Returns a Boolean value that indicates whether messages of the given type are written. The result is `false`
    /// only for ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    func write(_ text: String) { Console.writer.write(prefix + text) }
}

/// The level of a message.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number of the level. It's the same as in OSLog.
    public let rawValue: UInt8

    /// Creates a level with the given number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The level of messages that are essential for finding a problem.
    public static let `default` = OSLogType(rawValue: 0)
    /// The level of messages that are helpful, but not essential, for finding a problem.
    public static let info = OSLogType(rawValue: 1)
    /// The level of messages that are useful only during development.
    public static let debug = OSLogType(rawValue: 2)
    /// The level of errors.
    public static let error = OSLogType(rawValue: 16)
    /// The level of programming errors in the app or the system.
    public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message with arguments.
///
/// - Parameters:
///   - message: A format string as in `String(format:)`. Its specifiers can have privacy options, which have no effect:
///     `%{public}@`, `%{private}d`.
///   - log: The log to write to.
///   - type: The level of the message.
///   - arguments: The values of the format specifiers.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...)
{
    write(message, arguments, to: log)
}

/// Writes a message with arguments.
///
/// - Parameters:
///   - type: The level of the message.
///   - log: The log to write to.
///   - message: A format string as in `String(format:)`. Its specifiers can have privacy options, which have no effect:
///     `%{public}@`, `%{private}d`.
///   - arguments: The values of the format specifiers.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: CVarArg...) {
    write(message, arguments, to: log)
}

private func write(_ message: StaticString, _ arguments: [CVarArg], to log: OSLog) {
    guard log.isEnabled else { return }
    let format = "\(message)".replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
    log.write(String(format: format, arguments: arguments))
}
