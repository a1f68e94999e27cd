import Foundation

/// The layout manager that lays out the lines of a text layout manager.
final class TextLayoutEngine: NSLayoutManager {
    weak var owner: NSTextLayoutManager?
    /// The delegate of the spacing between lines. A layout manager doesn't retain its delegate.
    private var ownDelegate: (any NSLayoutManagerDelegate)?

    init(owner: NSTextLayoutManager) {
        self.owner = owner
        super.init()
    }

    required init?(coder: NSCoder) { nil }
}

extension NSLayoutManager {
    /// Returns the lines of a range that are laid out.
    func lines(in range: Range<Int>) -> ArraySlice<TextGeometry.Line> {
        let lines = layout.geometry.lines
        let start = lines.partitioningIndex { $0.next > range.lowerBound || $0.range.lowerBound >= range.upperBound }
        let end = lines.partitioningIndex { $0.range.lowerBound >= range.upperBound }
        return lines[start..<max(start, end)]
    }

    /// Lays out the text at least up to an offset. It lays out more than that if lines are needed one after another, so
    /// that the total cost is linear.
    func layOutAhead(until offset: Int) {
        let laidOut = layout.geometry.laidOutLength
        guard laidOut < offset else { return }
        layOut(until: max(offset, min(laidOut * 2, laidOut + 10_000)))
    }
}
