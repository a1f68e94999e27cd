import Foundation

/// The lines on which the values of a JSON text begin, by keys such as `offer.badges[2]`. The key of the whole text is
/// "".
///
/// Foundation's decoder reports the key of an invalid value, but not its line, and for invalid JSON it reports neither.
struct JSONOutline {
    /// The location and the reason of invalid JSON.
    struct SyntaxError: Error, Equatable {
        var line: Int
        var key: String
        var problem: String
    }

    private(set) var lines: [String: Int] = [:]

    init(of data: Data) throws(SyntaxError) {
        var scanner = Scanner(bytes: Array(data))
        try scanner.scanDocument()
        lines = scanner.lines
    }
}

extension JSONOutline {
    /// A recursive-descent parser that records lines instead of values.
    private struct Scanner {
        /// The depth limit. It's sufficient for any handwritten content, and safe for the size of the stack.
        private static let depthLimit = 256

        let bytes: [UInt8]
        var position = 0
        var line = 1
        var key = ""
        var depth = 0
        var lines: [String: Int] = [:]

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func scanDocument() throws(SyntaxError) {
            try scanValue()
            skipSpace()
            guard position == bytes.count else { throw error("there is more text after the end of the value") }
        }

        private mutating func scanValue() throws(SyntaxError) {
            skipSpace()
            lines[key] = line
            guard let byte = current else { throw error("the text ends where a value should begin") }
            depth += 1
            defer { depth -= 1 }
            guard depth <= Self.depthLimit else { throw error("the values are nested too deeply") }
            switch byte {
            case UInt8(ascii: "{"): try scanObject()
            case UInt8(ascii: "["): try scanArray()
            case UInt8(ascii: "\""): _ = try scanString()
            default: try scanWord()
            }
        }

        private mutating func scanObject() throws(SyntaxError) {
            position += 1
            if skip("}") { return }
            let parent = key
            repeat {
                skipSpace()
                guard current == UInt8(ascii: "\"") else { throw error("a key in quotation marks is expected here") }
                let name = try scanString()
                key = parent.isEmpty ? name : "\(parent).\(name)"
                guard skip(":") else { throw error("a colon should follow the key") }
                try scanValue()
                key = parent
            } while skip(",")
            guard skip("}") else { throw error("a comma or a closing brace should follow") }
        }

        private mutating func scanArray() throws(SyntaxError) {
            position += 1
            if skip("]") { return }
            let parent = key
            var index = 0
            repeat {
                key = "\(parent)[\(index)]"
                try scanValue()
                index += 1
            } while skip(",")
            key = parent
            guard skip("]") else { throw error("a comma or a closing bracket should follow") }
        }

        private mutating func scanString() throws(SyntaxError) -> String {
            position += 1
            let start = position
            while let byte = current, byte != UInt8(ascii: "\"") {
                guard byte >= 0x20 else { throw error("the string isn't closed on its line") }
                position += byte == UInt8(ascii: "\\") ? 2 : 1
            }
            guard current != nil else { throw error("the string isn't closed") }
            let text = String(decoding: bytes[start..<position], as: UTF8.self)
            position += 1
            return text
        }

        /// Reads a number, `true`, `false`, or `null`.
        private mutating func scanWord() throws(SyntaxError) {
            let start = position
            while let byte = current, !",]}\": \t\r\n[{".utf8.contains(byte) { position += 1 }
            let word = String(decoding: bytes[start..<position], as: UTF8.self)
            guard ["true", "false", "null"].contains(word) || Double(word) != nil else {
                throw error(word.isEmpty ? "a value is expected here" : "\"\(word)\" isn't a JSON value")
            }
        }

        private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

        private mutating func skipSpace() {
            while let byte = current, " \t\r\n".utf8.contains(byte) {
                if byte == UInt8(ascii: "\n") { line += 1 }
                position += 1
            }
        }

        private mutating func skip(_ character: Unicode.Scalar) -> Bool {
            skipSpace()
            guard current == UInt8(ascii: character) else { return false }
            position += 1
            return true
        }

        private func error(_ problem: String) -> SyntaxError {
            SyntaxError(line: line, key: key, problem: problem)
        }
    }
}
