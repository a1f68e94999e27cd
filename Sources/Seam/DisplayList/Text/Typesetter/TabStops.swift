/// The positions at which the text after tabs is placed, from the leading edge of a paragraph's first line.
package struct TabStops: Sendable, Hashable {
    /// The part of the text after a tab that is at the location: its start, its end, or its center.
    package enum Alignment: Sendable, Hashable {
        case leading, trailing, center
    }

    package struct Stop: Sendable, Hashable {
        package var location: Double
        package var alignment: Alignment

        package init(location: Double, alignment: Alignment = .leading) {
            self.location = location
            self.alignment = alignment
        }
    }

    /// The stops, in the order of their locations.
    package var stops: [Stop]
    /// The distance between the stops after the last one; 0 if there aren't any.
    package var interval: Double

    package init(stops: [Stop], interval: Double = 0) {
        self.stops = stops.sorted { $0.location < $1.location }
        self.interval = interval
    }

    /// Twelve stops every 28 points, the default of `NSParagraphStyle`.
    package static let standard = TabStops(stops: (1...12).map { Stop(location: 28 * Double($0)) })

    /// Returns the width of a tab, or `nil` if there's no stop after it.
    ///
    /// - Parameters:
    ///   - position: The position of the tab.
    ///   - following: The width of the text from the tab to the next one, or to the end of the paragraph.
    func width(ofTabAt position: Double, following: Double) -> Double? {
        guard let stop = stops.first(where: { $0.location > position + 0.001 }) else {
            guard interval > 0 else { return nil }
            return ((position + 0.001) / interval).rounded(.down) * interval + interval - position
        }
        let distance = stop.location - position
        return switch stop.alignment {
        case .leading: distance
        case .trailing: max(distance - following, 0)
        case .center: max(distance - following / 2, 0)
        }
    }
}

extension ClusteredText {
    /// Returns whether a cluster is a tab.
    func isTab(_ cluster: Int) -> Bool { bytes[clusters[cluster].start] == 0x09 }

    /// Returns the positions with tabs as wide as the stops of their paragraphs require. In all lines of a paragraph, stops
    /// count from its first line.
    ///
    /// - Complexity: O(*n*) in the length of the text.
    func positionsWithTabs() -> [Double] {
        var result = positions, start = 0
        for index in clusters.indices {
            var width = positions[index + 1] - positions[index]
            if isTab(index), runs[clusters[index].run].style.attachment == nil {
                let paragraph = run(at: start).paragraph
                var end = index + 1
                while end < count, !isTab(end), clusters[end - 1].breakAfter != .mandatory { end += 1 }
                let position = paragraph.firstLineHeadIndent + result[index] - result[start]
                let following = positions[end] - positions[index + 1]
                width = (paragraph.tabs ?? .standard).width(ofTabAt: position, following: following) ?? width
            }
            result[index + 1] = result[index] + width
            if clusters[index].breakAfter == .mandatory { start = index + 1 }
        }
        return result
    }
}
