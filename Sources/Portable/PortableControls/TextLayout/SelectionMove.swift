import Foundation

/// A move of an insertion point.
struct SelectionMove {
    let source: any NSTextSelectionDataSource
    let direction: NSTextSelectionNavigation.Direction
    let destination: NSTextSelectionNavigation.Destination

    /// Returns whether the move goes toward the end of the text.
    func isForward(at location: any NSTextLocation) -> Bool {
        switch direction {
        case .forward, .down: true
        case .backward, .up: false
        case .right: source.baseWritingDirection(at: location) == .leftToRight
        case .left: source.baseWritingDirection(at: location) == .rightToLeft
        }
    }

    /// Returns the location at the end of the move, and the x coordinate that further moves up and down keep.
    ///
    /// - Parameter x: The x coordinate of a move up or down, or NaN for that of the location.
    func target(from start: any NSTextLocation, x: CGFloat) -> (any NSTextLocation, CGFloat) {
        let isForward = isForward(at: start)
        if direction == .up || direction == .down, destination == .character {
            return verticalTarget(from: start, x: x)
        }
        let whole = source.documentRange
        switch destination {
        case .character: return (step(from: start, isForward), .nan)
        case .word: return (wordEdge(from: start, isForward), .nan)
        case .line: return (edge(of: .line, from: start, isForward), .nan)
        case .sentence: return (edge(of: .sentence, from: start, isForward), .nan)
        case .paragraph: return (edge(of: .paragraph, from: start, isForward), .nan)
        case .container: return (containerEdge(from: start, isForward), .nan)
        case .document: return (isForward ? whole.endLocation : whole.location, .nan)
        }
    }

    /// Returns the location after or before a character.
    private func step(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        let probe = isForward ? start : source.location(start, offsetBy: -1)
        guard let probe, let character = source.textRange(for: .character, enclosing: probe) else { return start }
        return isForward ? character.endLocation : character.location
    }

    /// Returns the end of the next word, or the beginning of the previous one.
    private func wordEdge(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        var found: (any NSTextLocation)?
        let options: NSString.EnumerationOptions = isForward ? .words : [.words, .reverse]
        source.enumerateSubstrings(from: start, options: options) { _, range, _, stop in
            let edge = isForward ? range.endLocation : range.location
            guard isForward ? start < edge : edge < start else { return }
            found = edge
            stop.pointee = true
        }
        return found ?? (isForward ? source.documentRange.endLocation : source.documentRange.location)
    }

    /// Returns the end or the beginning of a unit, before the separator at its end. At the edge of a unit, it's that of
    /// the next one, except for lines.
    private func edge(
        of unit: NSTextSelection.Granularity, from start: any NSTextLocation, _ isForward: Bool
    ) -> any NSTextLocation {
        guard let range = source.textRange(for: unit, enclosing: start) else { return start }
        if isForward { return contentEnd(of: range) }
        guard unit != .line, start.compare(range.location) == .orderedSame,
            let before = source.location(start, offsetBy: -1),
            let previous = source.textRange(for: unit, enclosing: before)
        else { return range.location }
        return previous.location
    }

    /// Returns the end of a range without the line separator or the space at which a line breaks.
    private func contentEnd(of range: NSTextRange) -> any NSTextLocation {
        guard !range.isEmpty, let last = source.location(range.endLocation, offsetBy: -1) else {
            return range.endLocation
        }
        var isSeparator = false
        source.enumerateSubstrings(from: last, options: .byComposedCharacterSequences) { text, _, _, stop in
            isSeparator = text?.first?.isNewline ?? false
            stop.pointee = true
        }
        return isSeparator ? last : range.endLocation
    }

    private func containerEdge(from start: any NSTextLocation, _ isForward: Bool) -> any NSTextLocation {
        var found: (any NSTextLocation)?
        source.enumerateContainerBoundaries(from: start, reverse: !isForward) { location, stop in
            found = location
            stop.pointee = true
        }
        return found ?? (isForward ? source.documentRange.endLocation : source.documentRange.location)
    }

    // MARK: Up and down

    private func verticalTarget(from start: any NSTextLocation, x: CGFloat) -> (any NSTextLocation, CGFloat) {
        let x = x.isNaN ? Self.caretOffset(of: start, in: source) : x
        let whole = source.documentRange
        guard let line = source.textRange(for: .line, enclosing: start) else { return (start, x) }
        let isDown = direction == .down
        if isDown {
            // The end of the text is in the next line only if a separator precedes it.
            let isLast = line.endLocation.compare(whole.endLocation) == .orderedSame
            if isLast, contentEnd(of: line).compare(line.endLocation) == .orderedSame { return (whole.endLocation, x) }
            return (Self.caret(nearestTo: x, inLineAt: line.endLocation, of: source) ?? whole.endLocation, x)
        }
        guard let above = source.location(line.location, offsetBy: -1) else { return (whole.location, x) }
        return (Self.caret(nearestTo: x, inLineAt: above, of: source) ?? whole.location, x)
    }

    /// Returns the x coordinate of the insertion point at a location.
    static func caretOffset(
        of location: any NSTextLocation, in source: any NSTextSelectionDataSource
    ) -> CGFloat {
        var x: CGFloat = 0
        source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, stop in
            guard place.compare(location) == .orderedSame else { return }
            x = offset
            stop.pointee = true
        }
        return x
    }

    /// Returns the location of the insertion point in a line that is closest to an x coordinate. The end of a line that
    /// continues on the next one isn't a location of the line.
    static func caret(
        nearestTo x: CGFloat, inLineAt location: any NSTextLocation, of source: any NSTextSelectionDataSource
    ) -> (any NSTextLocation)? {
        let line = source.textRange(for: .line, enclosing: location)
        let isLast = line?.endLocation.compare(source.documentRange.endLocation) == .orderedSame
        var best: (location: any NSTextLocation, distance: CGFloat)?
        source.enumerateCaretOffsetsInLineFragment(at: location) { offset, place, _, _ in
            if !isLast, let line, !line.contains(place) { return }
            let distance = abs(offset - x)
            if distance < best?.distance ?? .infinity { best = (place, distance) }
        }
        return best?.location
    }
}

extension NSString.EnumerationOptions {
    /// Words and sentences. Foundation's names aren't available, because its own strings can't enumerate them.
    static let words = Self(rawValue: 3)
    static let sentences = Self(rawValue: 4)
}
