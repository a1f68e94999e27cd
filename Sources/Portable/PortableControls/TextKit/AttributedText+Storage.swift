import Foundation

extension AttributedText {
    /// Reads a range of a text storage, or the whole text, with the methods that a subclass overrides.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init(reading storage: NSTextStorage, in range: Range<Int>? = nil) {
        let string = storage.string
        let range = range ?? 0..<string.utf16.count
        let start = string.utf16.index(string.startIndex, offsetBy: range.lowerBound)
        let end = string.utf16.index(start, offsetBy: range.count)
        let runs = storage.readRuns(in: range)
        self.init(String(string[start..<end]), length: range.count, runs: runs)
    }

    /// Updates the text after a change of a storage. Runs with equal attributes keep their attribute objects, so that
    /// their paragraphs aren't laid out again.
    ///
    /// - Parameters:
    ///   - range: The changed range of the storage.
    ///   - delta: The difference between the lengths of the changed and the original range.
    mutating func update(_ range: Range<Int>, changeInLength delta: Int, from storage: NSTextStorage) {
        let old = range.lowerBound..<max(range.upperBound - delta, range.lowerBound)
        guard old.upperBound <= length, storage.length == length + delta else {
            self = storage.content
            return
        }
        let changed = Self.reusing(runs(in: old), in: storage.runs(in: range))
        let joined = Self.joined(runs(in: 0..<old.lowerBound), changed, runs(in: old.upperBound..<length))
        self = AttributedText(storage.string, length: length + delta, runs: joined)
    }

    /// The maximum number of attribute objects that are compared with each run.
    private static let comparedCount = 32

    /// Returns runs with the attribute objects of other runs that have the same values.
    private static func reusing(_ old: [Run], in new: [Run]) -> [Run] {
        var known: [TextAttributes] = []
        for run in old where known.count < Self.comparedCount && !known.contains(where: { $0 === run.attributes }) {
            known.append(run.attributes)
        }
        return new.map { run in
            let same = known.first { $0.hasSameValues(as: run.attributes) }
            if same == nil, known.count < Self.comparedCount { known.append(run.attributes) }
            return Run(length: run.length, attributes: same ?? run.attributes)
        }
    }

    /// Returns whether another text of the same length has equal attributes everywhere.
    func hasSameAttributes(as other: AttributedText) -> Bool {
        guard length == other.length else { return false }
        var start = 0
        for run in runs {
            let parts = other.runs(in: start..<(start + run.length))
            guard parts.allSatisfy({ $0.attributes.hasSameValues(as: run.attributes) }) else { return false }
            start += run.length
        }
        return true
    }
}

extension NSTextStorage {
    /// Reads the runs of a range with the methods that a subclass overrides.
    func readRuns(in range: Range<Int>) -> [AttributedText.Run] {
        var runs: [AttributedText.Run] = []
        var offset = range.lowerBound
        while offset < range.upperBound {
            var found = NSRange()
            let attributes = TextAttributes(attributes(at: offset, effectiveRange: &found))
            let next = max(min(NSMaxRange(found), range.upperBound), offset + 1)
            let isSame = runs.last?.attributes.hasSameValues(as: attributes) ?? false
            runs.append(
                AttributedText.Run(
                    length: next - offset, attributes: isSame ? runs[runs.count - 1].attributes : attributes))
            offset = next
        }
        return AttributedText.joined(runs)
    }
}

/// A search for the run at an offset that begins at the last found run.
struct RunSearch {
    private var index = 0
    private var start = 0

    /// Returns the attributes at an offset of a nonempty text, and their range.
    ///
    /// - Complexity: O(*n*) in the number of runs between the offset and the last one.
    mutating func run(at offset: Int, in text: AttributedText) -> (TextAttributes, Range<Int>) {
        if offset < start { (index, start) = (0, 0) }
        while start + text.runs[index].length <= offset {
            start += text.runs[index].length
            index += 1
        }
        return (text.runs[index].attributes, start..<(start + text.runs[index].length))
    }
}
