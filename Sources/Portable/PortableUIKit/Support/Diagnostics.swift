import Foundation

/// What UIKit would print to the console: broken constraints, missing images, layouts that don't settle.
@MainActor
package enum Diagnostics {
    /// Where messages go; standard error unless a test or a host listens.
    package static var handler: (String) -> Void = { message in
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }

    /// Hands a message to the handler, at once on the main actor and soon from anywhere else.
    package nonisolated static func log(_ message: String) {
        if isOnMainQueue {
            MainActor.assumeIsolated { handler(message) }
        } else {
            Task { @MainActor in handler(message) }
        }
    }

    /// On Linux the main queue leaves the main thread once the process has handed itself over to Dispatch.
    package nonisolated static var isOnMainQueue: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) != nil
    }

    private nonisolated static let mainQueueKey = {
        let key = DispatchSpecificKey<Void>()
        DispatchQueue.main.setSpecific(key: key, value: ())
        return key
    }()

    /// Runs `body` and answers what it logged instead of printing it.
    package static func capture(_ body: () throws -> Void) rethrows -> [String] {
        let previous = handler
        defer { handler = previous }
        var messages: [String] = []
        handler = { messages.append($0) }
        try body()
        return messages
    }
}
