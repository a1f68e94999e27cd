/// The results of searches in a Markdown text, so that a text with many delimiters isn't searched for each of them.
nonisolated struct MarkdownSearch {
    private var lastEnds: [String: Int] = [:]
    private var nextSigns: [Character: (start: Int, end: Int)] = [:]

    /// Returns the last index at which a delimiter can end a style, or -1 if there isn't one. A delimiter after a space
    /// can't end a style.
    mutating func lastEnd(of sign: String, in characters: [Character]) -> Int {
        if let known = lastEnds[sign] { return known }
        let parts = Array(sign)
        var index = characters.count - parts.count
        while index > 0 {
            if Array(characters[index..<index + parts.count]) == parts, !characters[index - 1].isWhitespace { break }
            index -= 1
        }
        let result = index > 0 ? index : -1
        lastEnds[sign] = result
        return result
    }

    /// Returns the index of the next occurrence of a character, or `nil` if there's none. The starts of the searches for
    /// a character mostly increase.
    mutating func next(_ sign: Character, in characters: [Character], from start: Int) -> Int? {
        if let known = nextSigns[sign], known.start <= start, known.end >= start {
            return known.end < characters.count ? known.end : nil
        }
        let end = characters[start...].firstIndex(of: sign) ?? characters.count
        nextSigns[sign] = (start, end)
        return end < characters.count ? end : nil
    }
}
