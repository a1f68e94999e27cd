import Dispatch
import Foundation

/// Reads what a watching process says on a file, line by line, on the main queue.
@MainActor
final class BuildNewsReader {
    private let descriptor: Int32
    private let source: any DispatchSourceRead
    private let receive: (BuildNews?) -> Void
    private var buffer: [UInt8] = []

    /// - Parameters:
    ///   - descriptor: The file to read from, which the reader doesn't close.
    ///   - receive: Gets the news, and nil once the watching process has ended.
    init(_ descriptor: Int32, receive: @escaping (BuildNews?) -> Void) {
        self.descriptor = descriptor
        self.receive = receive
        source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.takeMore() } }
        source.resume()
    }

    func cancel() { source.cancel() }

    private func takeMore() {
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        let count = read(descriptor, &chunk, chunk.count)
        guard count > 0, buffer.count + count <= BuildNews.longestLine else {
            source.cancel()
            return receive(nil)
        }
        buffer += chunk[..<count]
        while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: buffer[..<end], as: UTF8.self)
            buffer.removeSubrange(...end)
            if let news = BuildNews(line: line) { receive(news) }
        }
    }
}
