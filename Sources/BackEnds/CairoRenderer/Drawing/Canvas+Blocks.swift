import CCairoPango
import DisplayList
import LayoutGeometry

/// Text as blocks, for pictures that depend on no font. Edges lie between pixels, so that nothing is smoothed.
extension Canvas {
    /// How high a block is above the baseline, in parts of the font's size.
    private enum BlockHeight: Double {
        /// Capital letters, digits, Chinese, Japanese, Korean and emoji.
        case tall = 0.72
        /// All other letters, and marks that stand in the middle of a line.
        case low = 0.52
        /// What stands on the baseline, as a full stop.
        case dot = 0.14
    }

    private struct Block {
        var height: BlockHeight
        var start: Double
        var end: Double
    }

    /// Draws the words of a run, each as a row of blocks without a gap, in the run's color.
    /// - Parameter gap: What is kept free above the baseline, so that a line through the text can be seen.
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

    /// Draws what stands for an icon: a square in the middle of its place.
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

    /// Where blocks begin and end, from the end of the run where reading begins.
    private func blocks(of run: TextRun) -> [Block] {
        let shaped = FixedMetricsTextMeasurer().shape(run.text, font: run.font)
        let spacing = run.letterSpacing.isFinite ? run.letterSpacing : 0
        var blocks: [Block] = []
        var place = 0.0
        for (cluster, character) in zip(shaped.clusters, run.text) {
            let start = place
            place += cluster.advance + spacing
            guard !cluster.isWhitespace, cluster.advance > 0 else { continue }
            // The space after a letter is no part of the last one.
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
