import Foundation

/// Writes messages of an app to standard error.
public struct Logger: Sendable {
    private let prefix: String

    public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }
    public init() { prefix = "" }
    public init(_ logObj: OSLog) { prefix = logObj.prefix }

    public func log(_ message: OSLogMessage) { write(message) }
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }
    public func trace(_ message: OSLogMessage) { write(message) }
    public func debug(_ message: OSLogMessage) { write(message) }
    public func info(_ message: OSLogMessage) { write(message) }
    public func notice(_ message: OSLogMessage) { write(message) }
    public func warning(_ message: OSLogMessage) { write(message) }
    public func error(_ message: OSLogMessage) { write(message) }
    public func critical(_ message: OSLogMessage) { write(message) }
    public func fault(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) { print(prefix + message.text) }

    fileprivate func print(_ line: String) { FileHandle.standardError.write(Data((line + "\n").utf8)) }
}

public struct OSLogType: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let `default` = OSLogType(rawValue: 0)
    public static let info = OSLogType(rawValue: 1)
    public static let debug = OSLogType(rawValue: 2)
    public static let error = OSLogType(rawValue: 16)
    public static let fault = OSLogType(rawValue: 17)
}

public final class OSLog: Sendable {
    let prefix: String

    public init(subsystem: String, category: String) { prefix = "[\(subsystem):\(category)] " }

    public static let `default` = OSLog(subsystem: "app", category: "default")
    public static let disabled = OSLog(subsystem: "app", category: "disabled")
}

/// Writes a message with its arguments in the places of its format, such as `%{public}@` and `%d`.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ arguments: CVarArg...)
{
    let format = "\(message)".replacingOccurrences(of: "%\\{[a-z, ]*\\}", with: "%", options: .regularExpression)
    Logger(log).print(log.prefix + String(format: format, arguments: arguments))
}

/// Writes a message with its arguments in the places of its format.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ arguments: CVarArg...) {
    Logger(log).print(log.prefix + String(format: "\(message)", arguments: arguments))
}

/// A message, all of which is written: whom it could be hidden from sits at this machine.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
    let text: String

    public init(stringLiteral value: String) { text = value }
    public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

public struct OSLogPrivacy: Sendable {
    public static let `public` = OSLogPrivacy()
    public static let `private` = OSLogPrivacy()
    public static let sensitive = OSLogPrivacy()
    public static let auto = OSLogPrivacy()
}

public struct OSLogInterpolation: StringInterpolationProtocol {
    var text = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { text += literal }
    public mutating func appendInterpolation(_ value: @autoclosure () -> Any, privacy: OSLogPrivacy = .auto) {
        text += "\(value())"
    }
}
