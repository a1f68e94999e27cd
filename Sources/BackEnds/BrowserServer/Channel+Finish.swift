import NIOCore

extension Channel {
    /// Ends the connection once what was sent last is with the client and the client has closed its side, for which it has
    /// two seconds: closing earlier could throw away what it has not read yet.
    func finish(after sent: EventLoopFuture<Void>) {
        sent.whenSuccess { self.close(mode: .output, promise: nil) }
        let end = eventLoop.scheduleTask(in: .seconds(2)) { self.close(promise: nil) }
        closeFuture.whenComplete { _ in end.cancel() }
    }
}
