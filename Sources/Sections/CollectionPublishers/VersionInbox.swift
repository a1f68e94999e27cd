import Foundation

/// Takes versions from any thread to the main actor, in order: one that is overtaken on the way is left out.
final class VersionInbox<Version: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var newest: Version?
    private let show: @MainActor (Version) -> Void

    /// An inbox that shows what comes in.
    init(show: @escaping @MainActor (Version) -> Void) {
        self.show = show
    }

    /// Shows a version: at once on the main queue, else in the next turn of the main actor.
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

/// The queue of the main actor. Outside of Apple's platforms it may be served by another thread than the main one, so
/// that only the queue itself can tell.
private enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that asks runs on it.
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) ?? false }
}
