/// An object that writes an app's messages to standard error, which is the console of an app on Linux.
///
/// ```swift
/// let logger = Logger(subsystem: "org.example.Recipes", category: "Loading")
/// for recipe in recipes where recipe.minutes == 0 {
///     logger.error("\(recipe.name, privacy: .public) has no duration")  // [org.example.Recipes:Loading] Soup has no …
/// }
/// ```
///
/// Differs from Apple's: messages of every level are written, none are stored, and no value is redacted, because the
/// reader of the console also runs the app.
public struct Logger: Sendable {
    private let log: OSLog

    /// Creates a logger whose messages include a subsystem and a category.
    ///
    /// - Parameters:
    ///   - subsystem: The app or library, in reverse DNS notation.
    ///   - category: The part of the app or library.
    public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }

    /// Creates a logger whose messages don't include a subsystem or a category.
    public init() { log = .default }

    /// Creates a logger that writes to the given log. It writes nothing if the log is ``OSLog/disabled``.
    public init(_ logObj: OSLog) { log = logObj }

    /// Writes a message at the default level.
    public func log(_ message: OSLogMessage) { write(message) }

    /// Writes a message at the given level.
    public func log(level: OSLogType, _ message: OSLogMessage) { write(message) }

    /// Writes a message that is useful only during development.
    public func trace(_ message: OSLogMessage) { write(message) }

    /// Writes a message that is useful only during development.
    public func debug(_ message: OSLogMessage) { write(message) }

    /// Writes a message that is helpful, but not essential, for finding a problem.
    public func info(_ message: OSLogMessage) { write(message) }

    /// Writes a message that is essential for finding a problem.
    public func notice(_ message: OSLogMessage) { write(message) }

    /// Writes a message about a condition that may become an error.
    public func warning(_ message: OSLogMessage) { write(message) }

    /// Writes a message about an error.
    public func error(_ message: OSLogMessage) { write(message) }

    /// Writes a message about a programming error in the app.
    public func critical(_ message: OSLogMessage) { write(message) }

    /// Writes a message about a programming error in the app or the system.
    public func fault(_ message: OSLogMessage) { write(message) }

    private func write(_ message: OSLogMessage) {
        guard log.isEnabled else { return }
        log.write(message.text)
    }
}
