import Foundation

/// A queue that passes versions from any thread to the main actor, in order. Versions that are replaced by newer ones
/// are skipped.
final class VersionMailbox<Version: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var newest: Version?
    private let show: @MainActor (Version) -> Void

    /// Creates an inbox that shows versions with the given closure.
    init(show: @escaping @MainActor (Version) -> Void) {
        self.show = show
    }

    /// Shows a version: immediately on the main actor, and otherwise in the next turn of the main actor.
    func receive(_ version: Version) {
        lock.withLock { newest = version }
        if MainQueue.isCurrent {
            MainActor.assumeIsolated { showNewest() }
        } else {
            Task { @MainActor in showNewest() }
        }
    }

    @MainActor private func showNewest() {
        let version = lock.withLock {
            defer { newest = nil }
            return newest
        }
        if let version { show(version) }
    }
}

/// The main thread and the main queue. Outside Apple's platforms, another thread can serve the main queue.
private enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// A Boolean value that indicates whether the caller runs on the main thread or the main queue.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) ?? false }
}
