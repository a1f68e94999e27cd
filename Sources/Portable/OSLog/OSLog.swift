import Foundation

/// Where messages of a part of an app go.
public final class OSLog: Sendable {
    /// Writes messages that say nothing of where they come from.
    public static let `default` = OSLog(prefix: "", isEnabled: true)

    /// Writes nothing.
    public static let disabled = OSLog(prefix: "", isEnabled: false)

    let isEnabled: Bool
    private let prefix: String

    /// A log whose messages say where they come from.
    /// - Parameters:
    ///   - subsystem: The app or library, in reverse DNS notation.
    ///   - category: The part of it.
    public convenience init(subsystem: String, category: String) {
        self.init(prefix: "[\(subsystem):\(category)] ", isEnabled: true)
    }

    private init(prefix: String, isEnabled: Bool) {
        self.prefix = prefix
        self.isEnabled = isEnabled
    }

    /// Whether messages of a level are written: all of them are, unless this is ``disabled``.
    public func isEnabled(type: OSLogType) -> Bool { isEnabled }

    func write(_ text: String) { Console.writer.write(prefix + text) }
}

/// How much a message matters.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
    /// The number that Apple's type has.
    public let rawValue: UInt8

    /// The level of a number.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// What is needed to find a problem.
    public static let `default` = OSLogType(rawValue: 0)
    /// What may help to find one.
    public static let info = OSLogType(rawValue: 1)
    /// What helps while the app is developed.
    public static let debug = OSLogType(rawValue: 2)
    /// An error.
    public static let error = OSLogType(rawValue: 16)
    /// A mistake in the app or the system.
    public static let fault = OSLogType(rawValue: 17)
}

/// Writes a message with its arguments in the places of its format.
///
/// - Parameters:
///   - message: A format as of `String(format:)`, whose places may say who may see them: `%{public}@`, `%{private}d`.
///   - log: Where it is written.
///   - type: How much it matters.
///   - arguments: What stands in the places.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...)
{
    write(message, arguments, to: log)
}

/// Writes a message with its arguments in the places of its format.
///
/// - Parameters:
///   - type: How much it matters.
///   - log: Where it is written.
///   - message: A format as of `String(format:)`, whose places may say who may see them: `%{public}@`, `%{private}d`.
///   - arguments: What stands in the places.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: CVarArg...) {
    write(message, arguments, to: log)
}

private func write(_ message: StaticString, _ arguments: [CVarArg], to log: OSLog) {
    guard log.isEnabled else { return }
    let format = "\(message)".replacingOccurrences(of: "%\\{[^}]*\\}", with: "%", options: .regularExpression)
    log.write(String(format: format, arguments: arguments))
}
