import BrowserHost
import Dispatch

/// Calls from the network thread to the application.
enum MainQueue {
    /// Calls `body` on the main actor, after earlier calls.
    static func async(_ body: @escaping @MainActor @Sendable () -> Void) {
        DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
}

extension ServerCallbacks {
    /// Logs a line, after earlier calls.
    func say(_ line: String) {
        MainQueue.async { log(line) }
    }
}
