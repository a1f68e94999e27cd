import Foundation
import LayoutGeometry
@_spi(Collage) import PortableUIKitCore

extension UITextView: UITextSearching {
    /// A Boolean value that indicates whether results can be replaced. It's `true` if the text can be edited.
    public var supportsTextReplacement: Bool { isEditable }

    /// Returns the order of the beginnings of two ranges.
    public func compare(
        _ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable?
    ) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Adds the ranges of a query to an aggregator.
    public func performTextSearch(
        queryString: String, options: UITextSearchOptions, resultAggregator: UITextSearchAggregator<AnyHashable>
    ) {
        for range in options.ranges(of: queryString, in: text) {
            resultAggregator.foundRange(
                TextOffsetRange(range.offsets(within: editor.length)), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    /// Shows a range in a style.
    public func decorate(
        foundTextRange: UITextRange, document: AnyHashable?, usingStyle: UITextSearchFoundTextStyle
    ) {
        guard let range = foundTextRange as? TextOffsetRange else { return }
        foundText.decorate(range.offsets, usingStyle)
        setNeedsLayout()
    }

    /// Removes the styles of all ranges.
    public func clearAllDecoratedFoundText() { foundText.removeAll() }

    /// Scrolls to a range.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
        if let range = editor.nsRange(range) { scrollRangeToVisible(range) }
    }

    /// Returns a Boolean value that indicates whether the delegate allows a replacement.
    public func shouldReplace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) -> Bool {
        isEditable && shouldChangeText(in: foundTextRange, replacementText: withText)
    }

    /// Replaces the text in a range, as if the user had edited it.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
        replace(foundTextRange, withText: withText)
        notifyOfTextChange()
    }

    /// Replaces all results of a query, from the last one to the first one, so that the ranges of the others don't change.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        for range in options.ranges(of: queryString, in: text).reversed() {
            let range = TextOffsetRange(range.offsets(within: editor.length))
            if shouldChangeText(in: range, replacementText: withText) { replace(range, withText: withText) }
        }
        notifyOfTextChange()
    }
}

extension UITextView: UIFindInteractionDelegate {
    /// A Boolean value that indicates whether the view has a find interaction. The default is `false`.
    public var isFindInteractionEnabled: Bool {
        get { findInteraction != nil }
        set {
            guard newValue != isFindInteractionEnabled else { return }
            if newValue {
                addInteraction(UIFindInteraction(sessionDelegate: self))
            } else if let findInteraction {
                removeInteraction(findInteraction)
            }
        }
    }

    /// The find interaction, or `nil` if it isn't enabled.
    public var findInteraction: UIFindInteraction? {
        interactions.lazy.compactMap { $0 as? UIFindInteraction }.first { $0.delegate === self }
    }

    /// Returns a session that searches the text.
    public func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession? {
        UITextSearchingFindSession(searchableObject: self)
    }
}

/// The backgrounds of the results of a search, behind the text.
final class FoundTextView: UIView {
    private var styles: [Range<Int>: UITextSearchFoundTextStyle] = [:]
    private(set) var rects: [(rect: CGRect, isHighlighted: Bool)] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
        isOpaque = false
    }

    required init?(coder: NSCoder) { nil }

    func decorate(_ range: Range<Int>, _ style: UITextSearchFoundTextStyle) {
        styles[range] = style == .normal ? nil : style
    }

    func removeAll() {
        guard !styles.isEmpty else { return }
        styles = [:]
        superview?.superview?.setNeedsLayout()
    }

    /// Updates the positions of the results in a layout of the text.
    func update(in geometry: TextGeometry, length: Int) {
        guard !styles.isEmpty || !rects.isEmpty else { return }
        rects = styles.sorted { $0.key.lowerBound < $1.key.lowerBound }.flatMap { range, style in
            range.upperBound > (geometry.reachesEnd ? length : geometry.laidOutLength)
                ? [] : geometry.selectionRects(for: range).map { ($0.rect, style == .highlighted) }
        }
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        for (rect, isHighlighted) in rects {
            let color = UIColor.systemYellow
            (isHighlighted ? color : color.withAlphaComponent(0.35)).setFill()
            UIBezierPath(roundedRect: rect, cornerRadius: 3).fill()
        }
    }
}
