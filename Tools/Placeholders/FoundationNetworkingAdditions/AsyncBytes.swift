import FoundationNetworking
import Foundation

extension URLSession {
    /// The bytes of a response, while they're received.
    public struct AsyncBytes: AsyncSequence, Sendable {
        public typealias Element = UInt8

        fileprivate let chunks: AsyncThrowingStream<Data, any Error>

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var chunks: AsyncThrowingStream<Data, any Error>.Iterator
            private var bytes = Data().makeIterator()

            fileprivate init(_ chunks: AsyncThrowingStream<Data, any Error>.Iterator) { self.chunks = chunks }

            public mutating func next() async throws -> UInt8? {
                while true {
                    if let byte = bytes.next() { return byte }
                    guard let chunk = try await chunks.next() else { return nil }
                    bytes = chunk.makeIterator()
                }
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(chunks.makeAsyncIterator()) }
    }

    public func bytes(
        from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        try await bytes(for: URLRequest(url: url), delegate: delegate)
    }

    /// Returns the bytes of a response. The session's delegate isn't called for the task.
    public func bytes(
        for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
    ) async throws -> (AsyncBytes, URLResponse) {
        let (chunks, continuation) = AsyncThrowingStream<Data, any Error>.makeStream()
        let receiver = BytesReceiver(continuation)
        let session = URLSession(configuration: configuration, delegate: receiver, delegateQueue: nil)
        let task = session.dataTask(with: request)
        session.finishTasksAndInvalidate()
        continuation.onTermination = { if case .cancelled = $0 { task.cancel() } }
        let response = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation {
                receiver.setResponseContinuation($0)
                task.resume()
            }
        } onCancel: {
            task.cancel()
        }
        return (AsyncBytes(chunks: chunks), response)
    }
}

/// A delegate that passes the data of a task to a stream.
private final class BytesReceiver: NSObject, URLSessionDataDelegate, @unchecked Sendable {
    private let lock = NSLock()
    private var response: CheckedContinuation<URLResponse, any Error>?
    private let chunks: AsyncThrowingStream<Data, any Error>.Continuation

    init(_ chunks: AsyncThrowingStream<Data, any Error>.Continuation) { self.chunks = chunks }

    func setResponseContinuation(_ continuation: CheckedContinuation<URLResponse, any Error>) {
        lock.withLock { response = continuation }
    }

    private func takeResponseContinuation() -> CheckedContinuation<URLResponse, any Error>? {
        lock.withLock {
            defer { response = nil }
            return response
        }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
    ) {
        takeResponseContinuation()?.resume(returning: response)
        completionHandler(.allow)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { chunks.yield(data) }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        takeResponseContinuation()?.resume(throwing: error ?? URLError(.badServerResponse))
        chunks.finish(throwing: error)
    }
}

/// The lines of a sequence of bytes in UTF-8, without line breaks. Empty lines are omitted.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
    public typealias Element = String

    fileprivate let base: Base

    public struct AsyncIterator: AsyncIteratorProtocol {
        fileprivate var base: Base.AsyncIterator

        public mutating func next() async throws -> String? {
            var line: [UInt8] = []
            while let byte = try await base.next() {
                guard byte == 0x0A || byte == 0x0D else {
                    line.append(byte)
                    continue
                }
                if !line.isEmpty { return String(decoding: line, as: UTF8.self) }
            }
            return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
        }
    }

    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base: base.makeAsyncIterator()) }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
    public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
}
