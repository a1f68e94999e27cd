/// Truncates a line to a width with an ellipsis.
struct Truncation {
    /// A visible part of the line.
    enum Piece {
        case clusters(Range<Int>)
        /// An ellipsis in the style of a run.
        case ellipsis(run: Int, width: Double)
    }

    let text: ClusteredText
    let ellipsisWidth: (_ run: Int) -> Double

    /// Returns the parts of `line` that fit into `available`.
    ///
    /// - Parameter rest: The start of the remaining text without a line. Head and middle truncation then keep the end
    ///   of the text.
    /// - Complexity: O(*n*) in the clusters of the line.
    func pieces(
        of line: Range<Int>, rest: Int?, available: Double, mode: ParagraphStyle.LineBreakMode
    ) -> [Piece]? {
        let isTooLong = text.width(text.trimmingEnd(line)) > available + 0.001
        guard isTooLong || rest != nil else { return nil }
        let whole = line.lowerBound..<max(line.upperBound, rest == nil ? 0 : text.count)
        switch mode {
        case .truncatingTail: return tail(line, available)
        case .truncatingHead: return head(whole, available)
        case .truncatingMiddle: return middle(whole, available)
        case .clipping, .wordWrapping, .characterWrapping: return nil
        }
    }

    private func run(_ cluster: Int) -> Int {
        text.clusters.isEmpty ? 0 : text.clusters[min(max(cluster, 0), text.count - 1)].run
    }

    private func tail(_ line: Range<Int>, _ available: Double) -> [Piece] {
        let ellipsis = ellipsisWidth(run(line.lowerBound))
        let kept = text.trimmingEnd(prefix(of: line, within: available - ellipsis))
        let run = run(kept.isEmpty ? line.lowerBound : kept.upperBound - 1)
        return [.clusters(kept), .ellipsis(run: run, width: ellipsisWidth(run))]
    }

    private func head(_ line: Range<Int>, _ available: Double) -> [Piece] {
        let ellipsis = ellipsisWidth(run(line.upperBound - 1))
        let kept = text.trimmingStart(suffix(of: line, within: available - ellipsis))
        let run = run(kept.isEmpty ? line.upperBound - 1 : kept.lowerBound)
        return [.ellipsis(run: run, width: ellipsisWidth(run)), .clusters(kept)]
    }

    private func middle(_ line: Range<Int>, _ available: Double) -> [Piece] {
        let room = available - ellipsisWidth(run(line.lowerBound))
        let start = text.trimmingEnd(prefix(of: line, within: room / 2))
        let rest = start.upperBound..<line.upperBound
        let end = text.trimmingStart(suffix(of: rest, within: room - text.width(start)))
        let run = run(start.isEmpty ? line.lowerBound : start.upperBound - 1)
        return [.clusters(start), .ellipsis(run: run, width: ellipsisWidth(run)), .clusters(end)]
    }

    /// Returns the longest prefix of `line` that fits into `width`.
    private func prefix(of line: Range<Int>, within width: Double) -> Range<Int> {
        var end = line.lowerBound
        while end < line.upperBound, !endsLine(end), text.width(line.lowerBound..<(end + 1)) <= width + 0.001 {
            end += 1
        }
        return line.lowerBound..<end
    }

    /// Returns the longest suffix of `line` that fits into `width`.
    private func suffix(of line: Range<Int>, within width: Double) -> Range<Int> {
        var start = line.upperBound
        while start > line.lowerBound, !endsLine(start - 1),
            text.width((start - 1)..<line.upperBound) <= width + 0.001
        {
            start -= 1
        }
        return start..<line.upperBound
    }

    private func endsLine(_ cluster: Int) -> Bool {
        text.clusters[cluster].breakAfter == .mandatory && text.scalar(at: cluster)?.endsLine ?? false
    }
}
