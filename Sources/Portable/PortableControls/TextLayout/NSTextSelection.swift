import Foundation

/// The user's selection or insertion point.
open class NSTextSelection: NSObject {
    /// The units by which a selection grows.
    public enum Granularity: Int, Sendable {
        /// Characters.
        case character = 0
        /// Words.
        case word = 1
        /// Paragraphs.
        case paragraph = 2
        /// Lines.
        case line = 3
        /// Sentences.
        case sentence = 4
    }

    /// The line of an insertion point between two lines.
    public enum Affinity: Int, Sendable {
        /// The insertion point is at the end of the first line.
        case upstream = 0
        /// The insertion point is at the beginning of the second line.
        case downstream = 1
    }

    /// The selected ranges, in their order.
    public let textRanges: [NSTextRange]
    /// The units by which the selection grows.
    public let granularity: Granularity
    /// The line of an insertion point between two lines.
    public let affinity: Affinity
    /// A Boolean value that indicates whether the selection is the result of an interaction that hasn't ended.
    ///
    /// Differs from UIKit: it's always `false`.
    public var isTransient: Bool { false }
    /// The x coordinate that moves up and down keep, relative to the first line's container. The default is NaN, which
    /// means the position of the insertion point.
    open var anchorPositionOffset: CGFloat {
        get { state.anchorOffset }
        set { state.anchorOffset = newValue }
    }
    /// A Boolean value that indicates whether the selection is in the order of the text instead of its visual order. The
    /// default is `true`.
    ///
    /// Differs from UIKit: all selections are logical.
    open var isLogical: Bool {
        get { state.isLogical }
        set { state.isLogical = newValue }
    }
    /// A second location at which an insertion point can be shown, at a change of the writing direction. The default is
    /// `nil`.
    open var secondarySelectionLocation: (any NSTextLocation)? {
        get { state.secondaryLocation }
        set { state.secondaryLocation = newValue }
    }
    /// The attributes of inserted text. The default is empty.
    open var typingAttributes: [NSAttributedString.Key: Any] {
        get { state.typingAttributes }
        set { state.typingAttributes = newValue }
    }

    private var state = State()

    private struct State {
        var anchorOffset = CGFloat.nan
        var isLogical = true
        var secondaryLocation: (any NSTextLocation)?
        var typingAttributes: [NSAttributedString.Key: Any] = [:]
    }

    /// Creates a selection of ranges, which must be in order.
    public init(_ textRanges: [NSTextRange], affinity: Affinity, granularity: Granularity) {
        self.textRanges = textRanges
        self.affinity = affinity
        self.granularity = granularity
        super.init()
    }

    /// Creates a selection of a range.
    public convenience init(range: NSTextRange, affinity: Affinity, granularity: Granularity) {
        self.init([range], affinity: affinity, granularity: granularity)
    }

    /// Creates an insertion point.
    public convenience init(_ location: any NSTextLocation, affinity: Affinity) {
        self.init([NSTextRange(location: location)], affinity: affinity, granularity: .character)
    }

    /// Returns `nil`, because archives aren't supported.
    public required init?(coder: NSCoder) { nil }

    /// Returns a selection of other ranges with the same properties.
    open func textSelection(_ textRanges: [NSTextRange]) -> NSTextSelection {
        let selection = NSTextSelection(textRanges, affinity: affinity, granularity: granularity)
        selection.anchorPositionOffset = anchorPositionOffset
        selection.isLogical = isLogical
        selection.typingAttributes = typingAttributes
        return selection
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextSelection else { return false }
        return textRanges == other.textRanges && affinity == other.affinity && granularity == other.granularity
    }

    open override var hash: Int { textRanges.hashValue }
}
