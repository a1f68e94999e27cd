import Foundation

/// The reason a JSON file can't be decoded, and the line of the error.
struct JSONErrorLocation {
    let reason: String
    /// The line number, starting at 1, or `nil` if it's unknown.
    let line: Int?

    init(of error: any Error, in data: Data) {
        guard let error = error as? DecodingError else {
            (reason, line) = ("\(error)", nil)
            return
        }
        switch error {
        case .dataCorrupted(let context):
            let text = JSONErrorLocation.syntaxError(in: data) ?? context.debugDescription
            reason = text.hasSuffix(".") ? String(text.dropLast()) : text
            line =
                JSONErrorLocation.line(namedIn: text, data)
                ?? (data.isEmpty ? nil : JSONErrorLocation.line(of: context.codingPath, in: data))
        case .keyNotFound(let key, let context):
            reason = "\(key.stringValue) is missing" + JSONErrorLocation.suffix(context)
            line = JSONErrorLocation.line(of: context.codingPath, in: data)
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            let text = context.debugDescription
            reason = (text.hasSuffix(".") ? String(text.dropLast()) : text) + JSONErrorLocation.suffix(context)
            line = JSONErrorLocation.line(of: context.codingPath, in: data)
        @unknown default: (reason, line) = ("\(error)", nil)
        }
    }

    private static func suffix(_ context: DecodingError.Context) -> String {
        let path = context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue }
        return path.isEmpty ? "" : " at \(path.joined(separator: "."))"
    }

    /// Returns the description of a syntax error from `JSONSerialization`, because decoders don't describe its
    /// location.
    private static func syntaxError(in data: Data) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
            return nil
        } catch {
            return (error as NSError).userInfo["NSDebugDescription"] as? String
        }
    }

    /// Returns the line in Foundation's description of a syntax error: "around line 3, column 5" or "around character
    /// 29".
    private static func line(namedIn text: String, _ data: Data) -> Int? {
        if let match = text.firstMatch(of: /line (\d+)/) { return Int(match.1) }
        guard let match = text.firstMatch(of: /character (\d+)/), let offset = Int(match.1) else { return nil }
        return data.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    }

    /// Returns the line of the value at a path in a file with correct syntax.
    private static func line(of path: [any CodingKey], in data: Data) -> Int? {
        var scanner = JSONScanner(data)
        for key in path {
            let isFound = key.intValue.map { scanner.enter(index: $0) } ?? scanner.enter(key: key.stringValue)
            guard isFound else { break }
        }
        return scanner.line
    }
}

/// A scanner for JSON that is known to be well-formed.
private struct JSONScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ data: Data) {
        bytes = Array(data)
        skipSpace()
    }

    var line: Int { bytes[..<min(position, bytes.count)].count { $0 == UInt8(ascii: "\n") } + 1 }

    /// Moves from the start of an object to the value of a member.
    mutating func enter(key: String) -> Bool {
        guard byte == UInt8(ascii: "{") else { return false }
        let start = position
        position += 1
        skipSpace()
        while byte == UInt8(ascii: "\"") {
            let name = position
            skipValue()
            let isWanted = bytes[name..<position].elementsEqual("\"\(key)\"".utf8)
            skipSpace()
            position += 1
            skipSpace()
            if isWanted { return true }
            skipValue()
            skipComma()
        }
        position = start
        return false
    }

    /// Moves from the start of an array to an element.
    mutating func enter(index: Int) -> Bool {
        guard byte == UInt8(ascii: "[") else { return false }
        position += 1
        skipSpace()
        for _ in 0..<index {
            skipValue()
            skipComma()
        }
        return true
    }

    private var byte: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func skipComma() {
        skipSpace()
        if byte == UInt8(ascii: ",") { position += 1 }
        skipSpace()
    }

    private mutating func skipSpace() {
        while let byte, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
    }

    private mutating func skipValue() {
        var depth = 0
        repeat {
            switch byte {
            case nil: return
            case UInt8(ascii: "\""):
                position += 1
                while let byte, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
                position += 1
            case UInt8(ascii: "{"), UInt8(ascii: "["):
                depth += 1
                position += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                position += 1
            case UInt8(ascii: ","), UInt8(ascii: ":"), 0x20, 0x09, 0x0A, 0x0D: position += 1
            default:
                while let byte, !",]}: \t\r\n".utf8.contains(byte) { position += 1 }
            }
        } while depth > 0
    }
}
