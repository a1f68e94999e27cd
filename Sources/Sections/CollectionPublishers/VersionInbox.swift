import Foundation

/// Takes versions from any thread to the main actor, in order: one that is overtaken on the way is left out.
final class VersionInbox<Version: Sendable>: @unchecked Sendable {
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

/// Where the main actor's code runs: on the main thread, and on the main queue, which outside of Apple's platforms another
/// thread may serve.
private enum MainQueue {
    private static let key = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the code that asks runs there.
    static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: key) ?? false }
}
