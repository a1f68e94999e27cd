import DisplayList
import Foundation
import RuntimeSupport

/// What UIKit would print to the console: broken constraints, missing images, layouts that don't settle.
@MainActor
package enum Diagnostics {
    /// A function that receives messages.
    ///
    /// It is a structure because optimized code of Swift 6.3 crashes when it binds a task local to a function of the main actor.
    package struct Handler: Sendable {
        let receive: @MainActor @Sendable (String) -> Void

        package init(_ receive: @escaping @MainActor @Sendable (String) -> Void) { self.receive = receive }
    }

    /// Receives the messages of a task; writes to standard error by default.
    @TaskLocal package static var handler = Handler { message in
        FileHandle.standardError.writeLine(message)
    }

    /// Hands a message to the handler and to the developer of the app: at once on the main actor, and
    /// soon from anywhere else.
    ///
    /// - Parameters:
    ///   - problem: What the message is about, for those who look for it.
    ///   - subject: The view that it is about, if there is one.
    package nonisolated static func log(
        _ message: String, _ problem: DeveloperEvent.Problem = .other, about subject: (any ShownObject)? = nil
    ) {
        if isOnMainQueue {
            MainActor.assumeIsolated { deliver(message, problem, about: subject) }
        } else {
            Task { @MainActor in deliver(message, problem, about: subject) }
        }
    }

    private static func deliver(
        _ message: String, _ problem: DeveloperEvent.Problem, about subject: (any ShownObject)?
    ) {
        handler.receive(message)
        // A host's own messages belong to no device.
        (subject?.shownScope ?? DeviceScope.known)?.owner?.note(message, problem, about: subject)
    }

    /// On Linux the main queue leaves the main thread once the process has handed itself over to Dispatch.
    package nonisolated static var isOnMainQueue: Bool {
        MainThread.isCurrent || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    /// Whether a queue is the main queue, for which Dispatch makes a new object each time.
    nonisolated static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mainQueueKey) != nil }

    private nonisolated static let mainQueueKey = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Runs `body` and returns what it logged instead of printing it.
    package static func capture(_ body: () throws -> Void) rethrows -> [String] {
        let log = Log()
        try $handler.withValue(Handler { log.messages.append($0) }) { try body() }
        return log.messages
    }

    @MainActor
    private final class Log {
        var messages: [String] = []
    }
}
