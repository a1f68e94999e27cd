import Foundation
import PortableUIKit
import Synchronization

/// The main thread, once somebody has asked on it; 0 until then. It never ends, so that no other one gets its number.
private nonisolated let mainThread = Atomic<UInt>(0)

/// Whether the main actor's state may be touched here.
nonisolated var isOnMainActor: Bool {
    // Every read of a state asks, and Foundation asks the kernel.
    let thread = UInt(pthread_self())
    if mainThread.load(ordering: .relaxed) == thread { return true }
    if Thread.isMainThread { mainThread.store(thread, ordering: .relaxed) }
    return Diagnostics.isOnMainQueue
}

/// Runs work of the main actor: at once if this is it, soon if not.
nonisolated func onMainActor(_ work: @escaping @MainActor @Sendable () -> Void) {
    if isOnMainActor {
        MainActor.assumeIsolated { work() }
    } else {
        Task { @MainActor in work() }
    }
}
