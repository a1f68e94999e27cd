import BrowserHost
import Dispatch

/// The way from the thread of the network to the application.
enum MainQueue {
    /// Calls `body` on the main actor, after what was handed over before.
    static func async(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}

extension ServerCallbacks {
    /// Has a line logged, after what was handed over before.
    func say(_ line: String) {
        MainQueue.async { log(line) }
    }
}
