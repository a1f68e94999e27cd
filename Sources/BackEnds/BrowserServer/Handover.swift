import Synchronization

/// Messages on their way to the main actor, counted so that a client that sends more than the application takes can be read
/// more slowly.
final class Handover: Sendable {
    private static let most = 64
    private static let few = 16

    private let waiting = Atomic(0)

    /// Whether no more should be read until `whenRoom` is called for a message that waits.
    var isFull: Bool { waiting.load(ordering: .acquiring) >= Self.most }

    /// Calls `body` on the main actor, after what was handed over before, and `whenRoom` on some thread if that leaves room.
    func send(_ body: @escaping @MainActor @Sendable () -> Void, whenRoom: @escaping @Sendable () -> Void) {
        waiting.add(1, ordering: .acquiringAndReleasing)
        MainQueue.async {
            body()
            if self.waiting.subtract(1, ordering: .acquiringAndReleasing).newValue == Self.few { whenRoom() }
        }
    }
}
