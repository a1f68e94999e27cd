import CCairoPango
import DisplayList

/// The possible breaks before each byte of text, by Unicode's rules for lines and characters.
struct LogicalAttributes {
    private var attributes: [PangoLogAttr]
    /// The index of the character for each byte.
    private var characters: [Int32]
    private let bytes: UnsafeBufferPointer<UInt8>

    init(_ bytes: UnsafeBufferPointer<UInt8>, language: OpaquePointer) {
        self.bytes = bytes
        characters = []
        characters.reserveCapacity(bytes.count + 1)
        var count: Int32 = -1
        for byte in bytes {
            if byte & 0xC0 != 0x80 { count += 1 }
            characters.append(count)
        }
        characters.append(count + 1)
        attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: Int(count) + 2)
        let text = UnsafeRawPointer(bytes.baseAddress!).assumingMemoryBound(to: CChar.self)
        pango_get_log_attrs(text, Int32(bytes.count), -1, language, &attributes, Int32(attributes.count))
    }

    /// Returns whether a user-perceived character begins at the byte.
    func canBreak(before byte: Int) -> Bool {
        attributes[Int(characters[byte])].is_cursor_position != 0
    }

    /// Returns the kind of line break before a byte. At the end of the text, it's `prohibited` unless the text ends
    /// with a line break.
    func lineBreak(before byte: Int) -> ShapedText.LineBreak {
        if endsLine(before: byte) {
            // "\r\n" is one line break.
            return byte < bytes.count && bytes[byte - 1] == 0x0D && bytes[byte] == 0x0A ? .prohibited : .mandatory
        }
        guard byte < bytes.count else { return .prohibited }
        return attributes[Int(characters[byte])].is_line_break != 0 ? .allowed : .prohibited
    }

    func isWhitespace(at byte: Int) -> Bool {
        attributes[Int(characters[byte])].is_white != 0 || isLineEnd(at: byte)
    }

    /// Returns the advance in ems of characters without a glyph: 1 for a tab, and 0 for line breaks and other control
    /// characters. Returns `nil` for all other characters.
    func fixedAdvance(at byte: Int) -> Double? {
        if isLineEnd(at: byte) { return 0 }
        switch bytes[byte] {
        case 0x09: return 1
        case 0x00...0x1F, 0x7F: return 0
        default: return nil
        }
    }

    private func isLineEnd(at byte: Int) -> Bool {
        switch bytes[byte] {
        case 0x0A...0x0D: true
        case 0xC2: byte + 1 < bytes.count && bytes[byte + 1] == 0x85
        case 0xE2: byte + 2 < bytes.count && bytes[byte + 1] == 0x80 && bytes[byte + 2] & 0xFE == 0xA8
        default: false
        }
    }

    private func endsLine(before byte: Int) -> Bool {
        var start = byte - 1
        while start > 0, bytes[start] & 0xC0 == 0x80 { start -= 1 }
        return isLineEnd(at: start)
    }
}
