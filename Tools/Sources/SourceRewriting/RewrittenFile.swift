import Foundation

/// A source as it can be compiled without Objective-C.
public struct RewrittenFile: Sendable {
    /// The app's own file.
    public let source: URL
    /// What to compile. If anything was changed, its first line names ``source``, so that messages of the compiler and
    /// breakpoints do.
    public let text: String
    /// What can't be had.
    public let problems: [Problem]
    /// Whether ``text`` is what the file holds, byte by byte.
    public let isUnchanged: Bool
}
