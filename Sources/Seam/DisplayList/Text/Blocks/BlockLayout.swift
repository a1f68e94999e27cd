import LayoutGeometry

/// Positions the paragraphs of a text in its blocks and tables.
struct BlockLayout {
    /// A laid out part of the text, in its own coordinate space.
    struct Fragment {
        /// A paragraph at its position.
        struct Item {
            var paragraph: Int
            var placed: PlacedText
            var x: Double
            var y: Double
            var width: Double
        }

        var size = Size.zero
        var items: [Item] = []
        var decorations: [TextDecoration] = []

        /// The baseline of the first line, or `nil` if there's none.
        var firstBaseline: Double? {
            items.first.flatMap { item in item.placed.layout.lines.first.map { item.y + $0.baseline } }
        }

        mutating func add(_ other: Fragment, x: Double, y: Double) {
            items += other.items.map { item in
                var item = item
                item.x += x
                item.y += y
                return item
            }
            decorations += other.decorations.map { decoration in
                var decoration = decoration
                decoration.rect.origin.x += x
                decoration.rect.origin.y += y
                return decoration
            }
        }
    }

    let tree: BlockTree
    /// Lays out a paragraph.
    let place: (StyledText, Double) -> PlacedText

    /// Returns the lines of the text, in text order.
    func placedText(width: Double, maximumLineCount: Int, drawing: TextDrawing) -> PlacedText {
        let fragment = stack(tree.nodes, width: width)
        var lines: [TextLine] = []
        var placed: [PlacedText.Line] = []
        for item in fragment.items.sorted(by: { $0.paragraph < $1.paragraph }) {
            let start = tree.paragraphs[item.paragraph].range.lowerBound
            for (line, place) in zip(item.placed.layout.lines, item.placed.lines) {
                lines.append(line.moved(x: item.x, y: item.y))
                placed.append(
                    place.moved(
                        x: item.x, by: start, slot: LineSlot(x: item.x, top: item.y, width: item.width)))
            }
        }
        let isCut = maximumLineCount > 0 && lines.count > maximumLineCount
        if isCut {
            lines = Array(lines.prefix(maximumLineCount))
            placed = Array(placed.prefix(maximumLineCount))
        }
        var layout = TextLayout(lines: lines, size: fragment.size, isTruncated: isCut, drawing: drawing)
        layout.decorations = fragment.decorations
        return PlacedText(layout: layout, lines: placed)
    }

    /// Returns nodes from top to bottom.
    func stack(_ nodes: [BlockTree.Node], width: Double) -> Fragment {
        var result = Fragment()
        var spacing = 0.0
        for (index, node) in nodes.enumerated() {
            var before = 0.0
            var after = 0.0
            let part: Fragment
            switch node {
            case .paragraph(let paragraph):
                let text = tree.paragraphs[paragraph].text
                let placed = place(text, width)
                let style = text.runs[0].paragraph
                (before, after) = (style.paragraphSpacingBefore, style.lineSpacing + style.paragraphSpacing)
                let own = width.isFinite ? width : placed.layout.size.width
                part = Fragment(
                    size: placed.layout.size,
                    items: [Fragment.Item(paragraph: paragraph, placed: placed, x: 0, y: 0, width: own)])
            case .block(let style, let content): part = block(style, width: width) { stack(content, width: $0) }
            case .table(let table, let cells):
                part = block(table.box, width: width) { TableLayout(table, cells, self).fragment(width: $0) }
            }
            let y = index == 0 ? 0 : result.size.height + spacing + before
            result.add(part, x: 0, y: y)
            result.size = Size(width: max(result.size.width, part.size.width), height: y + part.size.height)
            spacing = after
        }
        return result
    }

    /// Returns content with the layers of a block around it.
    private func block(_ style: TextBlockStyle, width: Double, content: (Double) -> Fragment) -> Fragment {
        let box = BlockBox(style, in: width)
        let exact = style.width.exact.map { $0.points(in: width) }
        var inner = style.width.limited(exact ?? max(width - box.horizontal, 0), in: width)
        if !inner.isFinite { inner = style.width.limited(content(.infinity).size.width, in: width) }
        let part = content(inner)
        let own = style.height.exact.map { $0.points(in: width) } ?? part.size.height
        let height = max(style.height.limited(own, in: width), part.size.height)
        return box.fragment(
            around: part, width: inner, height: height, shift: box.shift(of: part.size.height, in: height))
    }
}

/// The widths of the layers around the content of a block, in points.
struct BlockBox {
    var style: TextBlockStyle
    var margin: TextBlockStyle.Sides<Double>
    var border: TextBlockStyle.Sides<Double>
    var padding: TextBlockStyle.Sides<Double>

    init(_ style: TextBlockStyle, in width: Double) {
        self.style = style
        margin = style.margin.map { $0.points(in: width) }
        border = style.border.map { $0.points(in: width) }
        padding = style.padding.map { $0.points(in: width) }
    }

    var left: Double { margin.left + border.left + padding.left }
    var top: Double { margin.top + border.top + padding.top }
    var horizontal: Double { left + margin.right + border.right + padding.right }
    var vertical: Double { top + margin.bottom + border.bottom + padding.bottom }

    /// Returns the distance of content from the top of a higher block.
    func shift(of content: Double, in height: Double) -> Double {
        switch style.alignment {
        case .top, .baseline: 0
        case .middle: (height - content) / 2
        case .bottom: height - content
        }
    }

    /// Returns content with the layers around it.
    ///
    /// - Parameters:
    ///   - width: The width of the area of the content.
    ///   - shift: The distance of the content from the top of its area.
    func fragment(
        around content: BlockLayout.Fragment, width: Double, height: Double, shift: Double, isDrawn: Bool = true
    ) -> BlockLayout.Fragment {
        var result = BlockLayout.Fragment(size: Size(width: width + horizontal, height: height + vertical))
        if isDrawn { result.decorations = decorations(in: result.size) }
        result.add(content, x: left, y: top + shift)
        return result
    }

    /// Returns the background and the border.
    private func decorations(in size: Size) -> [TextDecoration] {
        let area = Rect(
            x: margin.left, y: margin.top, width: size.width - margin.left - margin.right,
            height: size.height - margin.top - margin.bottom)
        var parts: [TextDecoration] = []
        if let color = style.background { parts.append(TextDecoration(rect: area, color: color)) }
        func add(_ rect: Rect, _ color: Color?) {
            if let color, rect.size.width > 0, rect.size.height > 0 {
                parts.append(TextDecoration(rect: rect, color: color))
            }
        }
        let colors = style.borderColors
        add(Rect(x: area.minX, y: area.minY, width: area.size.width, height: border.top), colors.top)
        let bottom = area.maxY - border.bottom
        add(Rect(x: area.minX, y: bottom, width: area.size.width, height: border.bottom), colors.bottom)
        let (y, height) = (area.minY + border.top, max(area.size.height - border.top - border.bottom, 0))
        add(Rect(x: area.minX, y: y, width: border.left, height: height), colors.left)
        add(Rect(x: area.maxX - border.right, y: y, width: border.right, height: height), colors.right)
        return parts
    }
}

extension TextLine {
    fileprivate func moved(x distance: Double, y: Double) -> TextLine {
        var line = self
        line.x += distance
        line.baseline += y
        for run in line.runs.indices { line.runs[run].x += distance }
        return line
    }
}

extension PlacedText.Line {
    fileprivate func moved(x distance: Double, by offset: Int, slot: LineSlot) -> PlacedText.Line {
        var line = self
        line.range = (range.lowerBound + offset)..<(range.upperBound + offset)
        line.slot = slot
        for index in line.clusters.indices {
            let range = line.clusters[index].range
            line.clusters[index].range = (range.lowerBound + offset)..<(range.upperBound + offset)
            line.clusters[index].x += distance
        }
        return line
    }
}
