/// Computes the positions of a line's clusters from the positions of its runs.
struct ClusterPlacer {
    private let text: ClusteredText
    /// The start of each cluster in UTF-16 units, and the end of the text.
    private let offsets: [Int]

    /// Creates a placer for text.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    init(text: ClusteredText) {
        self.text = text
        var offsets: [Int] = []
        offsets.reserveCapacity(text.count + 1)
        var offset = 0
        for cluster in text.clusters {
            offsets.append(offset)
            for byte in text.bytes[cluster.start..<(cluster.start + cluster.count)] {
                // A four-byte character has two units, all others have one.
                offset += byte >= 0xF0 ? 2 : byte & 0xC0 == 0x80 ? 0 : 1
            }
        }
        offsets.append(offset)
        self.offsets = offsets
    }

    /// - Parameter segments: The segments of the runs of `line`.
    func line(
        _ range: Range<Int>, segments: [LineBuilder.Segment], in line: TextLine, isRightToLeft: Bool
    ) -> PlacedText.Line {
        var clusters: [PlacedText.Cluster] = []
        for (segment, run) in zip(segments, line.runs) where !segment.isEllipsis {
            clusters += placed(segment, run)
        }
        clusters.sort { $0.range.lowerBound < $1.range.lowerBound }
        let seen = clusters.last.map { $0.range.upperBound } ?? offsets[range.lowerBound]
        addHanging(range, from: seen, of: line, isRightToLeft: isRightToLeft, to: &clusters)
        return PlacedText.Line(
            range: offsets[range.lowerBound]..<offsets[range.upperBound], clusters: clusters,
            isRightToLeft: isRightToLeft)
    }

    private func placed(_ segment: LineBuilder.Segment, _ run: TextRun) -> [PlacedText.Cluster] {
        let start = text.positions[segment.range.lowerBound]
        // The additional width of a justified gap is added to its last cluster.
        let stretch = run.width - segment.width
        return segment.range.map { index in
            let isLast = index == segment.range.upperBound - 1
            let width = text.width(index..<(index + 1)) + (isLast ? stretch : 0)
            let distance = text.positions[index] - start
            let x = run.isRightToLeft ? run.x + run.width - distance - width : run.x + distance
            return PlacedText.Cluster(range: units(index), x: x, width: width, level: segment.level)
        }
    }

    /// Adds the hanging white space at the end of the line, which isn't drawn.
    private func addHanging(
        _ range: Range<Int>, from seen: Int, of line: TextLine, isRightToLeft: Bool,
        to clusters: inout [PlacedText.Cluster]
    ) {
        var x = isRightToLeft ? line.x : line.x + line.width
        for index in range where offsets[index] >= seen {
            let width = text.width(index..<(index + 1))
            if isRightToLeft { x -= width }
            clusters.append(
                PlacedText.Cluster(range: units(index), x: x, width: width, level: isRightToLeft ? 1 : 0))
            if !isRightToLeft { x += width }
        }
    }

    private func units(_ cluster: Int) -> Range<Int> { offsets[cluster]..<offsets[cluster + 1] }
}
