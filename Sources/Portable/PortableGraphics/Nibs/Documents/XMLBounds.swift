import Foundation

/// A check for XML that Xcode never writes and that could hang a parser or overflow its stack: entity declarations,
/// which can expand exponentially, deeply nested elements, and elements with very many attributes, which are compared
/// with each other. It also rejects processing instructions without content, which crash Foundation's parser.
///
/// The check reads the bytes once, before the parser, and doesn't find other errors. The tools that open Xcode projects
/// share this file.
package struct XMLBounds {
    /// A violation of the bounds, with its line.
    package struct Violation: Hashable, Sendable {
        /// The line number, starting at 1.
        package let line: Int
        package let problem: String
        package let remedy: String
    }

    /// The maximum depth of elements, which is higher than in any real interface. Elements without an end tag don't
    /// count.
    static let greatestDepth = 500
    /// The maximum number of attributes. Interface Builder writes at most a few dozen.
    static let greatestAttributeCount = 1000

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var line = 1
    /// The number of open elements.
    private var depth = 0

    private init(_ bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
    }

    /// Returns the first violation of the bounds, or `nil` if there isn't one.
    ///
    /// - Complexity: O(*n*) in the number of bytes.
    package static func excess(in data: Data) -> Violation? {
        data.withUnsafeBytes { raw in
            var bounds = XMLBounds(raw.bindMemory(to: UInt8.self))
            return bounds.findExcess()
        }
    }

    private mutating func findExcess() -> Violation? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                step()
                continue
            }
            if let excess = emptyInstruction { return excess }
            if skip(from: "<!--", to: "-->") || skip(from: "<![CDATA[", to: "]]>") || skip(from: "<?", to: "?>") {
                continue
            }
            if starts(with: "<!") {
                let start = line
                if skipDocumentType() { continue }
                return Violation(
                    line: start, problem: "the file declares entities",
                    remedy: "Remove the declaration that begins with <!; Xcode doesn't write any")
            }
            if let excess = readTag() { return excess }
        }
        return nil
    }

    /// Skips a document type that only names a file, which the parser doesn't read. Returns `false` if there's no document type
    /// at the current position, or one that contains declarations.
    private mutating func skipDocumentType() -> Bool {
        guard starts(with: "<!DOCTYPE") else { return false }
        step()
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if "[<".utf8.contains(bytes[index]) { return false }
            step()
        }
        return true
    }

    /// The violation at the current position, if a processing instruction there consists only of a name.
    private var emptyInstruction: Violation? {
        guard starts(with: "<?") else { return nil }
        var end = index + 2
        while end < bytes.count, !" \t\r\n<?".utf8.contains(bytes[end]) { end += 1 }
        guard end + 1 < bytes.count, bytes[end] == UInt8(ascii: "?"), bytes[end + 1] == UInt8(ascii: ">") else {
            return nil
        }
        return Violation(
            line: line, problem: "a processing instruction has no content",
            remedy: "Remove it; Xcode doesn't write any except <?xml …?>")
    }

    /// Skips to the end of a tag, and counts its attributes by their quoted values.
    private mutating func readTag() -> Violation? {
        let start = line
        let isEnd = starts(with: "</")
        var count = 0
        var quote: UInt8?
        var last: UInt8 = 0
        while index < bytes.count {
            // The parser sees the instruction even where none is allowed.
            if let excess = emptyInstruction { return excess }
            let byte = bytes[index]
            step()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                count += 1
            } else if byte == UInt8(ascii: ">") {
                break
            }
            last = byte
        }
        if count > Self.greatestAttributeCount {
            return Violation(
                line: start, problem: "an element has more than \(Self.greatestAttributeCount) attributes",
                remedy: "Remove the attributes that Xcode didn't write")
        }
        if isEnd {
            depth = max(0, depth - 1)
        } else if last != UInt8(ascii: "/") {
            depth += 1
        }
        guard depth > Self.greatestDepth else { return nil }
        return Violation(
            line: start, problem: "elements are nested more than \(Self.greatestDepth) deep",
            remedy: "Reduce the nesting of views")
    }

    /// Skips the bytes from one delimiter to another, or to the end of the file if the second one is missing. Returns
    /// `false` if the first delimiter isn't at the current position.
    private mutating func skip(from start: StaticString, to end: StaticString) -> Bool {
        guard starts(with: start) else { return false }
        for _ in 0..<start.utf8CodeUnitCount { step() }
        while index < bytes.count, !starts(with: end) { step() }
        for _ in 0..<min(end.utf8CodeUnitCount, bytes.count - index) { step() }
        return true
    }

    private func starts(with text: StaticString) -> Bool {
        guard bytes.count - index >= text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { $0.elementsEqual(bytes[index..<(index + $0.count)]) }
    }

    private mutating func step() {
        if bytes[index] == UInt8(ascii: "\n") { line += 1 }
        index += 1
    }
}
