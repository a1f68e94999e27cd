import DisplayList
import LayoutGeometry

/// A view that displays text on one or more lines.
///
/// ```swift
/// let title = UILabel()
/// title.text = recipe.name
/// title.font = .preferredFont(forTextStyle: .headline)
/// title.adjustsFontForContentSizeCategory = true
/// title.textColor = .label
/// title.numberOfLines = 2
/// title.lineBreakMode = .byTruncatingTail
/// title.preferredMaxLayoutWidth = 280
/// view.addSubview(title)
/// ```
///
/// Sizes are rounded up to the pixel. The line height is the font's recorded one, regardless of the typeface that the
/// host draws with. Text is laid out once for the same content and width.
open class UILabel: UIView, UIContentSizeCategoryAdjusting, WidthDependentContent {
    private var content = LabelContent()
    /// The cached content for the typesetter. It's invalidated when a property that it depends on changes.
    private var styledText: StyledText?

    /// Creates a label without text.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a label from an interface file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.readInterface(into: self, as: UILabel.self)
    }

    // MARK: Content

    /// The text. If it's `nil` or empty, the label is empty. Setting it removes all attributes except the first
    /// character's attributes for which the label has properties.
    open var text: String? {
        get { content.string }
        set {
            guard !newValue.hasSameScalars(as: content.string) || content.isAttributed else { return }
            content.set(newValue)
            contentDidChange()
        }
    }

    /// The text with attributes. Missing attributes have the values of the label's properties. Setting it changes
    /// ``font`` and ``textColor`` to the font and color of the first character.
    open var attributedText: NSAttributedString? {
        get { content.attributedString(alignment: textAlignment, lineBreakMode: lineBreakMode) }
        set {
            content.set(newValue)
            if let style = content.paragraphStyle {
                alignment = style.alignment
                breakMode = style.lineBreakMode
            }
            contentDidChange()
        }
    }

    /// The font of the text. The default is the system font with a size of 17 points. Setting it to `nil` restores the
    /// default.
    open var font: UIFont! {
        get { content.font }
        set {
            record(.font, \UILabel.font, newValue)
            content.setFont(newValue ?? LabelContent.defaultFont)
            contentDidChange()
        }
    }

    /// The color of the text. The default is ``UIColor/label``. Setting it to `nil` restores the default.
    open var textColor: UIColor! {
        get { content.color }
        set {
            record(.textColor, \UILabel.textColor, newValue)
            content.setColor(newValue ?? .label)
            appearanceDidChange()
        }
    }

    private var alignment: NSTextAlignment = .natural

    /// The horizontal alignment of lines. The default is natural, which follows the layout direction of the interface.
    open var textAlignment: NSTextAlignment {
        get { alignment }
        set {
            record(.textAlignment, \UILabel.textAlignment, newValue)
            guard newValue != alignment || content.isAttributed else { return }
            alignment = newValue
            content.setParagraph { $0.alignment = newValue }
            appearanceDidChange()
        }
    }

    private var breakMode: NSLineBreakMode = .byTruncatingTail

    /// The mode that determines how the label wraps or truncates long text. By default, it truncates the end. In a
    /// label with several lines, truncating modes apply to the last line.
    open var lineBreakMode: NSLineBreakMode {
        get { breakMode }
        set {
            record(.lineBreakMode, \UILabel.lineBreakMode, newValue)
            guard newValue != breakMode || content.isAttributed else { return }
            breakMode = newValue
            content.setParagraph { $0.lineBreakMode = newValue }
            contentDidChange()
        }
    }

    /// The strategy for line breaks. The default is `.standard`.
    ///
    /// Differs from UIKit: lines are always filled, so `.pushOut` has no effect.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
        didSet {
            guard lineBreakStrategy != oldValue || content.isAttributed else { return }
            content.setParagraph { $0.lineBreakStrategy = lineBreakStrategy }
            contentDidChange()
        }
    }

    /// The maximum number of lines. The default is 1; with 0, there's no limit.
    open var numberOfLines = 1 {
        didSet {
            record(.numberOfLines, \UILabel.numberOfLines, numberOfLines)
            if numberOfLines != oldValue { contentDidChange() }
        }
    }

    // MARK: Fitting

    /// A Boolean value that indicates whether the label reduces the font size if the text of a single line is too wide.
    /// The default is `false`.
    open var adjustsFontSizeToFitWidth = false {
        didSet {
            record(.adjustsFontSizeToFitWidth, \UILabel.adjustsFontSizeToFitWidth, adjustsFontSizeToFitWidth)
            if adjustsFontSizeToFitWidth != oldValue { appearanceDidChange() }
        }
    }

    /// The minimum scale of the text when it shrinks. The default is 0, which sets no limit.
    open var minimumScaleFactor: CGFloat = 0 {
        didSet {
            record(.minimumScaleFactor, \UILabel.minimumScaleFactor, minimumScaleFactor)
            if minimumScaleFactor != oldValue { appearanceDidChange() }
        }
    }

    /// The vertical position that text keeps when it shrinks. The default is the baseline.
    open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines {
        didSet { appearanceDidChange() }
    }

    /// A Boolean value that indicates whether letters move closer together before the text of a single line is truncated. The
    /// default is `false`.
    open var allowsDefaultTighteningForTruncation = false {
        didSet { if allowsDefaultTighteningForTruncation != oldValue { appearanceDidChange() } }
    }

    /// A Boolean value that indicates whether a pointer that rests over truncated text shows the entire text. The default is
    /// `false`.
    open var showsExpansionTextWhenTruncated = false

    /// A Boolean value that indicates whether the text doesn't fit the label.
    var isTruncated: Bool {
        let fitting = sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude))
        guard numberOfLines != 1 else { return fitting.width > bounds.width + 0.5 }
        let natural = textRect(
            forBounds: CGRect(x: 0, y: 0, width: bounds.width, height: 1e5), limitedToNumberOfLines: 0)
        return natural.height > bounds.height + 0.5
    }

    /// A Boolean value that indicates whether a font that was created for a text style follows the user's text size.
    /// The default is `false`.
    open var adjustsFontForContentSizeCategory = false {
        didSet {
            record(
                .adjustsFontForContentSizeCategory, \UILabel.adjustsFontForContentSizeCategory,
                adjustsFontForContentSizeCategory)
            adjustFont()
        }
    }

    /// The width at which a label with several lines wraps its text to compute its intrinsic content size. The default
    /// is 0: Auto Layout then computes the height at the solved width.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
    }

    // MARK: Appearance

    /// The color of the text's shadow. The default is `nil`, which means no shadow.
    open var shadowColor: UIColor? {
        didSet {
            record(.shadowColor, \UILabel.shadowColor, shadowColor)
            appearanceDidChange()
        }
    }

    /// The offset of the shadow, in points. The default is (0, -1).
    open var shadowOffset = CGSize(width: 0, height: -1) {
        didSet {
            record(.shadowOffset, \UILabel.shadowOffset, shadowOffset)
            appearanceDidChange()
        }
    }

    /// The color of the text while ``isHighlighted`` is `true`. The default is `nil`, which means ``textColor``.
    open var highlightedTextColor: UIColor? {
        didSet {
            record(.highlightedTextColor, \UILabel.highlightedTextColor, highlightedTextColor)
            appearanceDidChange()
        }
    }

    /// A Boolean value that indicates whether the text is drawn with ``highlightedTextColor``. The default is `false`.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { appearanceDidChange() } }
    }

    /// A Boolean value that indicates whether the label is enabled. If it's `false`, the text is dimmed. The default is
    /// `true`.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { appearanceDidChange() } }
    }

    // MARK: Changes

    private func contentDidChange() {
        appearanceDidChange()
        invalidateIntrinsicContentSize()
    }

    private func appearanceDidChange() {
        styledText = nil
        setNeedsDisplay()
    }

    private func adjustFont() {
        guard adjustsFontForContentSizeCategory, content.adjustFonts(to: traitCollection) else { return }
        contentDidChange()
    }

    @_spi(Collage)
    public override func applyTraitChange(from previous: UITraitCollection?) {
        styledText = nil
        adjustFont()
        if previous?.displayScale != traitCollection.displayScale { invalidateIntrinsicContentSize() }
        super.applyTraitChange(from: previous)
        setNeedsDisplay()
    }

    // MARK: Layout

    private var resolvedText: StyledText {
        if let styledText { return styledText }
        var defaults = TextDefaults(font: content.font, color: content.color)
        defaults.paragraph = content.paragraph(
            alignment: alignment, lineBreakMode: breakMode, strategy: lineBreakStrategy)
        defaults.naturalAlignment = isRightToLeft ? .right : .left
        defaults.usesTextStyleLeading = true
        if isHighlighted, let color = highlightedTextColor { defaults.color = color }
        var text = content.styled(defaults, traits: traitCollection)
        if isHighlighted, highlightedTextColor != nil {
            let color = defaults.color.color(with: traitCollection)
            for index in text.runs.indices { text.runs[index].style.color = color }
        }
        if !isEnabled {
            for index in text.runs.indices {
                text.runs[index].style.color = text.runs[index].style.color.multiplyingAlpha(by: 0.5)
            }
        }
        styledText = text
        return text
    }

    /// Returns the rectangle of the text in a label with the given bounds and at most the given number of lines (0 for
    /// no limit), rounded up to the pixel. Subclasses override it to change the area of the text.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !(content.string ?? "").isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        let width = bounds.width > 0 && bounds.width < 1_000_000 ? bounds.width : .infinity
        let layout = Services.current.layout(resolvedText, width: width, maximumLineCount: numberOfLines)
        var size = CGSize(
            width: CGFloat(pixels.ceil(layout.size.width)), height: CGFloat(pixels.ceil(layout.size.height)))
        if width.isFinite { size.width = min(size.width, width) }
        return CGRect(origin: bounds.origin, size: size)
    }

    private func size(atWidth width: CGFloat) -> CGSize {
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the size of the text. A single line has its full width; several lines wrap at the width of `size`. With
    /// a width of 0, there's no limit.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(atWidth: numberOfLines == 1 || size.width <= 0 ? .greatestFiniteMagnitude : size.width)
    }

    /// The size of the text. Lines are broken at ``preferredMaxLayoutWidth`` if it's greater than 0.
    open override var intrinsicContentSize: CGSize {
        let isBroken = numberOfLines != 1 && preferredMaxLayoutWidth > 0
        return size(atWidth: isBroken ? preferredMaxLayoutWidth : .greatestFiniteMagnitude)
    }

    package var contentHeightFollowsWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

    package func contentHeight(atWidth width: CGFloat) -> CGFloat {
        size(atWidth: max(width, 0.001)).height
    }

    package override var textBaselineMetrics: TextBaselineMetrics? {
        let width = numberOfLines != 1 && bounds.width > 0 ? bounds.width : .infinity
        let layout = Services.current.layout(resolvedText, width: width, maximumLineCount: numberOfLines)
        guard let first = layout.lines.first, let last = layout.lines.last else { return nil }
        let height = pixels.ceil(layout.size.height)
        let top = pixels.round((height - layout.size.height) / 2)
        return TextBaselineMetrics(
            firstBaseline: CGFloat(top + first.baseline), lastBaseline: CGFloat(height - top - last.baseline),
            lineHeight: font.lineHeight, descender: font.descender)
    }

    // MARK: Drawing

    /// Draws the text. To change the area of the text, subclasses override ``drawText(in:)``.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the current context, vertically centered in `rect`. Lines that don't fit are omitted.
    open func drawText(in rect: CGRect) {
        guard let context = CurrentDrawing.context, rect.width > 0, rect.height > 0,
            !(content.string ?? "").isEmpty
        else { return }
        let full = resolvedText
        let (fitted, factor) = fittedText(full, width: rect.width)
        let layout = layout(fitted, in: rect.size)
        var top = Double(rect.midY) - layout.size.height / 2
        if factor < 1, baselineAdjustment != .alignCenters {
            // The top of the text at its full size, which also determines its baseline.
            let natural = Services.current.layout(full, width: .infinity, maximumLineCount: 1)
            let naturalTop = Double(rect.midY) - natural.size.height / 2
            top = naturalTop
            if baselineAdjustment == .alignBaselines {
                top += (natural.lines.first?.baseline ?? 0) - (layout.lines.first?.baseline ?? 0)
            }
        }
        let origin = Point(x: Double(rect.minX), y: pixels.round(top))
        if let shadow = shadowColor?.color(with: traitCollection) {
            let offset = Point(x: Double(shadowOffset.width), y: Double(shadowOffset.height))
            context.append(.text(layout.colored(shadow), origin: origin + offset))
        }
        context.append(layout.commands(at: origin))
    }

    /// Returns the lines of the text that fit the height, at least one.
    private func layout(_ text: StyledText, in size: CGSize) -> TextLayout {
        let layout = Services.current.layout(text, width: size.width, maximumLineCount: numberOfLines)
        // The size can be rounded to pixels. A difference of half a point doesn't hide a line.
        let limit = Double(size.height) + 0.5
        guard layout.size.height > limit, layout.lines.count > 1 else { return layout }
        let count = layout.lines.prefix { $0.baseline + $0.descent <= limit }.count
        return Services.current.layout(text, width: size.width, maximumLineCount: max(count, 1))
    }

    /// Returns the text with less space between letters if its line fits then.
    private func tightened(_ text: StyledText, width: CGFloat) -> StyledText {
        let isAllowed =
            allowsDefaultTighteningForTruncation
            || content.paragraphStyle?.allowsDefaultTighteningForTruncation ?? false
        guard isAllowed, numberOfLines == 1 else { return text }
        func fits(_ text: StyledText) -> Bool {
            Services.current.layout(text, width: .infinity, maximumLineCount: 1).size.width <= Double(width)
        }
        var result = text
        for _ in 0..<5 where !fits(result) {
            for index in result.runs.indices {
                result.runs[index].style.letterSpacing -= result.runs[index].style.font.size * 0.01
            }
        }
        return fits(result) ? result : text
    }

    /// Returns the text with a smaller font so that its line fits, and the scale factor.
    private func fittedText(_ text: StyledText, width: CGFloat) -> (text: StyledText, factor: Double) {
        let text = tightened(text, width: width)
        guard adjustsFontSizeToFitWidth, numberOfLines == 1 else { return (text, 1) }
        let natural = Services.current.layout(text, width: .infinity, maximumLineCount: 1).size.width
        guard natural > Double(width) else { return (text, 1) }
        let least = max(Double(minimumScaleFactor), 0.01)
        var factor = max(Double(width) / natural, least)
        var scaled = text.scaled(by: factor)
        // The width isn't exactly proportional to the font size, so a few iterations are necessary.
        for _ in 0..<4 where factor > least {
            let scaledWidth = Services.current.layout(scaled, width: .infinity, maximumLineCount: 1).size.width
            if scaledWidth <= Double(width) { break }
            factor = max(factor * Double(width) / scaledWidth * 0.999, least)
            scaled = text.scaled(by: factor)
        }
        return (scaled, factor)
    }

    package override var descriptionDetail: String? {
        content.string.map { "text = '\($0)'" }
    }

    // MARK: Accessibility

    @_spi(Collage)
    public override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(isElement: true, label: self.text, traits: .staticText)
    }
}

extension StyledText {
    /// Returns the text with all fonts scaled by a factor.
    package func scaled(by factor: Double) -> StyledText {
        var scaled = self
        for index in scaled.runs.indices {
            scaled.runs[index].style.font.size *= factor
            scaled.runs[index].style.ascent *= factor
            scaled.runs[index].style.descent *= factor
            scaled.runs[index].style.leading *= factor
            scaled.runs[index].style.letterSpacing *= factor
        }
        return scaled
    }
}

extension TextLayout {
    /// Returns the layout with all text in one color.
    func colored(_ color: DisplayList.Color) -> TextLayout {
        var colored = self
        for line in colored.lines.indices {
            for run in colored.lines[line].runs.indices {
                colored.lines[line].runs[run].color = color
                colored.lines[line].runs[run].backgroundColor = nil
            }
        }
        return colored
    }
}
