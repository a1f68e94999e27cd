import DisplayList

extension String {
    /// Returns the end of the paragraph that begins at an index.
    func paragraphEnd(from start: Index) -> Index {
        unicodeScalars[start...].firstIndex(where: \.endsLine) ?? endIndex
    }

    /// Returns the start of the next paragraph after the line terminator at an index.
    func afterLineEnd(at end: Index) -> Index {
        guard end < endIndex else { return end }
        let next = unicodeScalars.index(after: end)
        let isPair = unicodeScalars[end] == "\r" && next < endIndex && unicodeScalars[next] == "\n"
        return isPair ? unicodeScalars.index(after: next) : next
    }

    /// The string with each scalar of a line terminator replaced with a space, so that its length doesn't change.
    var withSpacesForLineEnds: String {
        guard unicodeScalars.contains(where: \.endsLine) else { return self }
        var scalars = UnicodeScalarView()
        for scalar in unicodeScalars { scalars.append(scalar.endsLine ? " " : scalar) }
        return String(scalars)
    }

    /// A Boolean value that indicates whether any character has a writing direction.
    var hasDirection: Bool { firstDirectionalScalar != nil }

    var firstDirectionalScalar: Unicode.Scalar? {
        unicodeScalars.first { $0.isRightToLeft || $0.properties.isAlphabetic || $0.value == 0x200E }
    }

    func utf8Count(ofUnits range: Range<Int>) -> Int {
        let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
        return utf8.distance(from: start, to: utf16.index(start, offsetBy: range.count))
    }
}
