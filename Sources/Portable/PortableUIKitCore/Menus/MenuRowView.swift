import DisplayList
import LayoutGeometry

/// The style of all rows of a menu, with the space before their titles.
@MainActor
struct MenuRowStyle {
    let metrics: MenuMetrics
    var hasMarks: Bool
    var hasImages: Bool
}

/// A row of a menu.
package final class MenuRowView: UIView {
    /// The content and action of a row.
    package struct Content {
        package var title: String
        var subtitle: String?
        var image: UIImage?
        /// A longer explanation, which assistive technologies read.
        var hint: String?
        package var mark = UIMenuElement.State.off
        package var isDestructive = false
        package var isDisabled = false
        /// The arrow before the title of a submenu, which indicates whether it's open.
        var arrow: Arrow?
        var isLoading = false
        /// The maximum number of lines of the title, or 0.
        var titleLineLimit = 0

        enum Arrow { case opens, isOpen }
    }

    private static let imageSide: CGFloat = 24

    package let content: Content
    private let style: MenuRowStyle
    private let title = UILabel(frame: .zero)
    private let subtitle = UILabel(frame: .zero)
    private let picture = UIImageView(frame: .zero)
    private let sign = UIImageView(frame: .zero)
    private var wheel: UIActivityIndicatorView?

    package var isHighlighted = false {
        didSet { updateHighlight() }
    }

    init(_ content: Content, _ style: MenuRowStyle) {
        self.content = content
        var style = style
        if content.arrow != nil { style.hasMarks = true }
        self.style = style
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let color: UIColor = content.isDisabled ? .tertiaryLabel : content.isDestructive ? .systemRed : .label
        title.text = content.title
        title.accessibilityHint = content.hint
        title.textColor = content.isLoading ? .secondaryLabel : color
        title.font = .preferredFont(forTextStyle: .body)
        if metrics.isGlass { title.alpha = 0.96 }
        title.numberOfLines = content.titleLineLimit
        addSubview(title)
        if let text = content.subtitle {
            subtitle.text = text
            subtitle.textColor = .secondaryLabel
            subtitle.font = .preferredFont(forTextStyle: .footnote)
            subtitle.numberOfLines = 0
            addSubview(subtitle)
        }
        if let image = content.image {
            picture.image = image
            picture.contentMode = .scaleAspectFit
            picture.tintColor = color
            picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 17)
            addSubview(picture)
        }
        showSign(color: color)
        if content.isLoading {
            let wheel = UIActivityIndicatorView(style: .medium)
            wheel.startAnimating()
            addSubview(wheel)
            self.wheel = wheel
        }
    }

    package required init?(coder: NSCoder) { nil }

    private func showSign(color: UIColor) {
        let name: String
        switch (content.arrow, content.mark) {
        case (.opens, _): name = "chevron.forward"
        case (.isOpen, _): name = "chevron.down"
        case (nil, .on): name = "checkmark"
        case (nil, .mixed): name = "minus"
        case (nil, .off): return
        }
        let configuration = UIImage.SymbolConfiguration(
            pointSize: content.arrow == nil ? 15 : 12, weight: .semibold)
        sign.image = UIImage(systemName: name, withConfiguration: configuration)
        sign.tintColor = color
        sign.contentMode = .center
        addSubview(sign)
    }

    private var metrics: MenuMetrics { style.metrics }

    /// Fills the row, or draws a highlight with round corners.
    private func updateHighlight() {
        guard metrics.highlightRadius > 0 else {
            backgroundColor = isHighlighted ? .tertiarySystemFill : nil
            return
        }
        setNeedsDisplay()
    }

    package override func makeDisplayCommands() -> [DisplayCommand] {
        guard isHighlighted, metrics.highlightRadius > 0 else { return [] }
        let area = bounds.insetBy(dx: metrics.highlightInset, dy: 0)
        let radius = min(metrics.highlightRadius, area.height / 2)
        let shape = Path(area.rect, corners: CornerRadii(all: Double(radius)))
        return [.fill(shape, .color(UIColor.tertiarySystemFill.color(with: traitCollection)))]
    }

    /// The distance of the text from the leading edge.
    private var textStart: CGFloat {
        (style.hasMarks ? metrics.markedMargin : metrics.margin)
            + (style.hasImages ? metrics.imageRoom : 0)
    }

    /// Returns the width that's available for the text in a row.
    private func textWidth(in width: CGFloat) -> CGFloat {
        let hasImage = content.image != nil && metrics.imageRoom == 0
        let end = metrics.margin + (hasImage || wheel != nil ? Self.imageSide + 8 : 0)
        return max(width - textStart - end, 0)
    }

    private func textHeights(in width: CGFloat) -> (title: CGFloat, subtitle: CGFloat) {
        let room = CGSize(width: textWidth(in: width), height: .greatestFiniteMagnitude)
        return (
            title.sizeThatFits(room).height, content.subtitle == nil ? 0 : subtitle.sizeThatFits(room).height
        )
    }

    /// Returns the height of the text in a row of the given width.
    func height(in width: CGFloat) -> CGFloat {
        let heights = textHeights(in: width)
        let height = heights.title + heights.subtitle + metrics.rowPadding
        return metrics.minimumRowHeight > 0 ? max(height.rounded(.up), metrics.minimumRowHeight) : height
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width, heights = textHeights(in: width)
        let start = textStart
        var y = (bounds.height - heights.title - heights.subtitle) / 2
        place(title, CGRect(x: start, y: y, width: textWidth(in: width), height: heights.title))
        y += heights.title
        place(subtitle, CGRect(x: start, y: y, width: textWidth(in: width), height: heights.subtitle))
        let side = Self.imageSide
        let end = CGRect(
            x: width - metrics.margin - side, y: (bounds.height - side) / 2, width: side, height: side)
        let leading = CGRect(x: start - metrics.imageRoom, y: end.minY, width: side, height: side)
        place(picture, metrics.imageRoom > 0 ? leading : end)
        if let wheel { place(wheel, end) }
        place(sign, CGRect(x: metrics.markStart, y: (bounds.height - 20) / 2, width: 20, height: 20))
        // The arrow of a closed submenu points in the reading direction.
        if content.arrow == .opens {
            sign.transform = isRightToLeft ? CGAffineTransform(scaleX: -1, y: 1) : .identity
        }
        let alignment: NSTextAlignment = isRightToLeft ? .right : .left
        title.textAlignment = alignment
        subtitle.textAlignment = alignment
    }

    /// Sets the frame of a view, measured from the leading edge.
    private func place(_ view: UIView, _ frame: CGRect) {
        let x = isRightToLeft ? bounds.width - frame.maxX : frame.minX
        view.frame = CGRect(x: x, y: frame.minY, width: frame.width, height: frame.height)
    }
}

/// A menu element that's arranged next to others.
final class MenuTileView: UIView {
    static let smallHeight: CGFloat = 44
    static let mediumHeight: CGFloat = 62

    private let picture = UIImageView(frame: .zero)
    private let title = UILabel(frame: .zero)
    private let isSmall: Bool
    let isDisabled: Bool

    var isHighlighted = false {
        didSet { updateBackground() }
    }
    private let isMarked: Bool

    init(_ element: UIMenuElement, isSmall: Bool) {
        self.isSmall = isSmall
        isDisabled = element.leafAttributes.contains(.disabled)
        isMarked = element.leafState == .on
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        let isDestructive = element.leafAttributes.contains(.destructive)
        let color: UIColor = isDisabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
        picture.image = element.imageInState
        picture.tintColor = color
        picture.contentMode = .scaleAspectFit
        picture.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 18)
        addSubview(picture)
        if !isSmall || element.image == nil {
            title.text = element.title
            title.textColor = color
            title.textAlignment = .center
            title.font = .preferredFont(forTextStyle: isSmall ? .subheadline : .caption1)
            addSubview(title)
        }
        updateBackground()
    }

    required init?(coder: NSCoder) { nil }

    private func updateBackground() {
        backgroundColor = isHighlighted || isMarked ? .tertiarySystemFill : nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 24
        let hasTitle = title.superview != nil, hasPicture = picture.image != nil
        let y = hasTitle ? 10 : (bounds.height - side) / 2
        picture.frame = CGRect(x: (bounds.width - side) / 2, y: y, width: side, height: side)
        let top = hasPicture ? y + side + 4 : 0
        title.frame = CGRect(
            x: 4, y: top, width: max(bounds.width - 8, 0),
            height: hasPicture ? max(bounds.height - top - 8, 0) : bounds.height)
    }
}
