/// The boundaries of characters, words, sentences, and paragraphs of text, in UTF-16 units.
///
/// Words follow the rules of Unicode's Annex 29 as far as they need no dictionary: each Chinese character is a word.
struct TextBoundaries {
    let text: String
    /// The length in UTF-16 units.
    let length: Int

    init(_ text: String) {
        self.text = text
        length = text.utf16.count
    }

    // MARK: Characters

    /// Returns the start of the character that contains an offset. An offset between two characters is returned
    /// unchanged.
    ///
    /// - Complexity: The same as for finding a UTF-16 offset in a string, which caches some offsets.
    func characterStart(at offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return length }
        return self.offset(of: characterIndex(offset))
    }

    /// Returns the end of the character that contains an offset. An offset between two characters is returned
    /// unchanged.
    func characterEnd(at offset: Int) -> Int {
        let start = characterStart(at: offset)
        return start == offset ? start : character(after: start)
    }

    /// Returns the end of the character after an offset.
    func character(after offset: Int) -> Int {
        guard offset < length else { return length }
        return self.offset(of: text.index(after: characterIndex(max(offset, 0))))
    }

    /// Returns the start of the character before an offset.
    func character(before offset: Int) -> Int {
        guard offset > 0 else { return 0 }
        guard offset < length else { return text.isEmpty ? 0 : self.offset(of: text.index(before: text.endIndex)) }
        let start = characterIndex(offset)
        if self.offset(of: start) < offset { return self.offset(of: start) }
        return self.offset(of: text.index(before: start))
    }

    /// Returns the range limited to whole Unicode scalars.
    func wholeScalars(_ range: Range<Int>) -> Range<Int> {
        func isInside(_ offset: Int) -> Bool {
            offset > 0 && offset < length && UTF16.isTrailSurrogate(text.utf16[index(offset)])
        }
        let start = isInside(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
        if range.isEmpty { return start..<start }
        return start..<(isInside(range.upperBound) ? range.upperBound + 1 : range.upperBound)
    }

    /// Returns the range extended to whole characters.
    func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
        let start = characterStart(at: range.lowerBound)
        return start..<max(range.isEmpty ? start : characterEnd(at: range.upperBound), start)
    }

    // MARK: Words

    /// Returns the word that contains or touches an offset. Between two words, it's the second one. Returns `nil` if
    /// there's no word.
    func word(at offset: Int) -> Range<Int>? {
        let index = characterIndex(characterStart(at: offset))
        if index < text.endIndex, isInWord(index) { return offsets(wordRange(containing: index)) }
        guard index > text.startIndex else { return nil }
        let before = text.index(before: index)
        return isInWord(before) ? offsets(wordRange(containing: before)) : nil
    }

    /// Returns the end of the next word that ends after an offset, or the end of the text.
    func wordEnd(after offset: Int) -> Int {
        var index = characterIndex(characterStart(at: offset))
        while index < text.endIndex, !isInWord(index) { text.formIndex(after: &index) }
        guard index < text.endIndex else { return length }
        return self.offset(of: wordRange(containing: index).upperBound)
    }

    /// Returns the beginning of the last word that begins before an offset, or the beginning of the text.
    func wordStart(before offset: Int) -> Int {
        var index = characterIndex(characterEnd(at: offset))
        while index > text.startIndex, !isInWord(text.index(before: index)) { text.formIndex(before: &index) }
        guard index > text.startIndex else { return 0 }
        return self.offset(of: wordRange(containing: text.index(before: index)).lowerBound)
    }

    private func wordRange(containing index: String.Index) -> Range<String.Index> {
        var start = index
        while start > text.startIndex {
            let before = text.index(before: start)
            guard isInWord(before), joins(before, start) else { break }
            start = before
        }
        var end = text.index(after: index)
        var last = index
        while end < text.endIndex, isInWord(end), joins(last, end) {
            last = end
            text.formIndex(after: &end)
        }
        return start..<end
    }

    /// Returns a Boolean value that indicates whether a character is part of a word. An apostrophe or a period between
    /// two letters or digits is part of a word.
    private func isInWord(_ index: String.Index) -> Bool {
        switch CharacterClass(text[index]) {
        case .letter, .digit, .katakana, .hiragana, .ideograph: return true
        case .other: return false
        case .middle(let ofLetters, let ofDigits):
            let next = text.index(after: index)
            guard index > text.startIndex, next < text.endIndex else { return false }
            switch (CharacterClass(text[text.index(before: index)]), CharacterClass(text[next])) {
            case (.letter, .letter): return ofLetters
            case (.digit, .digit): return ofDigits
            default: return false
            }
        }
    }

    private func joins(_ first: String.Index, _ second: String.Index) -> Bool {
        switch (CharacterClass(text[first]), CharacterClass(text[second])) {
        case (.ideograph, _), (_, .ideograph): false
        case (.katakana, .katakana), (.hiragana, .hiragana): true
        case (.katakana, _), (_, .katakana), (.hiragana, _), (_, .hiragana): false
        default: true
        }
    }

    // MARK: Paragraphs and sentences

    /// Returns the paragraph that contains an offset, without its terminator.
    ///
    /// - Complexity: O(*n*) in the length of the paragraph.
    func paragraph(at offset: Int) -> Range<Int> {
        var start = characterIndex(characterStart(at: offset))
        var end = start
        while start > text.startIndex, !text[text.index(before: start)].isNewline { text.formIndex(before: &start) }
        while end < text.endIndex, !text[end].isNewline { text.formIndex(after: &end) }
        return offsets(start..<end)
    }

    /// Returns the sentence that contains an offset, with the white space after it.
    ///
    /// - Complexity: O(*n*) in the length of the paragraph.
    func sentence(at offset: Int) -> Range<Int> {
        let paragraph = paragraph(at: offset)
        let end = index(paragraph.upperBound)
        var start = index(paragraph.lowerBound)
        var index = start
        while index < end {
            let isStop = ".!?。！？…".contains(text[index])
            text.formIndex(after: &index)
            guard isStop else { continue }
            while index < end, "\"'”’)]»".contains(text[index]) { text.formIndex(after: &index) }
            guard index == end || text[index].isWhitespace || text[text.index(before: index)].isFullWidthStop else {
                continue
            }
            while index < end, text[index].isWhitespace { text.formIndex(after: &index) }
            let next = self.offset(of: index)
            if next > offset || index == end { return self.offset(of: start)..<next }
            start = index
        }
        return self.offset(of: start)..<paragraph.upperBound
    }

    // MARK: Indices

    func index(_ offset: Int) -> String.Index {
        text.utf16.index(text.utf16.startIndex, offsetBy: min(max(offset, 0), length))
    }

    private func offset(of index: String.Index) -> Int {
        text.utf16.distance(from: text.utf16.startIndex, to: index)
    }

    /// Returns the index of the character that contains the unit at an offset.
    private func characterIndex(_ offset: Int) -> String.Index {
        guard offset < length else { return text.endIndex }
        // Both steps begin at the start of the character that contains an index.
        return text.index(before: text.index(after: index(offset)))
    }

    private func offsets(_ range: Range<String.Index>) -> Range<Int> {
        offset(of: range.lowerBound)..<offset(of: range.upperBound)
    }
}

/// The class of a character in the rules for words.
private enum CharacterClass {
    case letter, digit, katakana, hiragana, ideograph
    /// A character that joins letters, digits, or both.
    case middle(ofLetters: Bool, ofDigits: Bool)
    case other

    init(_ character: Character) {
        guard let scalar = character.unicodeScalars.first else {
            self = .other
            return
        }
        switch scalar.value {
        case 0x5F: self = .letter
        case 0x2E, 0x2018, 0x2019, 0x27, 0x2024, 0xFF0E: self = .middle(ofLetters: true, ofDigits: true)
        case 0x3A, 0xB7, 0x2027: self = .middle(ofLetters: true, ofDigits: false)
        case 0x2C, 0x3B, 0x066C: self = .middle(ofLetters: false, ofDigits: true)
        case 0x3041...0x309F: self = .hiragana
        case 0x30A1...0x30FF, 0x31F0...0x31FF, 0xFF66...0xFF9D: self = .katakana
        case 0x3005...0x3007, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFD: self = .ideograph
        default:
            if scalar.properties.generalCategory == .decimalNumber {
                // A keycap is an image of a digit, not a digit.
                self = character.unicodeScalars.contains { $0.value == 0x20E3 } ? .other : .digit
            } else {
                self = scalar.properties.isAlphabetic ? .letter : .other
            }
        }
    }
}

extension Character {
    fileprivate var isFullWidthStop: Bool { self == "。" || self == "！" || self == "？" }
}
