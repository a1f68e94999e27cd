/// The paragraphs of a text as a tree of blocks and tables.
struct BlockTree {
    /// A paragraph without its line end.
    struct Paragraph {
        var text: StyledText
        /// The range in UTF-16 units of the whole text.
        var range: Range<Int>
        var blocks: [TextBlockStyle]
    }

    enum Node {
        case paragraph(Int)
        case block(TextBlockStyle, [Node])
        case table(TextTableStyle, [Cell])
    }

    struct Cell {
        var style: TextBlockStyle
        var rows: Range<Int>
        var columns: Range<Int>
        var nodes: [Node]
    }

    private(set) var paragraphs: [Paragraph] = []
    private(set) var nodes: [Node] = []

    init(_ text: StyledText) {
        addParagraphs(of: text)
        nodes = nodes(paragraphs.indices, depth: 0)
    }

    // MARK: Paragraphs

    private mutating func addParagraphs(of text: StyledText) {
        let string = text.text
        var (run, left) = (0, text.runs.first?.utf8Count ?? 0)
        /// Returns the runs of the next bytes.
        func take(_ count: Int) -> [StyledText.Run] {
            var count = count
            var runs: [StyledText.Run] = []
            while left == 0, run + 1 < text.runs.count {
                run += 1
                left = text.runs[run].utf8Count
            }
            var first = text.runs[min(run, text.runs.count - 1)]
            first.utf8Count = 0
            while count > 0, run < text.runs.count {
                let length = min(count, left)
                if length > 0 {
                    var part = text.runs[run]
                    part.utf8Count = length
                    runs.append(part)
                }
                count -= length
                left -= length
                if left == 0 {
                    run += 1
                    left = run < text.runs.count ? text.runs[run].utf8Count : 0
                }
            }
            return runs.isEmpty ? [first] : runs
        }
        var (start, offset) = (string.startIndex, 0)
        repeat {
            let end = string[start...].firstIndex { $0.unicodeScalars.last!.endsLine } ?? string.endIndex
            let next = end < string.endIndex ? string.index(after: end) : end
            var runs = take(string.utf8.distance(from: start, to: end))
            // The empty line after a line end at the end of the text isn't in a block.
            let isAfterEnd = start == string.endIndex && start > string.startIndex
            let blocks = isAfterEnd ? [] : runs[0].paragraph.blocks
            for index in runs.indices { runs[index].paragraph.blocks = [] }
            if end < next { _ = take(string.utf8.distance(from: end, to: next)) }
            let length = string.utf16.distance(from: start, to: end)
            paragraphs.append(
                Paragraph(
                    text: StyledText(text: String(string[start..<end]), runs: runs), range: offset..<(offset + length),
                    blocks: blocks))
            offset += length + string.utf16.distance(from: end, to: next)
            // A line end at the end of the text adds an empty line.
            let endsWithLine = next == string.endIndex && end < next
            start = next
            if start == string.endIndex, !endsWithLine { break }
        } while true
    }

    // MARK: Blocks

    private func nodes(_ range: Range<Int>, depth: Int) -> [Node] {
        var nodes: [Node] = []
        var start = range.lowerBound
        while start < range.upperBound {
            guard let block = block(start, depth) else {
                nodes.append(.paragraph(start))
                start += 1
                continue
            }
            var end = start + 1
            if let table = block.cell?.table {
                while end < range.upperBound, self.block(end, depth)?.cell?.table.box.id == table.box.id { end += 1 }
                nodes.append(.table(table, cells(start..<end, depth: depth)))
            } else {
                while end < range.upperBound, self.block(end, depth)?.id == block.id { end += 1 }
                nodes.append(.block(block, self.nodes(start..<end, depth: depth + 1)))
            }
            start = end
        }
        return nodes
    }

    private func cells(_ range: Range<Int>, depth: Int) -> [Cell] {
        var cells: [Cell] = []
        var start = range.lowerBound
        while start < range.upperBound, let style = block(start, depth), let place = style.cell {
            var end = start + 1
            while end < range.upperBound, block(end, depth)?.id == style.id { end += 1 }
            let content = nodes(start..<end, depth: depth + 1)
            cells.append(Cell(style: style, rows: place.rows, columns: place.columns, nodes: content))
            start = end
        }
        return cells
    }

    private func block(_ paragraph: Int, _ depth: Int) -> TextBlockStyle? {
        let blocks = paragraphs[paragraph].blocks
        return depth < blocks.count ? blocks[depth] : nil
    }
}
