import DisplayList

extension TextGeometryBuilder {
    mutating func styledText(_ string: String, range: Range<Int>, of text: AttributedText) -> StyledText {
        var runs: [StyledText.Run] = []
        let shown = format.isOneLine ? string.withSpacesForLineEnds : string
        if range.isEmpty {
            // The line break determines the height of an empty paragraph. At the end of the text, the typing attributes
            // do.
            let isLast = range.upperBound == text.length
            let attributes =
                (isLast ? format.typing : nil) ?? cursor.attributes(at: range.lowerBound, of: text) ?? .none
            let (style, paragraph) = styles.style(attributes)
            runs = [StyledText.Run(utf8Count: 0, style: style, paragraph: paragraph)]
            if isLast { runs[0].paragraph.blocks = [] }
        } else {
            for part in parts(of: range) {
                var start = part.lowerBound
                for run in cursor.runs(in: part, of: text) {
                    let piece = (start - range.lowerBound)..<(start + run.length - range.lowerBound)
                    start += run.length
                    let isMarked = format.mark?.range.contains(part.lowerBound) ?? false
                    let place = attachmentPlace(at: start - run.length)
                    let (style, paragraph) =
                        isMarked ? styles.markedStyle(run.attributes) : styles.style(run.attributes, at: place)
                    runs.append(
                        StyledText.Run(utf8Count: shown.utf8Count(ofUnits: piece), style: style, paragraph: paragraph))
                }
            }
        }
        var styled = StyledText(text: shown, runs: runs)
        if runs[0].paragraph.direction == .natural, !shown.hasDirection {
            for index in runs.indices {
                styled.runs[index].paragraph.direction = format.isRightToLeft ? .rightToLeft : .leftToRight
            }
        }
        return format.scale == 1 ? styled : styled.scaled(by: format.scale)
    }

    /// Returns text on a single line for the typesetter.
    static func styledLine(_ text: AttributedText, format: TextFormat) -> StyledText {
        let text = format.isSecure ? SecureDots(format).text(count: text.string.count) : text
        var builder = TextGeometryBuilder(text, format: format, width: .infinity)
        return builder.styledText(text.string, range: 0..<text.length, of: text)
    }

    /// Returns the position of an attachment in the current container.
    private func attachmentPlace(at index: Int) -> TextAttachmentPlace {
        let container = containers[min(containerIndex, containers.count - 1)]
        let line = CGRect(
            x: 0, y: y, width: container.width.isFinite ? container.outerWidth : 0,
            height: format.defaults.font.lineHeight)
        return TextAttachmentPlace(container: container.container, line: line, index: index)
    }

    /// Returns a range, split at the boundaries of the marked text.
    private func parts(of range: Range<Int>) -> [Range<Int>] {
        guard let mark = format.mark?.range.clamped(to: range), !mark.isEmpty else { return [range] }
        return [range.lowerBound..<mark.lowerBound, mark, mark.upperBound..<range.upperBound].filter { !$0.isEmpty }
    }

    /// Returns the ends of the characters in a string, in UTF-16 units.
    func characterEnds(of string: String) -> [Int] {
        var offset = 0
        return string.map { character in
            offset += character.utf16.count
            return offset
        }
    }
}
