import DisplayList
import Foundation
import RuntimeSupport

/// Messages that UIKit would print to the console, for example about unsatisfiable constraints, missing images, or
/// layout loops.
@MainActor
package enum Diagnostics {
    /// A function that receives messages.
    ///
    /// It's a structure because optimized code of Swift 6.3 crashes when it binds a task local to a function of the
    /// main actor.
    package struct Handler: Sendable {
        let receive: @MainActor @Sendable (String) -> Void

        package init(_ receive: @escaping @MainActor @Sendable (String) -> Void) { self.receive = receive }
    }

    /// The handler of a task's messages. The default writes to standard error.
    @TaskLocal package static var handler = Handler { message in
        FileHandle.standardError.writeLine(message)
    }

    /// Passes a message to the handler and to the app's development tools: immediately on the main actor, otherwise
    /// asynchronously.
    ///
    /// - Parameters:
    ///   - problem: The kind of problem.
    ///   - subject: The view that the message is about, if there is one.
    package nonisolated static func log(
        _ message: String, _ problem: DeveloperEvent.Problem = .other, about subject: (any DisplayedObject)? = nil
    ) {
        if isOnMainQueue {
            MainActor.assumeIsolated { deliver(message, problem, about: subject) }
        } else {
            Task { @MainActor in deliver(message, problem, about: subject) }
        }
    }

    private static func deliver(
        _ message: String, _ problem: DeveloperEvent.Problem, about subject: (any DisplayedObject)?
    ) {
        handler.receive(message)
        // Messages of a host don't belong to a device.
        (subject?.shownScope ?? DeviceScope.known)?.owner?.record(message, problem, about: subject)
    }

    /// A Boolean value that indicates whether the code runs on the main queue. On Linux, the main queue isn't bound to
    /// the main thread after `dispatchMain()`.
    package nonisolated static var isOnMainQueue: Bool {
        MainThread.isCurrent || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    /// Returns a Boolean value that indicates whether a queue is the main queue. Dispatch creates a new object for it
    /// on each access.
    nonisolated static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: mainQueueKey) != nil }

    private nonisolated static let mainQueueKey = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Runs `body` and returns the messages that it logged, instead of printing them.
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
