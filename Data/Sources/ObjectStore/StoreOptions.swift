import Foundation

/// Options for the way in which SQLite uses a store's file.
package struct StoreOptions: Sendable {
    /// The time to wait for other connections, in seconds.
    package var timeout: TimeInterval = 10
    /// Whether the file is compacted when it's opened.
    package var isCompacted = false
    /// Whether statistics for queries are computed when the file is opened.
    package var isAnalyzed = false
    /// The SQLite settings, by name.
    package private(set) var pragmas: [String: String] = [:]

    /// Creates the default options.
    package init() {}

    /// Sets a SQLite setting. Names and values that aren't words or numbers are ignored.
    package mutating func setPragma(_ name: String, _ value: String) {
        func isPlain(_ text: String) -> Bool {
            !text.isEmpty
                && text.unicodeScalars.allSatisfy {
                    $0.isASCII && ($0.properties.isAlphabetic || "0123456789_-.".unicodeScalars.contains($0))
                }
        }
        guard isPlain(name), isPlain(value) else { return }
        pragmas[name.lowercased()] = value
    }

    /// The journal of the file, in lowercase, if it's set.
    var journal: String? { pragmas["journal_mode"]?.lowercased() }
}
