import Foundation

/// Refuses XML that no interface has and that parsers take a time for which grows faster than the file: declarations of
/// entities, which multiply each other, and elements with a great many attributes, which are compared with each other.
///
/// It goes through the bytes once, before the parser, and says nothing of what else may be wrong with them.
struct InterfaceSizes {
    /// Interface Builder writes no more than some dozens.
    private static let greatestAttributeCount = 1000

    private let bytes: UnsafeBufferPointer<UInt8>
    private let file: String
    private var index = 0
    private var line = 1

    private init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
        self.bytes = bytes
        self.file = file
    }

    /// - Complexity: O(*n*) in the size of the file, less if it is refused.
    static func check(_ data: Data, file: String) throws(InterfaceError) {
        let result = data.withUnsafeBytes { raw -> InterfaceError? in
            var sizes = InterfaceSizes(raw.assumingMemoryBound(to: UInt8.self), file: file)
            return sizes.findError()
        }
        if let result { throw result }
    }

    private mutating func findError() -> InterfaceError? {
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else {
                step()
                continue
            }
            if skip(from: "<!--", to: "-->") || skip(from: "<![CDATA[", to: "]]>") || skip(from: "<?", to: "?>") {
                continue
            }
            if starts(with: "<!") {
                return InterfaceError(
                    file: file, line: line, problem: "the file declares entities or a type of document of its own",
                    remedy: "Take the declaration that begins with <! out; Xcode writes none")
            }
            if let error = readTag() { return error }
        }
        return nil
    }

    /// Goes to the end of a tag and counts its attributes by their values, which are quoted.
    private mutating func readTag() -> InterfaceError? {
        let start = line
        var count = 0
        var quote: UInt8?
        while index < bytes.count {
            let byte = bytes[index]
            step()
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
                count += 1
                if count > Self.greatestAttributeCount {
                    return InterfaceError(
                        file: file, line: start,
                        problem: "an element has more than \(Self.greatestAttributeCount) attributes",
                        remedy: "Remove those that Xcode hasn't written")
                }
            } else if byte == UInt8(ascii: ">") {
                return nil
            }
        }
        return nil
    }

    /// Skips what stands between two marks, or the rest of the file if the second one is missing.
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
