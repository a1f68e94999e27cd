import Dispatch
import Foundation

/// Reads the messages of a watching process from a file, one line at a time.
///
/// A thread waits for the lines: when the watching process ends, the file is readable forever, and a dispatch source
/// that is canceled in this state can end the process (libdispatch's manager thread uses the freed source).
enum BuildMessageReader {
    /// Reads messages until the end of the file.
    ///
    /// - Parameters:
    ///   - descriptor: The file, which stays open.
    ///   - receive: A closure that is called with each message, and with `nil` after the watching process has ended or
    ///     has sent a line that is too long.
    static func start(_ descriptor: Int32, receive: @escaping @MainActor @Sendable (BuildMessage?) -> Void) {
        let deliver: @Sendable (BuildMessage?) -> Void = { news in
            DispatchQueue.main.async { MainActor.assumeIsolated { receive(news) } }
        }
        Thread.detachNewThread {
            var buffer: [UInt8] = []
            var chunk = [UInt8](repeating: 0, count: 64 << 10)
            while true {
                let count = read(descriptor, &chunk, chunk.count)
                if count < 0, errno == EINTR { continue }
                guard count > 0, buffer.count + count <= BuildMessage.longestLine else { break }
                buffer += chunk[..<count]
                while let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
                    let line = String(decoding: buffer[..<end], as: UTF8.self)
                    buffer.removeSubrange(...end)
                    if let news = BuildMessage(line: line) { deliver(news) }
                }
            }
            deliver(nil)
        }
    }
}
