import Foundation

/// A source that can be compiled without Objective-C.
public struct RewrittenFile: Sendable {
    /// The app's own file.
    public let source: URL
    /// The text to compile, in UTF-8. If it differs from the source, its first line refers to ``source``, so that the
    /// compiler's messages and breakpoints do as well.
    public let bytes: [UInt8]
    /// The unsupported constructs.
    public let problems: [Problem]
    /// A Boolean value that indicates whether ``bytes`` are the contents of the file.
    public let isUnchanged: Bool

    /// The text of ``bytes``.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    public var text: String { String(decoding: bytes, as: UTF8.self) }
}
