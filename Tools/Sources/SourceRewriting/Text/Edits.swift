/// Changes of byte ranges in a text. Other bytes aren't changed.
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

    /// Inserts a text. Texts at the same offset appear in the order of their insertion.
    mutating func insert(_ text: String, at offset: Int) {
        edits.append(Edit(range: offset..<offset, text: text))
    }

    /// Inserts a text at the beginning, before the other texts that are inserted there.
    mutating func prepend(_ text: String) {
        edits.insert(Edit(range: 0..<0, text: text), at: 0)
    }

    /// Returns the text with all changes applied. Edits inside a replaced range are ignored.
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
