import Foundation

/// A source as it can be compiled without Objective-C.
public struct RewrittenFile: Sendable {
    /// The app's own file.
    public let source: URL
    /// What to compile, in UTF-8. If anything was changed, its first line names ``source``, so that messages of the
    /// compiler and breakpoints do.
    public let bytes: [UInt8]
    /// What can't be had.
    public let problems: [Problem]
    /// Whether ``bytes`` are what the file holds.
    public let isUnchanged: Bool

    /// ``bytes`` as a text.
    /// - Complexity: O(*n*) in their number.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
