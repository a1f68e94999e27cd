import Foundation

/// A rectangle of text, with a range in each line.
struct SelectedColumn {
    let source: any NSTextSelectionDataSource
    /// The location in the corner where the selection began.
    let anchor: any NSTextLocation
    /// The x coordinate of the anchor, or NaN for that of its location.
    let x: CGFloat

    /// Returns the selection up to the opposite corner, or `nil` if it's empty.
    ///
    /// - Parameters:
    ///   - location: A location in the line of the corner.
    ///   - x: The x coordinate of the corner.
    func selection(to location: any NSTextLocation, x end: CGFloat) -> NSTextSelection? {
        let start = x.isNaN ? SelectionMove.caretOffset(of: anchor, in: source) : x
        let (first, last) = location < anchor ? (location, anchor) : (anchor, location)
        var ranges: [NSTextRange] = []
        var next: (any NSTextLocation)? = first
        while let place = next, let line = source.textRange(for: .line, enclosing: place) {
            let edges = [start, end].compactMap { SelectionMove.caret(nearestTo: $0, inLineAt: place, of: source) }
            if edges.count == 2, edges[0].compare(edges[1]) != .orderedSame {
                let isForward = edges[0] < edges[1]
                let range = NSTextRange(location: edges[isForward ? 0 : 1], end: edges[isForward ? 1 : 0])
                if let range { ranges.append(range) }
            }
            let isAtEnd = last < line.endLocation || !(place < line.endLocation)
            next = isAtEnd ? nil : line.endLocation
        }
        guard !ranges.isEmpty else { return nil }
        let selection = NSTextSelection(ranges, affinity: .downstream, granularity: .character)
        selection.anchorPositionOffset = start
        return selection
    }
}
