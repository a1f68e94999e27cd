import Foundation

/// The paragraphs of a geometry that a changed text still contains: the paragraphs before and after the change.
struct ReusedParagraphs {
    /// The indexes of unchanged paragraphs at the beginning, with their total length.
    private(set) var head = 0..<0
    private(set) var headLength = 0
    private(set) var headUTF8Count = 0
    /// The indexes of unchanged paragraphs at the end, with the length of the text from their beginning.
    private(set) var tail = 0..<0
    private(set) var tailUTF8Count = 0

    /// The maximum length of a line terminator, in bytes or units. Unchanged paragraphs must have unchanged
    /// surroundings of that length.
    private static let margin = 4

    /// Finds the paragraphs of a geometry that the text still contains.
    ///
    /// - Complexity: O(*n*) in the number of paragraphs and runs, and in the length of the texts, which are compared
    ///   bytewise.
    init(of text: AttributedText, format: TextFormat, previous: TextGeometry?) {
        guard let previous, previous.paragraphs.count > 1, !format.isOneLine, !previous.format.isOneLine,
            previous.format.isRightToLeft == format.isRightToLeft, previous.format.scale == format.scale
        else { return }
        let old = previous.text
        var same = Self.common(old.string, text.string)
        var units = Self.commonLengths(old.runs, text.runs)
        for (mark, length) in [(previous.format.mark, old.length), (format.mark, text.length)] {
            guard let range = mark?.range else { continue }
            units.head = min(units.head, range.lowerBound)
            units.tail = min(units.tail, length - range.upperBound)
        }
        if previous.paragraphs.last?.length == 0, previous.format.typing !== format.typing { same.tail = 0 }
        findHead(previous.paragraphs, utf8: same.head, units: units.head)
        tail = previous.paragraphs.count..<previous.paragraphs.count
        var rest = (utf8: 0, units: 0)
        if !previous.reachesEnd {
            // The rest of the text isn't laid out, or doesn't fit.
            guard previous.isOnlyUnfinished else { return }
            rest.utf8 = old.string.utf8.count - previous.paragraphs.reduce(0) { $0 + $1.utf8Count }
            rest.units = old.length - previous.laidOutLength
        }
        findTail(previous.paragraphs, utf8: same.tail, units: units.tail, of: text.string.utf8.count, before: rest)
    }

    private mutating func findHead(_ paragraphs: [TextGeometry.Paragraph], utf8: Int, units: Int) {
        for paragraph in paragraphs.dropLast() {
            guard headUTF8Count + paragraph.utf8Count + Self.margin <= utf8,
                headLength + paragraph.length + Self.margin <= units
            else { break }
            headUTF8Count += paragraph.utf8Count
            headLength += paragraph.length
            head = 0..<(head.upperBound + 1)
        }
    }

    /// - Parameter rest: The length of the text after the paragraphs.
    private mutating func findTail(
        _ paragraphs: [TextGeometry.Paragraph], utf8: Int, units: Int, of total: Int,
        before rest: (utf8: Int, units: Int)
    ) {
        var length = rest.units
        tailUTF8Count = rest.utf8
        for (index, paragraph) in paragraphs.enumerated().reversed() {
            guard index > head.upperBound, tailUTF8Count + paragraph.utf8Count + Self.margin <= utf8,
                length + paragraph.length + Self.margin <= units,
                headUTF8Count + tailUTF8Count + paragraph.utf8Count <= total
            else { break }
            tailUTF8Count += paragraph.utf8Count
            length += paragraph.length
            tail = index..<tail.upperBound
        }
    }

    /// Returns the number of bytes that two texts have in common at their beginnings and ends. The two parts may
    /// overlap.
    private static func common(_ first: String, _ second: String) -> (head: Int, tail: Int) {
        var first = first
        var second = second
        return first.withUTF8 { first in
            second.withUTF8 { second in
                let limit = min(first.count, second.count)
                let head = common(limit) { start, count in
                    memcmp(first.baseAddress! + start, second.baseAddress! + start, count) == 0
                }
                let tail = common(limit) { start, count in
                    memcmp(
                        first.baseAddress! + (first.count - start - count),
                        second.baseAddress! + (second.count - start - count), count) == 0
                }
                return (head, tail)
            }
        }
    }

    /// Returns the greatest number up to `limit` so that all stretches below it are equal.
    private static func common(_ limit: Int, isSame: (_ start: Int, _ count: Int) -> Bool) -> Int {
        var start = 0
        var count = limit
        while count > 0 {
            count = min(count, limit - start)
            if count > 0, isSame(start, count) { start += count } else { count /= 2 }
        }
        return start
    }

    /// Returns the number of units that the runs of two texts have in common at their beginnings and ends.
    private static func commonLengths(
        _ first: [AttributedText.Run], _ second: [AttributedText.Run]
    ) -> (head: Int, tail: Int) {
        func length(_ pairs: some Sequence<(AttributedText.Run, AttributedText.Run)>) -> Int {
            var length = 0
            for (first, second) in pairs {
                guard first.attributes === second.attributes else { return length }
                length += min(first.length, second.length)
                if first.length != second.length { return length }
            }
            return length
        }
        return (length(zip(first, second)), length(zip(first.reversed(), second.reversed())))
    }
}

extension TextGeometry {
    /// A Boolean value that indicates whether each paragraph is laid out as a whole, so that the layout can continue
    /// after the last one.
    fileprivate var isOnlyUnfinished: Bool { laidOutLength == paragraphs.reduce(0) { $0 + $1.length } }
}
