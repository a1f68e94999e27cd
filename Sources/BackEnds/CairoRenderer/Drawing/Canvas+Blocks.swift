import CCairoPango
import DisplayList
import LayoutGeometry

/// Text as blocks, for images that don't depend on fonts. Edges are between pixels, so that nothing is antialiased.
extension Canvas {
    /// The height of a block above the baseline, relative to the font's size.
    private enum BlockHeight: Double {
        /// Uppercase letters, digits, Chinese, Japanese, and Korean characters, and emoji.
        case tall = 0.72
        /// All other letters, and symbols in the middle of a line.
        case low = 0.52
        /// Punctuation on the baseline, such as a period.
        case dot = 0.14
    }

    private struct Block {
        var height: BlockHeight
        var start: Double
        var end: Double
    }

    /// Draws the words of a run as rows of adjacent blocks in the run's color.
    ///
    /// - Parameter gap: The range above the baseline that stays empty, so that a strikethrough is visible.
    func drawBlocks(of run: TextRun, x: Double, y: Double, over gap: ClosedRange<Double>?) {
        guard !run.text.isEmpty, run.color.alpha > 0, run.font.size.isFinite, run.font.size > 0 else { return }
        cairo_new_path(context)
        for block in blocks(of: run) {
            let (left, right) =
                run.isRightToLeft
                ? (x + run.width - block.end, x + run.width - block.start) : (x + block.start, x + block.end)
            let top = block.height.rawValue * run.font.size
            if let gap, top > gap.upperBound {
                addBlock(left: left, right: right, top: y - top, bottom: y - gap.upperBound)
                addBlock(left: left, right: right, top: y - gap.lowerBound, bottom: y)
            } else {
                addBlock(left: left, right: right, top: y - top, bottom: y)
            }
        }
        setSource(run.color)
        cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
        cairo_fill(context)
    }

    /// Draws the block for an icon: a square in the middle of its rectangle.
    func drawBlock(inMiddleOf rect: Rect, color: Color) {
        let side = min(rect.size.width, rect.size.height) * BlockHeight.tall.rawValue
        cairo_new_path(context)
        addBlock(
            left: rect.midX - side / 2, right: rect.midX + side / 2, top: rect.midY - side / 2,
            bottom: rect.midY + side / 2)
        setSource(color)
        cairo_fill(context)
    }

    private func addBlock(left: Double, right: Double, top: Double, bottom: Double) {
        let start = snappedToPixel(Point(x: left, y: top)), end = snappedToPixel(Point(x: right, y: bottom))
        let pixel = pixelsPerPoint
        cairo_rectangle(
            context, start.x, start.y, max(end.x - start.x, 1 / max(pixel.x, 0.01)),
            max(end.y - start.y, 1 / max(pixel.y, 0.01)))
    }

    /// Returns the positions of blocks, starting at the leading end of the run.
    private func blocks(of run: TextRun) -> [Block] {
        let shaped = FixedMetricsTextMeasurer().shape(run.text, font: run.font)
        let spacing = run.letterSpacing.isFinite ? run.letterSpacing : 0
        var blocks: [Block] = []
        var place = 0.0
        for (cluster, character) in zip(shaped.clusters, run.text) {
            let start = place
            place += cluster.advance + spacing
            guard !cluster.isWhitespace, cluster.advance > 0 else { continue }
            // The space after a letter doesn't belong to the preceding block.
            let block = Block(
                height: run.font.family == .symbols ? .tall : Self.height(of: character), start: start,
                end: start + cluster.advance)
            if let last = blocks.last, last.height == block.height, abs(last.end + spacing - start) < 0.001 {
                blocks[blocks.count - 1].end = block.end
            } else {
                blocks.append(block)
            }
        }
        return blocks
    }

    private static func height(of character: Character) -> BlockHeight {
        if ".,…_".contains(character) { return .dot }
        let scalar = character.unicodeScalars.first!
        if scalar.isWide || character.unicodeScalars.contains(where: { $0.value == 0xFE0F }) { return .tall }
        return character.isUppercase || character.isNumber ? .tall : .low
    }
}
