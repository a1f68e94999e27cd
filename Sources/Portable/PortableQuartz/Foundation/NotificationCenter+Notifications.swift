extension NotificationCenter {
    /// An asynchronous sequence of the notifications that a center posts.
    public final class Notifications: AsyncSequence, @unchecked Sendable {
        /// The type of the elements.
        public typealias Element = Notification

        /// An iterator of posted notifications. It receives notifications that are posted after its creation.
        public struct Iterator: AsyncIteratorProtocol {
            var stream: AsyncStream<PostedNotification>.Iterator

            /// Returns the next notification, after waiting for it if necessary.
            ///
            /// - Returns: The notification, or `nil` after the task was canceled.
            public mutating func next() async -> Notification? {
                await stream.next()?.notification
            }
        }

        private let stream: AsyncStream<PostedNotification>

        init(_ name: Notification.Name, _ object: AnyObject?, in center: NotificationCenter) {
            let (stream, continuation) = AsyncStream.makeStream(of: PostedNotification.self)
            self.stream = stream
            let token = PostedNotification.Token(
                center.addObserver(forName: name, object: object, queue: nil) {
                    continuation.yield(PostedNotification(notification: $0))
                })
            continuation.onTermination = { [weak center] _ in center?.removeObserver(token.observer) }
        }

        /// Returns an iterator of the notifications.
        public func makeAsyncIterator() -> Iterator {
            Iterator(stream: stream.makeAsyncIterator())
        }
    }

    /// Returns an asynchronous sequence of the notifications with a name.
    ///
    /// - Parameters:
    ///   - name: The name of the notifications.
    ///   - object: The sender of the notifications, or `nil` for all senders.
    public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
        Notifications(name, object, in: self)
    }
}

/// A notification that is passed to an iterator. As on Apple platforms, notifications can be sent across isolation
/// boundaries although they aren't `Sendable`.
struct PostedNotification: @unchecked Sendable {
    let notification: Notification

    /// The token of an observer in the notification center.
    struct Token: @unchecked Sendable {
        let observer: any NSObjectProtocol

        init(_ observer: any NSObjectProtocol) { self.observer = observer }
    }
}
