import Foundation

/// Saves the user defaults of an app. The system does this on Apple platforms; Foundation on Linux saves them only if the
/// app calls `synchronize()`.
@MainActor
enum DefaultsSaving {
    /// The time between two saves while the app runs. Without changes, a save takes microseconds.
    private static let interval = 1.0
    private static var timer: (any DispatchSourceTimer)?

    /// Saves the defaults repeatedly, because a server can be ended at any time.
    static func start() {
        let timer = DispatchSource.makeTimerSource(queue: .main)
        timer.schedule(deadline: .now() + interval, repeating: interval)
        timer.setEventHandler { save() }
        timer.resume()
        self.timer = timer
    }

    nonisolated static func save() {
        _ = UserDefaults.standard.synchronize()
    }
}
