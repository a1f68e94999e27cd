import PortableUIKit

/// A Boolean value that indicates whether the current code can access the main actor's state.
nonisolated var isOnMainActor: Bool { Diagnostics.isOnMainQueue }

/// Runs work on the main actor: immediately if it's the current actor, otherwise asynchronously.
nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated { work() }
    } else {
        Task { @MainActor in work() }
    }
}
