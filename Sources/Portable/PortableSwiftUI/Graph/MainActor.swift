import PortableUIKit

/// Whether the main actor's state may be touched here.
nonisolated var isOnMainActor: Bool { Diagnostics.isOnMainQueue }

/// Runs work on the main actor: immediately if it's the current actor, otherwise asynchronously.
nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated { work() }
    } else {
        Task { @MainActor in work() }
    }
}
