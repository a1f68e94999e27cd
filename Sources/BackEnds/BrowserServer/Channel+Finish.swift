import NIOCore

extension Channel {
    /// Closes the connection after the client has received the last data and closed its side, or after two seconds.
    /// Closing it earlier could discard unread data.
    func finish(after sent: EventLoopFuture<Void>) {
        sent.whenSuccess { self.close(mode: .output, promise: nil) }
        let end = eventLoop.scheduleTask(in: .seconds(2)) { self.close(promise: nil) }
        closeFuture.whenComplete { _ in end.cancel() }
    }
}
