/// Changes to a text by byte ranges; what no edit names stays as it is, byte by byte.
struct Edits {
    private struct Edit {
        let range: Range<Int>
        let text: String
    }

    private var edits: [Edit] = []

    var isEmpty: Bool { edits.isEmpty }

    mutating func replace(_ range: Range<Int>, with text: String) {
        edits.append(Edit(range: range, text: text))
    }

    /// Inserts a text. Of two at one place, the one that was inserted first stands first.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// The text with all changes. Edits inside of a range that another one replaces are left out.
    func applied(to bytes: [UInt8]) -> [UInt8] {
        let sorted = edits.enumerated().sorted {
            ($0.element.range.lowerBound, $0.element.range.isEmpty ? 0 : 1, $0.offset)
                < ($1.element.range.lowerBound, $1.element.range.isEmpty ? 0 : 1, $1.offset)
        }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + bytes.count / 8)
        var position = 0
        for (_, edit) in sorted where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.text.utf8
            position = edit.range.upperBound
        }
        result += bytes[position...]
        return result
    }
}
