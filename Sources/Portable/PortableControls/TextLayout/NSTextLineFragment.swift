import DisplayList
import Foundation
import LayoutGeometry

/// A line of a layout fragment.
open class NSTextLineFragment: NSObject {
    /// The text that contains the line, which is that of the paragraph.
    public let attributedString: NSAttributedString
    /// The range of the line in ``attributedString``, including the separator at its end.
    public let characterRange: NSRange
    /// The frame of the line in the coordinate space of its layout fragment, in points.
    public let typographicBounds: CGRect
    /// The position of the first glyph on the baseline, relative to the origin of ``typographicBounds``.
    public let glyphOrigin: CGPoint

    private let source: Source

    /// The line in its layout.
    struct Source {
        /// The manager of the layout. A line outside of a layout has its own.
        let manager: NSLayoutManager
        /// The storage of a line outside of a layout, which the manager doesn't retain.
        var storage: NSTextStorage?
        let line: TextGeometry.Line
        /// The start of the paragraph in the layout.
        var start = 0
    }

    /// Creates the line with a range of text, outside of a layout.
    public convenience init(attributedString: NSAttributedString, range: NSRange) {
        self.init(attributedString, range: range, format: nil, bounds: nil)
    }

    /// Creates a line outside of a layout.
    ///
    /// - Parameters:
    ///   - format: The format of text without attributes, or `nil` for the standard one.
    ///   - bounds: The typographic bounds, or `nil` for the bounds of the line.
    convenience init(
        _ attributedString: NSAttributedString, range: NSRange, format: (() -> TextFormat?)?, bounds: CGRect?
    ) {
        let storage = NSTextStorage(attributedString: attributedString.attributedSubstring(from: range))
        let manager = NSLayoutManager()
        manager.layout.client.format = format
        storage.addLayoutManager(manager)
        let container = NSTextContainer(size: .zero)
        container.lineFragmentPadding = 0
        manager.addTextContainer(container)
        manager.layOut(until: max(range.length, 1))
        let line = manager.layout.geometry.lines[0]
        self.init(
            Source(manager: manager, storage: storage, line: line, start: -range.location),
            text: attributedString, origin: .zero, bounds: bounds)
    }

    /// Creates the line with a range of text with the same attributes, outside of a layout.
    public convenience init(string: String, attributes: [NSAttributedString.Key: Any], range: NSRange) {
        self.init(attributedString: NSAttributedString(string: string, attributes: attributes), range: range)
    }

    /// Creates a line of a layout fragment.
    ///
    /// - Parameters:
    ///   - origin: The origin of the fragment in the container.
    ///   - bounds: The typographic bounds, or `nil` for the bounds of the line in the layout.
    init(_ source: Source, text: NSAttributedString, origin: CGPoint, bounds: CGRect? = nil) {
        self.source = source
        let line = source.line
        attributedString = text
        characterRange = NSRange(
            location: line.range.lowerBound - source.start, length: line.next - line.range.lowerBound)
        let used = source.manager.usedRect(of: line)
        let padding = source.manager.textContainers[line.container].lineFragmentPadding
        typographicBounds =
            bounds
            ?? CGRect(
                x: used.minX + padding - origin.x, y: line.top - origin.y, width: max(used.width - 2 * padding, 0),
                height: line.bottom - line.top)
        glyphOrigin = CGPoint(x: 0, y: line.baseline - line.top)
        super.init()
    }

    /// Draws the line.
    ///
    /// - Parameter point: The origin of the fragment's coordinate space in the context, to which the origin of
    ///   ``typographicBounds`` is added.
    open func draw(at point: CGPoint, in context: CGContext) {
        let line = source.line
        let padding = source.manager.textContainers[line.container].lineFragmentPadding
        let range = NSRange(location: line.range.lowerBound, length: line.next - line.range.lowerBound)
        let used = source.manager.usedRect(of: line)
        // The commands are in the container's coordinate space.
        let origin = CGPoint(
            x: point.x + typographicBounds.minX - used.minX - padding, y: point.y + typographicBounds.minY - line.top)
        context.append(source.manager.layout.backgroundCommands(for: range, at: origin))
        context.append(source.manager.layout.commands(for: range, at: origin))
    }

    // MARK: Characters

    private var left: CGFloat { source.manager.usedRect(of: source.line).minX }

    /// Returns the position of a character on the baseline, relative to the origin of ``typographicBounds``.
    ///
    /// - Parameter index: The index of the character in ``attributedString``.
    open func locationForCharacter(at index: Int) -> CGPoint {
        let offset = index + source.start
        let x = source.line.cell(at: offset)?.x ?? source.line.caret(at: offset).x
        return CGPoint(x: x - left, y: glyphOrigin.y)
    }

    /// Returns the index in ``attributedString`` of the character that is closest to a point of the line.
    open func characterIndex(for point: CGPoint) -> Int {
        let x = point.x + left
        return (nearestCell(x)?.range.lowerBound ?? source.line.range.lowerBound) - source.start
    }

    /// Returns the position of a point in the closest character, from 0 to 1 in the character's direction.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint) -> CGFloat {
        let x = point.x + left
        guard let cell = nearestCell(x), cell.width > 0 else { return 0 }
        let fraction = min(max((x - cell.x) / cell.width, 0), 1)
        return cell.isRightToLeft ? 1 - fraction : fraction
    }

    private func nearestCell(_ x: CGFloat) -> TextGeometry.Cell? {
        source.line.cells.min { max($0.x - x, x - $0.x - $0.width, 0) < max($1.x - x, x - $1.x - $1.width, 0) }
    }
}
