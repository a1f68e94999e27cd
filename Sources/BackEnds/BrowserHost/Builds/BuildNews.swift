import Foundation

/// What the process that watches an application's sources tells the application, a line at a time.
package enum BuildNews: Sendable, Hashable {
    /// The sources have changed, and are built.
    case building
    /// The build has failed; what the compiler says.
    case failed(String)
    /// The build is done, and the application starts anew.
    case restarting

    /// The longest line that is understood, in bytes.
    static let longestLine = 256 << 10

    private struct Content: Codable {
        var state: String
        var errors: String?
    }

    /// Reads a line; nil if it makes no sense.
    package init?(line: String) {
        guard let content = try? JSONDecoder().decode(Content.self, from: Data(line.utf8)) else { return nil }
        switch (content.state, content.errors) {
        case ("building", nil): self = .building
        case ("failed", let errors?): self = .failed(errors)
        case ("restarting", nil): self = .restarting
        default: return nil
        }
    }

    /// The line without its end.
    package var line: String {
        var writer = JSONWriter()
        write(to: &writer)
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    /// Writes what pages are told, too.
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
