import PortableUIKit

/// Whether the main actor's state may be touched here.
nonisolated var isOnMainActor: Bool { Diagnostics.isOnMainQueue }

/// Runs work of the main actor: at once if this is it, soon if not.
nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated { work() }
    } else {
        Task { @MainActor in work() }
    }
}
