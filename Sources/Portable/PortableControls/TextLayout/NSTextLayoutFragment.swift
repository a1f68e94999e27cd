import Foundation

/// The layout of a text element: the lines of a paragraph.
///
/// A subclass that draws more than the text, such as a bubble, overrides ``renderingSurfaceBounds`` and
/// ``draw(at:in:)``. The delegate of the layout manager returns it in
/// ``NSTextLayoutManagerDelegate/textLayoutManager(_:textLayoutFragmentFor:in:)``.
open class NSTextLayoutFragment: NSObject {
    /// Options for the enumeration of fragments.
    public struct EnumerationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        /// Creates options with the given bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// The fragments before the location are enumerated backward.
        public static let reverse = Self(rawValue: 1 << 0)
        /// The sizes of fragments that aren't laid out are estimated.
        public static let estimatesSize = Self(rawValue: 1 << 1)
        /// The fragments are laid out.
        public static let ensuresLayout = Self(rawValue: 1 << 2)
        /// The empty line at the end of the text is part of the last fragment.
        public static let ensuresExtraLineFragment = Self(rawValue: 1 << 3)
    }

    /// The states of a fragment's layout.
    public enum State: UInt, Sendable {
        /// The fragment isn't laid out.
        case none = 0
        /// The size of the fragment is estimated.
        case estimatedUsageBounds = 1
        /// The size of the fragment is known.
        case calculatedUsageBounds = 2
        /// The lines of the fragment are available.
        case layoutAvailable = 3
    }

    /// The layout manager of the fragment. It isn't retained.
    public internal(set) weak var textLayoutManager: NSTextLayoutManager?
    /// The element that the fragment shows. It isn't retained by the content.
    public private(set) var textElement: NSTextElement?
    /// The range of the element that the fragment shows.
    public let rangeInElement: NSTextRange
    /// The queue on which the fragment is laid out. The default is `nil`.
    ///
    /// Differs from UIKit: layout takes place when a method needs it.
    open var layoutQueue: OperationQueue?

    private var layout: Layout?

    private struct Layout {
        var frame = CGRect.zero
        var lines: [NSTextLineFragment] = []
        var includesExtraLine = false
        var generation = 0
    }

    /// Creates a fragment for an element.
    ///
    /// - Parameter rangeInElement: The range of the element, or `nil` for all of it.
    public init(textElement: NSTextElement, range rangeInElement: NSTextRange?) {
        self.textElement = textElement
        self.rangeInElement = rangeInElement ?? textElement.elementRange ?? NSTextRange(0..<0)
        super.init()
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    // MARK: Layout

    /// The state of the fragment's layout.
    open var state: State {
        guard let manager = textLayoutManager, let layout, layout.generation == manager.invalidationCount else {
            return .none
        }
        return .layoutAvailable
    }

    /// The lines of the fragment. They're laid out if necessary.
    open var textLineFragments: [NSTextLineFragment] { current.lines }

    /// The frame of the fragment in its container, in points. It's estimated before ``textLineFragments`` are laid out.
    open var layoutFragmentFrame: CGRect {
        if state == .layoutAvailable { return current.frame }
        return textLayoutManager?.estimatedFrame(of: self) ?? .zero
    }

    /// The part of the fragment's coordinate space in which it draws. The default is the part that its lines use.
    open var renderingSurfaceBounds: CGRect {
        let frame = current.frame
        let bounds = CGRect(origin: .zero, size: frame.size)
        return current.lines.reduce(bounds) { $0.union($1.typographicBounds) }
    }

    /// The space before the first line, in points. The default is 0.
    open var topMargin: CGFloat { 0 }
    /// The space after the last line, in points. The default is 0.
    open var bottomMargin: CGFloat { 0 }
    /// The space before the leading edge of lines, in points. The default is 0.
    ///
    /// The padding makes lines shorter and is part of the fragment's frame. Return a fragment with a padding from the
    /// delegate of the layout manager.
    open var leadingPadding: CGFloat { 0 }
    /// The space after the trailing edge of lines, in points. The default is 0.
    open var trailingPadding: CGFloat { 0 }

    /// Removes the lines, which are laid out again when a method needs them.
    open func invalidateLayout() { layout = nil }

    /// The range of the fragment in the text, without the empty line at its end.
    var offsets: Range<Int> { rangeInElement.offsets ?? 0..<0 }

    private var current: Layout {
        guard let manager = textLayoutManager else { return Layout() }
        if let layout, layout.generation == manager.invalidationCount { return layout }
        let new = makeLayout(manager)
        layout = new
        return new
    }

    private func makeLayout(_ manager: NSTextLayoutManager) -> Layout {
        let engine = manager.engine
        let isLast = offsets.upperBound == manager.length
        engine.layOutAhead(until: max(offsets.upperBound, isLast ? 1 : 0))
        if isLast { engine.layOut(until: .max) }
        var lines = Array(engine.lines(in: offsets))
        // The empty line after a separator at the end of the text, or the line of an empty text.
        let last = engine.layout.geometry.lines.last
        if isLast, let last, last.next == last.range.lowerBound, last.range.lowerBound == offsets.upperBound {
            lines.append(last)
        }
        guard let first = lines.first else { return Layout(generation: manager.invalidationCount) }
        let padding = engine.textContainers.isEmpty ? 0 : engine.textContainers[first.container].lineFragmentPadding
        let used = lines.dropFirst().reduce(engine.usedRect(of: first)) { $0.union(engine.usedRect(of: $1)) }
        let (left, right) =
            first.isRightToLeft ? (trailingPadding, leadingPadding) : (leadingPadding, trailingPadding)
        let frame = CGRect(
            x: used.minX + padding - left, y: first.top - topMargin,
            width: max(used.width - 2 * padding, 0) + left + right,
            height: (lines.last?.bottom ?? first.bottom) - first.top + topMargin + bottomMargin)
        let text = (textElement as? NSTextParagraph)?.attributedString ?? NSAttributedString(string: "")
        let start = textElement?.elementRange?.offsets?.lowerBound ?? offsets.lowerBound
        let fragments = lines.map { line in
            NSTextLineFragment(
                NSTextLineFragment.Source(manager: engine, line: line, start: start), text: text, origin: frame.origin)
        }
        return Layout(frame: frame, lines: fragments, generation: manager.invalidationCount)
    }

    // MARK: Lines

    /// Returns the line at a vertical offset in the fragment, or `nil` if there's none.
    ///
    /// - Parameter requiresExactMatch: A Boolean value that indicates whether the offset must be inside of the line. If
    ///   it's `false`, the closest line is returned.
    open func textLineFragment(forVerticalOffset verticalOffset: CGFloat, requiresExactMatch: Bool)
        -> NSTextLineFragment?
    {
        let lines = textLineFragments
        let exact = lines.first {
            $0.typographicBounds.minY <= verticalOffset && verticalOffset < $0.typographicBounds.maxY
        }
        guard exact == nil, !requiresExactMatch else { return exact }
        return lines.min {
            abs($0.typographicBounds.midY - verticalOffset) < abs($1.typographicBounds.midY - verticalOffset)
        }
    }

    /// Returns the line that contains a location, or `nil` if there's none.
    ///
    /// - Parameter isUpstreamAffinity: A Boolean value that indicates whether a location between two lines is at the end
    ///   of the first one.
    open func textLineFragment(for textLocation: any NSTextLocation, isUpstreamAffinity: Bool) -> NSTextLineFragment? {
        guard let offset = (textLocation as? TextStorageLocation)?.offset else { return nil }
        let index = offset - (textElement?.elementRange?.offsets?.lowerBound ?? 0)
        let lines = textLineFragments
        if isUpstreamAffinity, let line = lines.first(where: { NSMaxRange($0.characterRange) == index }) { return line }
        return lines.first { NSLocationInRange(index, $0.characterRange) }
            ?? (index == lines.last.map { NSMaxRange($0.characterRange) } ? lines.last : nil)
    }

    // MARK: Drawing

    /// Draws the lines of the fragment, with the rendering attributes of the layout manager.
    ///
    /// - Parameter point: The origin of the fragment in the context, in points.
    open func draw(at point: CGPoint, in context: CGContext) {
        guard let manager = textLayoutManager else { return }
        manager.validateRenderingAttributes(of: self)
        if let colored = manager.fragmentWithRenderingAttributes(self) {
            for line in colored { line.draw(at: point, in: context) }
        } else {
            for line in textLineFragments { line.draw(at: point, in: context) }
        }
    }

    // MARK: Attachments

    /// The objects that provide the views of the attachments in the fragment.
    @MainActor
    open var textAttachmentViewProviders: [NSTextAttachmentViewProvider] {
        textLayoutManager?.viewProviders(in: self) ?? []
    }

    /// Returns the frame of the attachment at a location, in the coordinate space of the fragment. It's zero if there's
    /// none.
    open func frameForTextAttachment(at location: any NSTextLocation) -> CGRect {
        guard let manager = textLayoutManager, let offset = (location as? TextStorageLocation)?.offset,
            let line = textLineFragment(for: location, isUpstreamAffinity: false)
        else { return .zero }
        let size = manager.engine.attachmentSize(forGlyphAt: offset)
        guard size.width >= 0 else { return .zero }
        let start = textElement?.elementRange?.offsets?.lowerBound ?? 0
        let place = line.locationForCharacter(at: offset - start)
        return CGRect(
            x: line.typographicBounds.minX + place.x, y: line.typographicBounds.minY + place.y - size.height,
            width: size.width, height: size.height)
    }
}
