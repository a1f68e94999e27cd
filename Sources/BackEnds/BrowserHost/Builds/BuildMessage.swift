import Foundation

/// A message from the process that watches an application's sources to the application. Each message is one line.
package enum BuildMessage: Sendable, Hashable {
    /// The sources have changed, and a build has started.
    case building
    /// The build has failed with the given output of the compiler.
    case failed(String)
    /// The build has succeeded, and the application restarts.
    case restarting

    /// The maximum length of a line, in bytes.
    static let longestLine = 256 << 10

    private struct Content: Codable {
        var state: String
        var errors: String?
    }

    /// Creates a message from a line, or returns `nil` if the line is invalid.
    package init?(line: String) {
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(line.utf8)) else { return nil }
        switch (content.state, content.errors) {
        case ("building", nil): self = .building
        case ("failed", let errors?): self = .failed(errors)
        case ("restarting", nil): self = .restarting
        default: return nil
        }
    }

    /// The line without its line break.
    package var line: String {
        var writer = JSONWriter()
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Writes the message. Pages receive the same JSON.
    func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.key("state")
            switch self {
            case .building: writer.string("building")
            case .restarting: writer.string("restarting")
            case .failed(let errors):
                writer.string("failed")
                writer.key("errors")
                writer.string(errors)
            }
        }
    }
}
