import Synchronization

/// Messages to the main actor. They're counted so that the server can slow down a client that sends more than the
/// application handles.
final class MainActorInbox: Sendable {
    private static let most = 64
    private static let few = 16

    private let waiting = Atomic(0)

    /// A Boolean value that indicates whether reading must pause until `whenRoom` is called for a waiting message.
    var isFull: Bool { waiting.load(ordering: .acquiring) >= Self.most }

    /// Calls `body` on the main actor, after earlier messages. Calls `whenRoom` on any thread when there's room for
    /// more.
    func send(_ body: @escaping @MainActor @Sendable () -> Void, whenRoom: @escaping @Sendable () -> Void) {
        waiting.add(1, ordering: .acquiringAndReleasing)
        MainQueue.async {
            body()
            if self.waiting.subtract(1, ordering: .acquiringAndReleasing).newValue == Self.few { whenRoom() }
        }
    }
}
