import LayoutGeometry

/// An area in which a layout manager lays out the lines of text.
///
/// ```swift
/// let storage = NSTextStorage(string: "Text that flows around an image.")
/// let layoutManager = NSLayoutManager()
/// storage.addLayoutManager(layoutManager)
/// let container = NSTextContainer(size: CGSize(width: 300, height: 0))
/// container.exclusionPaths = [UIBezierPath(ovalIn: CGRect(x: 200, y: 0, width: 100, height: 100))]
/// layoutManager.addTextContainer(container)
/// let height = layoutManager.usedRect(for: container).height
/// ```
///
/// A subclass with another shape overrides ``lineFragmentRect(forProposedRect:at:writingDirection:remaining:)``.
open class NSTextContainer: NSObject {
    /// Creates a container with a size, in points. A width or height of 0 means no limit.
    public init(size: CGSize) {
        values.size = size
        super.init()
    }

    /// Creates a container without limits.
    public convenience override init() {
        self.init(size: .zero)
    }

    /// Creates a container without limits.
    ///
    /// Differs from UIKit: the values in the archive aren't read.
    public required init(coder: NSCoder) {
        super.init()
    }

    private var values = Values()
    private var exclusion = Exclusion()
    /// The connection to the layout manager.
    package var link = Link()

    private struct Values: Equatable {
        var size = CGSize.zero
        var padding: CGFloat = 5
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var maximumNumberOfLines = 0
        var widthTracksTextView = false
        var heightTracksTextView = false
    }

    private struct Exclusion {
        var paths: [UIBezierPath] = []
        var areas: [ExcludedArea] = []
    }

    /// The connection of a container to its layout manager.
    package struct Link {
        package weak var layoutManager: AnyObject?
        /// A closure that is called with the old size when lines must be laid out again. It must not keep a strong
        /// reference to the layout manager.
        package var didChange: ((_ oldSize: CGSize) -> Void)?

        package init(layoutManager: AnyObject? = nil, didChange: ((_ oldSize: CGSize) -> Void)? = nil) {
            self.layoutManager = layoutManager
            self.didChange = didChange
        }
    }

    /// The size of the container, in points. A width or height of 0 means no limit, which is the default.
    open var size: CGSize {
        get { values.size }
        set { update { $0.size = newValue } }
    }

    /// The padding at the ends of lines, in points. The default is 5.
    open var lineFragmentPadding: CGFloat {
        get { values.padding }
        set { update { $0.padding = newValue } }
    }

    /// The areas in which no text is laid out, in the container's coordinate space. The default is empty.
    open var exclusionPaths: [UIBezierPath] {
        get { exclusion.paths }
        set {
            exclusion = Exclusion(paths: newValue, areas: newValue.map(ExcludedArea.init))
            link.didChange?(size)
        }
    }

    /// The line break mode of the last line in the container. The default is `byWordWrapping`.
    ///
    /// Differs from UIKit: only truncating modes have an effect, and only if the text continues in the paragraph of the
    /// last line.
    open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { update { $0.lineBreakMode = newValue } }
    }

    /// The maximum number of lines. The default is 0, which means no limit.
    open var maximumNumberOfLines: Int {
        get { values.maximumNumberOfLines }
        set { update { $0.maximumNumberOfLines = newValue } }
    }

    /// A Boolean value that indicates whether the width follows the width of the text view. The default is `false`. A
    /// text view sets it for the container that it creates.
    open var widthTracksTextView: Bool {
        get { values.widthTracksTextView }
        set { update { $0.widthTracksTextView = newValue } }
    }

    /// A Boolean value that indicates whether the height follows the height of the text view. The default is `false`.
    open var heightTracksTextView: Bool {
        get { values.heightTracksTextView }
        set { update { $0.heightTracksTextView = newValue } }
    }

    /// Changes values, and reports a change to the layout manager.
    private func update(_ change: (inout Values) -> Void) {
        let old = values
        change(&values)
        if values != old { link.didChange?(old.size) }
    }

    /// A Boolean value that indicates whether all lines have the width of the container. The default is `true` for a
    /// container without exclusion paths that isn't of a subclass.
    open var isSimpleRectangularTextContainer: Bool {
        exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self
    }

    /// Returns the part of a proposed rectangle that is available for a line.
    ///
    /// - Parameters:
    ///   - proposedRect: A rectangle in the container's coordinate space, with the height of a line.
    ///   - characterIndex: The index of the line's first character.
    ///   - baseWritingDirection: The direction of the paragraph, which determines whether the first part is on the left.
    ///   - remainingRect: On return, the rest of the proposed rectangle, which is available for another line. It's empty
    ///     if there's no such part.
    /// - Returns: An empty rectangle if no line fits into the proposed one.
    open func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int,
        writingDirection baseWritingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
    ) -> CGRect {
        remainingRect?.pointee = .zero
        var left = proposedRect.minX
        var right = proposedRect.maxX
        if size.width > 0 {
            left = max(left, 0)
            right = min(right, size.width)
        }
        guard left < right, size.height <= 0 || proposedRect.maxY <= size.height + 0.001 else { return .zero }
        let spans = freeSpans(left...right, top: proposedRect.minY, bottom: proposedRect.maxY)
        func rect(_ left: CGFloat, _ right: CGFloat) -> CGRect {
            CGRect(x: left, y: proposedRect.minY, width: right - left, height: proposedRect.height)
        }
        if baseWritingDirection == .rightToLeft {
            guard let last = spans.last else { return .zero }
            if spans.count > 1 { remainingRect?.pointee = rect(left, spans[spans.count - 2].upperBound) }
            return rect(last.lowerBound, last.upperBound)
        }
        guard let first = spans.first else { return .zero }
        if spans.count > 1 { remainingRect?.pointee = rect(spans[1].lowerBound, right) }
        return rect(first.lowerBound, first.upperBound)
    }

    /// Returns the parts of a row that aren't excluded, from left to right.
    private func freeSpans(_ row: ClosedRange<CGFloat>, top: CGFloat, bottom: CGFloat) -> [ClosedRange<CGFloat>] {
        let blocked = exclusion.areas.flatMap { $0.spans(top: Double(top), bottom: Double(bottom)) }
            .sorted { $0.lowerBound < $1.lowerBound }
        var free: [ClosedRange<CGFloat>] = []
        var left = row.lowerBound
        for span in blocked {
            let end = min(CGFloat(span.lowerBound), row.upperBound)
            if end > left { free.append(left...end) }
            left = max(left, CGFloat(span.upperBound))
        }
        if left < row.upperBound { free.append(left...row.upperBound) }
        return free
    }

    /// The y coordinate below which no area is excluded.
    package var exclusionBottom: CGFloat { CGFloat(exclusion.areas.map(\.bottom).max() ?? -.infinity) }
}
