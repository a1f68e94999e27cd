/// A mutable attributed text with value semantics.
///
/// Foundation's attributed strings compare attributes when they're changed, which can crash for Swift objects.
struct AttributedText: Sendable {
    struct Run: Sendable {
        /// The length in UTF-16 units, which is never 0.
        var length: Int
        var attributes: TextAttributes
    }

    private(set) var string: String
    /// The length in UTF-16 units.
    private(set) var length: Int
    /// The runs in text order. They cover the whole text.
    private(set) var runs: [Run]

    init(_ string: String = "", attributes: TextAttributes = .none) {
        self.string = string
        length = string.utf16.count
        runs = length == 0 ? [] : [Run(length: length, attributes: attributes)]
    }

    /// Creates text with runs that cover it.
    init(_ string: String, length: Int, runs: [Run]) {
        self.string = string
        self.length = length
        self.runs = runs
    }

    /// Creates text from an attributed string.
    ///
    /// - Complexity: O(*n*) in the length of the text; O(1) for a text storage that isn't of a subclass.
    init(_ text: NSAttributedString) {
        if let storage = text as? NSTextStorage {
            self = storage.content
            return
        }
        string = text.string
        length = text.length
        runs = []
        guard length > 0 else { return }
        text.enumerateAttributes(in: NSRange(location: 0, length: length)) { values, range, _ in
            runs.append(Run(length: range.length, attributes: TextAttributes(values)))
        }
    }

    /// The text as an attributed string.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    var attributedString: NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        var start = string.startIndex
        for run in runs {
            let end = string.utf16.index(start, offsetBy: run.length)
            result.append(NSAttributedString(string: String(string[start..<end]), attributes: run.attributes.values))
            start = end
        }
        return NSAttributedString(attributedString: result)
    }

    /// A Boolean value that indicates whether any run has attributes.
    var hasAttributes: Bool { runs.contains { !$0.attributes.values.isEmpty } }

    /// Returns a part of the text.
    subscript(range: Range<Int>) -> AttributedText {
        var part = AttributedText(String(string[indices(range)]))
        part.runs = runs(in: range)
        return part
    }

    /// Returns the characters in a range.
    func substring(_ range: Range<Int>) -> String { String(string[indices(range)]) }

    /// Returns the attributes for typing at an offset: the attributes before it or, at the beginning of a paragraph,
    /// after it. Returns `nil` if the text is empty.
    func attributes(forTypingAt offset: Int) -> TextAttributes? {
        guard length > 0 else { return nil }
        let index = string.utf16.index(string.startIndex, offsetBy: min(max(offset, 0), length))
        let isAtStart = index == string.startIndex || string[string.index(before: index)].isNewline
        return attributes(at: isAtStart && offset < length ? offset : max(offset - 1, 0))
    }

    /// Returns the attributes of the unit after an offset or, at the end, of the last unit.
    func attributes(at offset: Int) -> TextAttributes? {
        var end = 0
        for run in runs {
            end += run.length
            if offset < end { return run.attributes }
        }
        return runs.last?.attributes
    }

    /// Returns the range around an offset in which all runs have an attribute, regardless of its value.
    func range(of key: NSAttributedString.Key, around offset: Int) -> Range<Int> {
        var start = 0
        var found: Range<Int>?
        for run in runs {
            let end = start + run.length
            if run.attributes.values[key] == nil {
                if let found, found.contains(offset) { return found }
                found = nil
            } else {
                found = (found?.lowerBound ?? start)..<end
            }
            start = end
        }
        guard let found, found.contains(offset) else { return offset..<offset }
        return found
    }

    /// Replaces a range with text.
    ///
    /// - Complexity: O(*n*) in the number of runs and in the length of the text after the range.
    mutating func replace(_ range: Range<Int>, with text: AttributedText) {
        let before = runs(in: 0..<range.lowerBound)
        let after = runs(in: range.upperBound..<length)
        string.replaceSubrange(indices(range), with: text.string)
        runs = Self.joined(before, text.runs, after)
        length += text.length - range.count
    }

    /// Changes the attributes of all runs in a range.
    mutating func setAttributes(
        in range: Range<Int>, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {
        let changed = runs(in: range).map {
            Run(length: $0.length, attributes: TextAttributes(change($0.attributes.values)))
        }
        runs = Self.joined(runs(in: 0..<range.lowerBound), changed, runs(in: range.upperBound..<length))
    }

    /// Returns the runs of a part of the text.
    func runs(in range: Range<Int>) -> [Run] {
        var result: [Run] = []
        var start = 0
        for run in runs {
            let end = start + run.length
            let part = max(start, range.lowerBound)..<max(min(end, range.upperBound), max(start, range.lowerBound))
            if !part.isEmpty { result.append(Run(length: part.count, attributes: run.attributes)) }
            start = end
            if start >= range.upperBound { break }
        }
        return result
    }

    /// Sets the attributes of all characters in a range.
    mutating func setAttributes(in range: Range<Int>, to attributes: TextAttributes) {
        let changed = range.isEmpty ? [] : [Run(length: range.count, attributes: attributes)]
        runs = Self.joined(runs(in: 0..<range.lowerBound), changed, runs(in: range.upperBound..<length))
    }

    static func joined(_ parts: [Run]...) -> [Run] {
        var result: [Run] = []
        for run in parts.joined() {
            if let last = result.last, last.attributes === run.attributes {
                result[result.count - 1].length += run.length
            } else {
                result.append(run)
            }
        }
        return result
    }

    private func indices(_ range: Range<Int>) -> Range<String.Index> {
        let start = string.utf16.index(string.startIndex, offsetBy: range.lowerBound)
        return start..<string.utf16.index(start, offsetBy: range.count)
    }
}

extension AttributedText {
    /// A position for reading text from beginning to end, so that each run is visited once.
    struct RunCursor {
        private var index = 0
        /// The offset of the run at the index.
        private var start = 0

        /// Returns the runs of a part of the text. Parts must be requested in text order.
        mutating func runs(in range: Range<Int>, of text: AttributedText) -> [Run] {
            move(to: range.lowerBound, of: text)
            var result: [Run] = []
            var end = start
            for run in text.runs[index...] {
                let lower = max(end, range.lowerBound)
                end += run.length
                let count = min(end, range.upperBound) - lower
                if count > 0 { result.append(Run(length: count, attributes: run.attributes)) }
                if end >= range.upperBound { break }
            }
            return result
        }

        /// Returns the attributes of the unit after an offset or, at the end, of the last unit.
        mutating func attributes(at offset: Int, of text: AttributedText) -> TextAttributes? {
            move(to: offset, of: text)
            return index < text.runs.count ? text.runs[index].attributes : text.runs.last?.attributes
        }

        /// Moves to the run that contains an offset.
        private mutating func move(to offset: Int, of text: AttributedText) {
            while index < text.runs.count, start + text.runs[index].length <= offset {
                start += text.runs[index].length
                index += 1
            }
        }
    }
}
