import Foundation

/// An object that moves and extends selections, and finds the selection at a point.
open class NSTextSelectionNavigation: NSObject {
    /// The direction of a move.
    public enum Direction: Int, Sendable {
        /// Toward the end of the text.
        case forward = 0
        /// Toward the beginning of the text.
        case backward = 1
        /// To the right.
        case right = 2
        /// To the left.
        case left = 3
        /// To the line above.
        case up = 4
        /// To the line below.
        case down = 5
    }

    /// The destinations of a move.
    public enum Destination: Int, Sendable {
        /// To the next character, or the next line for moves up and down.
        case character = 0
        /// To the end of the word, or its beginning.
        case word = 1
        /// To the end of the line, or its beginning.
        case line = 2
        /// To the end of the sentence, or its beginning.
        case sentence = 3
        /// To the end of the paragraph, or its beginning.
        case paragraph = 4
        /// To the end of the container, or its beginning.
        case container = 5
        /// To the end of the text, or its beginning.
        case document = 6
    }

    /// The keys that are pressed during an interaction.
    public struct Modifier: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates modifiers with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The selection is extended.
        public static let extend = Self(rawValue: 1 << 1)
        /// The selection is a column of a rectangle.
        public static let visual = Self(rawValue: 1 << 2)
        /// The selection is added to the others.
        public static let multiple = Self(rawValue: 1 << 3)
    }

    /// The writing direction of text.
    public enum WritingDirection: Int, Sendable {
        /// From left to right.
        case leftToRight = 0
        /// From right to left.
        case rightToLeft = 1
    }

    /// The orientation of lines.
    public enum LayoutOrientation: Int, Sendable {
        /// Lines are horizontal.
        case horizontal = 0
        /// Lines are vertical.
        case vertical = 1
    }

    /// The object that provides the text and its layout. It isn't retained.
    public private(set) weak var textSelectionDataSource: (any NSTextSelectionDataSource)?

    /// A Boolean value that indicates whether a selection can have several ranges. The default is `false`.
    ///
    /// If it's `true`, an interaction with ``Modifier/visual`` selects a column: a range in each line.
    open var allowsNonContiguousRanges = false

    /// A Boolean value that indicates whether directions are relative to vertical lines. The default is `false`.
    ///
    /// If it's `true`, moves down and up go along the lines of vertical text, and moves to the left and the right go to
    /// the next and the previous line. The data source determines where text is vertical.
    open var rotatesCoordinateSystemForLayoutOrientation = false

    /// Creates the navigation of text.
    public init(dataSource: any NSTextSelectionDataSource) {
        textSelectionDataSource = dataSource
        super.init()
    }

    /// Removes cached layout information. Nothing is cached.
    open func flushLayoutCache() {}

    // MARK: Moves

    /// Returns the selection after a move, or `nil` if there's none.
    ///
    /// - Parameters:
    ///   - extending: A Boolean value that indicates whether the move extends the selection instead of moving the
    ///     insertion point.
    ///   - confined: A Boolean value that indicates whether the move ends at the end of the element that contains the
    ///     selection.
    open func destinationSelection(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, extending: Bool,
        confined: Bool
    ) -> NSTextSelection? {
        guard let source = textSelectionDataSource, let first = textSelection.textRanges.first,
            let last = textSelection.textRanges.last
        else { return nil }
        let direction = rotated(direction, at: first.location, in: source)
        let move = SelectionMove(source: source, direction: direction, destination: destination)
        let isForward = move.isForward(at: first.location)
        let isCharacterMove = destination == .character && direction != .up && direction != .down
        let start = isForward ? last.endLocation : first.location
        let isSelected = first.location.compare(last.endLocation) != .orderedSame
        // A move from a selection begins at its edge, which is where a move by a character ends.
        var target =
            isSelected && isCharacterMove && !extending
            ? (start, .nan)
            : move.target(
                from: start, x: textSelection.anchorPositionOffset)
        if confined, let paragraph = source.textRange(for: .paragraph, enclosing: start) {
            if target.0 < paragraph.location { target.0 = paragraph.location }
            if paragraph.endLocation < target.0 { target.0 = paragraph.endLocation }
        }
        let fixed = isForward ? first.location : last.endLocation
        let range =
            extending
            ? NSTextRange(location: isForward ? fixed : target.0, end: isForward ? target.0 : fixed)
            : NSTextRange(location: target.0)
        guard let range else { return nil }
        let result = NSTextSelection(range: range, affinity: .downstream, granularity: .character)
        result.anchorPositionOffset = target.1
        result.typingAttributes = textSelection.typingAttributes
        return result
    }

    /// Returns the direction in horizontal lines of a move in vertical ones.
    private func rotated(
        _ direction: Direction, at location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> Direction {
        guard rotatesCoordinateSystemForLayoutOrientation, source.textLayoutOrientation(at: location) == .vertical
        else { return direction }
        return switch direction {
        case .down: .forward
        case .up: .backward
        // Vertical lines are in columns from right to left.
        case .left: .down
        case .right: .up
        case .forward, .backward: direction
        }
    }

    /// Returns the ranges that a deletion removes: the selection, or the text up to the end of a move.
    ///
    /// - Parameter allowsDecomposition: A Boolean value that indicates whether only the last scalar of a character is
    ///   removed. It has no effect.
    open func deletionRanges(
        for textSelection: NSTextSelection, direction: Direction, destination: Destination, allowsDecomposition: Bool
    ) -> [NSTextRange] {
        let selected = textSelection.textRanges.filter { !$0.isEmpty }
        guard selected.isEmpty else { return selected }
        let extended = destinationSelection(
            for: textSelection, direction: direction, destination: destination, extending: true, confined: false)
        return extended?.textRanges.filter { !$0.isEmpty } ?? []
    }

    // MARK: Units

    /// Returns a selection that grows to whole units.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing textSelection: NSTextSelection
    ) -> NSTextSelection {
        guard let source = textSelectionDataSource else { return textSelection }
        let ranges = textSelection.textRanges.map { range in
            guard let start = source.textRange(for: selectionGranularity, enclosing: range.location) else {
                return range
            }
            // The end of a range belongs to the unit before it.
            let last = range.isEmpty ? range.location : source.location(range.endLocation, offsetBy: -1)
            let end = last.flatMap { source.textRange(for: selectionGranularity, enclosing: $0) }
            return end.map { start.union($0) } ?? start
        }
        return NSTextSelection(ranges, affinity: textSelection.affinity, granularity: selectionGranularity)
    }

    /// Returns the unit at a point of a container, or `nil` if there's none.
    open func textSelection(
        for selectionGranularity: NSTextSelection.Granularity, enclosing point: CGPoint,
        inContainerAt location: any NSTextLocation
    ) -> NSTextSelection? {
        guard let caret = caret(at: point, inContainerAt: location) else { return nil }
        let selection = NSTextSelection(caret, affinity: .downstream)
        return selectionGranularity == .character
            ? selection : textSelection(for: selectionGranularity, enclosing: selection)
    }

    // MARK: Interactions

    /// Returns the selections after an interaction at a point.
    ///
    /// - Parameters:
    ///   - anchors: The selections at the beginning of the interaction.
    ///   - modifiers: The keys that are pressed. With ``Modifier/extend``, the selection ends at the point.
    ///   - selecting: A Boolean value that indicates whether the interaction selects text between the anchor and the
    ///     point.
    ///   - bounds: The visible part of the container.
    open func textSelections(
        interactingAt point: CGPoint, inContainerAt containerLocation: any NSTextLocation,
        anchors: [NSTextSelection], modifiers: Modifier, selecting: Bool, bounds: CGRect
    ) -> [NSTextSelection] {
        guard let caret = caret(at: point, inContainerAt: containerLocation) else { return [] }
        let single = NSTextSelection(caret, affinity: .downstream)
        guard selecting || modifiers.contains(.extend), let anchor = anchors.first,
            let first = anchor.textRanges.first, let last = anchor.textRanges.last
        else { return modifiers.contains(.multiple) ? anchors + [single] : [single] }
        if allowsNonContiguousRanges, modifiers.contains(.visual), let source = textSelectionDataSource {
            let column = SelectedColumn(source: source, anchor: first.location, x: anchor.anchorPositionOffset)
            return [column.selection(to: caret, x: point.x) ?? single]
        }
        let range =
            caret < first.location
            ? NSTextRange(location: caret, end: last.endLocation)
            : NSTextRange(location: first.location, end: last.endLocation < caret ? caret : last.endLocation)
        guard let range else { return [single] }
        let selection = NSTextSelection(range: range, affinity: .downstream, granularity: anchor.granularity)
        return [
            anchor.granularity == .character ? selection : textSelection(for: anchor.granularity, enclosing: selection)
        ]
    }

    /// Returns the location at which text in a writing direction is inserted, or `nil` if nothing is selected.
    open func resolvedInsertionLocation(
        for textSelection: NSTextSelection, writingDirection: WritingDirection
    ) -> (any NSTextLocation)? {
        guard let location = textSelection.textRanges.first?.location else { return nil }
        guard let secondary = textSelection.secondarySelectionLocation, let source = textSelectionDataSource else {
            return location
        }
        return source.baseWritingDirection(at: location) == writingDirection ? location : secondary
    }

    private func caret(at point: CGPoint, inContainerAt location: any NSTextLocation) -> (any NSTextLocation)? {
        guard let source = textSelectionDataSource,
            let line = source.lineFragmentRange(for: point, inContainerAt: location)
        else { return nil }
        return SelectionMove.caret(nearestTo: point.x, inLineAt: line.location, of: source)
    }
}
