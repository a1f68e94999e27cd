import Foundation

/// A reader of property lists in the OpenStep format, which project files use.
struct OpenStepReader {
    /// The maximum nesting depth of values. Projects need far less, and each level uses stack space.
    private static let deepest = 200

    private let bytes: [UInt8]
    private let file: String
    private var position = 0
    private var line = 1
    private var depth = 0

    /// - Complexity: O(*n*) in the number of bytes.
    static func read(_ data: Data, file: String) throws(ProjectProblem) -> PropertyList {
        guard String(data: data, encoding: .utf8) != nil else {
            throw ProjectProblem(
                file: file, line: nil, problem: "the text isn't UTF-8", remedy: "Save the file in that encoding")
        }
        var reader = OpenStepReader(bytes: Array(data), file: file)
        if reader.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
        let value = try reader.value()
        try reader.skipBlanks()
        guard reader.position == reader.bytes.count else { throw reader.problem("there is text after the end") }
        return value
    }

    private init(bytes: [UInt8], file: String) {
        self.bytes = bytes
        self.file = file
    }

    // MARK: Values

    private mutating func value() throws(ProjectProblem) -> PropertyList {
        try skipBlanks()
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepest else { throw problem("values are nested more than \(Self.deepest) levels deep") }
        let start = line
        switch current {
        case UInt8(ascii: "{"): return PropertyList(.dictionary(try dictionary()), line: start)
        case UInt8(ascii: "("): return PropertyList(.list(try list()), line: start)
        case UInt8(ascii: "<"): return PropertyList(.text(try data()), line: start)
        case nil: throw problem("the file ends unexpectedly")
        default: return PropertyList(.text(try text()), line: start)
        }
    }

    private mutating func dictionary() throws(ProjectProblem) -> [String: PropertyList] {
        let start = line
        position += 1
        var entries: [String: PropertyList] = [:]
        while true {
            try skipBlanks()
            if consume("}") { return entries }
            guard current != nil else { throw problem("the brace on line \(start) is never closed") }
            let keyLine = line
            let key = try text()
            try skipBlanks()
            guard consume("=") else { throw problem("a = is missing after \(key)") }
            let value = try value()
            try skipBlanks()
            guard consume(";") || current == UInt8(ascii: "}") else { throw problem("a ; is missing after \(key)") }
            guard entries.updateValue(value, forKey: key) == nil else {
                throw problem("the key \(key) appears twice in the braces that begin on line \(start)", line: keyLine)
            }
        }
    }

    private mutating func list() throws(ProjectProblem) -> [PropertyList] {
        let start = line
        position += 1
        var elements: [PropertyList] = []
        while true {
            try skipBlanks()
            if consume(")") { return elements }
            guard current != nil else { throw problem("the parenthesis on line \(start) is never closed") }
            elements.append(try value())
            try skipBlanks()
            guard consume(",") || current == UInt8(ascii: ")") else { throw problem("a , is missing in a list") }
        }
    }

    /// Reads data as hexadecimal digits. Projects don't use such values.
    private mutating func data() throws(ProjectProblem) -> String {
        if isConflict { throw conflict }
        guard let end = bytes[position...].firstIndex(of: UInt8(ascii: ">")) else { throw problem("a > is missing") }
        let digits = String(decoding: bytes[(position + 1)..<end], as: UTF8.self)
        line += digits.utf8.count { $0 == UInt8(ascii: "\n") }
        position = end + 1
        return digits
    }

    // MARK: Text

    private mutating func text() throws(ProjectProblem) -> String {
        if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") { return try quotedText() }
        if isConflict { throw conflict }
        let start = position
        while let byte = current, Self.isPlain(byte) { position += 1 }
        guard position > start else {
            let character = String(decoding: bytes[position...].prefix(4), as: UTF8.self).prefix(1)
            throw problem("'\(character)' isn't allowed here")
        }
        return String(decoding: bytes[start..<position], as: UTF8.self)
    }

    private mutating func quotedText() throws(ProjectProblem) -> String {
        let quote = bytes[position]
        let start = line
        position += 1
        var content: [UInt8] = []
        while let byte = current {
            position += 1
            if byte == quote { return String(decoding: content, as: UTF8.self) }
            if byte == UInt8(ascii: "\n") { line += 1 }
            if byte == UInt8(ascii: "\\") { content += escape() } else { content.append(byte) }
        }
        throw problem("the quotation mark on line \(start) is never closed", line: start)
    }

    /// Reads the characters after a backslash.
    private mutating func escape() -> [UInt8] {
        guard let byte = current else { return [] }
        position += 1
        switch byte {
        case UInt8(ascii: "n"): return [UInt8(ascii: "\n")]
        case UInt8(ascii: "t"): return [UInt8(ascii: "\t")]
        case UInt8(ascii: "r"): return [UInt8(ascii: "\r")]
        case UInt8(ascii: "U"): return unicode(digits: 4, radix: 16)
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            position -= 1
            return unicode(digits: 3, radix: 8)
        default: return [byte]
        }
    }

    private mutating func unicode(digits count: Int, radix: Int) -> [UInt8] {
        let digits = bytes[position...].prefix(count).prefix { Character(UnicodeScalar($0)).isHexDigit }
        let code = UInt32(String(decoding: digits, as: UTF8.self), radix: radix)
        guard let code, let scalar = UnicodeScalar(code) else { return [] }
        position += digits.count
        return Array(String(Character(scalar)).utf8)
    }

    /// Returns whether a byte doesn't need quotation marks.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: "_$/:.-+".utf8.contains(byte)
        }
    }

    // MARK: Between values

    private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func consume(_ character: Unicode.Scalar) -> Bool {
        guard current == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    private mutating func skipBlanks() throws(ProjectProblem) {
        while let byte = current {
            if byte == UInt8(ascii: "\n") { line += 1 }
            if [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n")].contains(byte) {
                position += 1
            } else if starts(with: "//") {
                position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            } else if starts(with: "/*") {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(ProjectProblem) {
        let start = line
        position += 2
        while !starts(with: "*/") {
            guard let byte = current else { throw problem("the comment on line \(start) is never closed", line: start) }
            if byte == UInt8(ascii: "\n") { line += 1 }
            position += 1
        }
        position += 2
    }

    private func starts(with text: String) -> Bool { bytes[position...].starts(with: text.utf8) }

    // MARK: Problems

    /// A Boolean value that indicates whether there's a merge conflict marker at the current position.
    private var isConflict: Bool {
        let isFirst = position == 0 || bytes[position - 1] == UInt8(ascii: "\n")
        return isFirst && ["<<<<<<<", "=======", ">>>>>>>"].contains { starts(with: $0) }
    }

    private var conflict: ProjectProblem {
        ProjectProblem(
            file: file, line: line, problem: "there is an unresolved merge conflict",
            remedy: "Keep one of the two sides, and delete the lines with <<<<<<<, ======= and >>>>>>>")
    }

    private func problem(_ what: String, line: Int? = nil) -> ProjectProblem {
        if isConflict { return conflict }
        return ProjectProblem(
            file: file, line: line ?? self.line, problem: what,
            remedy: "Fix the line manually, or restore the file from version control")
    }
}
