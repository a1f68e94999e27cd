/// Writes an app's messages, as in Apple's OSLog: to standard error here, where the console of an app is.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.Shelf", category: "Loading")
/// logger.error("\(name, privacy: .public) has no cover")   // [org.example.Shelf:Loading] Dune has no cover
/// ```
///
/// Differs from Apple's: every level is written, and nothing is hidden or kept. Who reads the console of an app on
/// Linux runs the app.
public struct Logger: Sendable {
    private let log: OSLog

    /// A logger whose messages say where they come from.
    /// - Parameters:
    ///   - subsystem: The app or library, in reverse DNS notation.
    ///   - category: The part of it.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// A logger whose messages say nothing of where they come from.
    public init() { log = .default }

    /// A logger that writes to an existing log, nothing if that is ``OSLog/disabled``.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { write(message) }

    /// Writes a message at a level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }

    /// Writes a message that helps while the app is developed.
    public func trace(_ message: OSLogMessage) { write(message) }

    /// Writes a message that helps while the app is developed.
    public func debug(_ message: OSLogMessage) { write(message) }

    /// Writes a message that may help to find a problem.
    public func info(_ message: OSLogMessage) { write(message) }

    /// Writes a message that is needed to find a problem.
    public func notice(_ message: OSLogMessage) { write(message) }

    /// Writes a message of something that isn't an error yet.
    public func warning(_ message: OSLogMessage) { write(message) }

    /// Writes a message of an error.
    public func error(_ message: OSLogMessage) { write(message) }

    /// Writes a message of a mistake in the app.
    public func critical(_ message: OSLogMessage) { write(message) }

    /// Writes a message of a mistake in the app or the system.
    public func fault(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) {
        guard log.isEnabled else { return }
        log.write(message.text)
    }
}
