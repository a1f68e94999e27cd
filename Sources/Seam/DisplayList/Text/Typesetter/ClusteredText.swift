/// Styled text as a list of clusters with their positions on an infinite line.
struct ClusteredText {
    struct Cluster {
        /// The offset of the first UTF-8 byte in the text, and the number of bytes.
        var start: Int
        var count: Int
        /// The run that contains the cluster's first byte.
        var run: Int
        var breakAfter: ShapedText.LineBreak
        var isWhitespace: Bool
    }

    let runs: [StyledText.Run]
    let bytes: [UInt8]
    private(set) var clusters: [Cluster] = []
    /// The start of each cluster, and the end of the text.
    private(set) var positions: [Double] = [0]
    /// The direction of each cluster; `nil` if all are left-to-right.
    private(set) var directions: Bidirectionality?

    typealias Shape = (String, FontDescription) -> ShapedText

    init(_ text: StyledText, shape: Shape) {
        runs = text.runs
        bytes = Array(text.text.utf8)
        addClusters(of: text, shape: shape)
        if bytes.contains(0x09) { positions = positionsWithTabs() }
        directions = Bidirectionality(text: self)
    }

    private mutating func addClusters(of text: StyledText, shape: Shape) {
        guard !bytes.isEmpty, let first = runs.first else { return }
        clusters.reserveCapacity(bytes.count)
        positions.reserveCapacity(bytes.count + 1)
        let whole = shape(text.text, first.style.font)
        let hasOneFont = runs.allSatisfy { $0.style.font == first.style.font }
        if hasOneFont {
            var run = 0
            var runEnd = first.utf8Count
            var start = 0
            for cluster in whole.clusters {
                while start >= runEnd, run + 1 < runs.count {
                    run += 1
                    runEnd += runs[run].utf8Count
                }
                add(cluster, start: start, run: run, breakAfter: cluster.breakAfter)
                start += cluster.utf8Count
            }
            return
        }
        // With several fonts, each run is shaped separately, but line breaks depend on the whole text.
        var breaks: [Int: ShapedText.LineBreak] = [:]
        var end = 0
        for cluster in whole.clusters {
            end += cluster.utf8Count
            if cluster.breakAfter != .prohibited { breaks[end] = cluster.breakAfter }
        }
        var start = 0
        for (index, run) in runs.enumerated() {
            let part = String(decoding: bytes[start..<min(start + run.utf8Count, bytes.count)], as: UTF8.self)
            for cluster in shape(part, run.style.font).clusters {
                let end = start + cluster.utf8Count
                add(cluster, start: start, run: index, breakAfter: breaks[end] ?? .prohibited)
                start = end
            }
        }
    }

    private mutating func add(
        _ cluster: ShapedText.Cluster, start: Int, run: Int, breakAfter: ShapedText.LineBreak
    ) {
        let style = runs[run].style
        let advance = style.attachment?.width ?? cluster.advance + style.letterSpacing
        clusters.append(
            Cluster(
                start: start, count: cluster.utf8Count, run: run, breakAfter: breakAfter,
                isWhitespace: cluster.isWhitespace && style.attachment == nil))
        positions.append(positions[positions.count - 1] + advance)
    }

    var count: Int { clusters.count }

    /// Returns the width of a range of clusters.
    func width(_ range: Range<Int>) -> Double { positions[range.upperBound] - positions[range.lowerBound] }

    /// Returns the text of a range of clusters.
    func string(_ range: Range<Int>) -> String {
        guard !range.isEmpty else { return "" }
        let last = clusters[range.upperBound - 1]
        return String(decoding: bytes[clusters[range.lowerBound].start..<(last.start + last.count)], as: UTF8.self)
    }

    /// Returns the run that contains a cluster; the last run after the last cluster.
    func run(at cluster: Int) -> StyledText.Run {
        cluster < clusters.count ? runs[clusters[cluster].run] : runs[runs.count - 1]
    }

    /// Returns the range without white space at its end.
    func trimmingEnd(_ range: Range<Int>) -> Range<Int> {
        var end = range.upperBound
        while end > range.lowerBound, clusters[end - 1].isWhitespace { end -= 1 }
        return range.lowerBound..<end
    }

    /// Returns the range without white space at its start.
    func trimmingStart(_ range: Range<Int>) -> Range<Int> {
        var start = range.lowerBound
        while start < range.upperBound, clusters[start].isWhitespace { start += 1 }
        return start..<range.upperBound
    }

    /// Returns the first scalar of a cluster.
    func scalar(at cluster: Int) -> Unicode.Scalar? {
        let place = clusters[cluster]
        var iterator = bytes[place.start..<(place.start + place.count)].makeIterator()
        var decoder = UTF8()
        guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
        return scalar
    }
}
