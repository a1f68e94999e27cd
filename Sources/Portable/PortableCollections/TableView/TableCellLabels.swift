/// The image view and the labels of a cell without a content configuration, created when they are first used.
@MainActor
final class TableCellLabels {
    let style: UITableViewCell.CellStyle
    weak var cell: UITableViewCell?

    private var madeImageView: UIImageView?
    private var madeTextLabel: UILabel?
    private var madeDetailLabel: UILabel?

    init(style: UITableViewCell.CellStyle) {
        self.style = style
    }

    private enum Metrics {
        static let margin: CGFloat = 16
        static let imageToText: CGFloat = 16
        static let betweenTexts: CGFloat = 8
        static let betweenLines: CGFloat = 3
        /// The width of the column of the first text in `.value2`.
        static let columnWidth: CGFloat = 91
    }

    /// The margins of content views with the app's subviews, in addition to the cell's.
    static func contentMargins(_ metrics: TableMetrics) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: metrics.contentMargin, leading: Metrics.margin, bottom: metrics.contentMargin,
            trailing: Metrics.betweenTexts)
    }

    private var metrics: TableMetrics { .metrics(for: traits) }

    private var traits: UITraitCollection { cell?.traitCollection ?? .current }

    /// The minimum height of a row at the user's text size.
    private var minimumHeight: CGFloat {
        max(ListMetrics(.metrics(for: cell?.traitCollection)).rowHeight, metrics.minimumRowHeight(traits))
    }

    // MARK: Views

    var imageView: UIImageView {
        if let madeImageView { return madeImageView }
        let view = TableImageView()
        add(view)
        madeImageView = view
        return view
    }

    var textLabel: UILabel {
        if let madeTextLabel { return madeTextLabel }
        let label = TableLabel()
        label.font = .preferredFont(forTextStyle: style == .value2 ? .subheadline : .body)
        label.textColor = style == .value2 ? cell?.tintColor ?? .tintColor : .label
        label.textAlignment = style == .value2 ? .right : .natural
        label.adjustsFontForContentSizeCategory = true
        add(label)
        madeTextLabel = label
        return label
    }

    /// The detail label; `nil` for the style without a detail text.
    var detailTextLabel: UILabel? {
        guard style != .default else { return nil }
        if let madeDetailLabel { return madeDetailLabel }
        let label = TableLabel()
        let textStyle: UIFont.TextStyle = style == .subtitle ? .caption1 : style == .value1 ? .body : .subheadline
        label.font = .preferredFont(forTextStyle: textStyle)
        label.textColor = style == .value1 ? .secondaryLabel : .label
        label.adjustsFontForContentSizeCategory = true
        add(label)
        madeDetailLabel = label
        return label
    }

    private func add(_ view: UIView) {
        cell?.contentView.addSubview(view)
        cell?.setNeedsLayout()
    }

    /// Removes the labels for a content configuration.
    func removeFromSuperview() {
        for view in [madeImageView, madeTextLabel, madeDetailLabel] { view?.removeFromSuperview() }
        (madeImageView, madeTextLabel, madeDetailLabel) = (nil, nil, nil)
    }

    // MARK: Layout

    /// The distance from the start of the content view to the text.
    var textInset: CGFloat {
        guard let image else { return margins.leading }
        return margins.leading + image.sizeThatFits(.zero).width + Metrics.imageToText
    }

    /// The content view's insets at its sides.
    private var margins: (leading: CGFloat, trailing: CGFloat) {
        let own = cell?.contentView.directionalLayoutMargins ?? .zero
        return (max(own.leading, Metrics.margin), max(own.trailing, Metrics.margin))
    }

    private var image: UIImageView? { madeImageView.flatMap { $0.image == nil ? nil : $0 } }

    private func shown(_ label: UILabel?) -> UILabel? {
        guard let label, label.text?.isEmpty == false else { return nil }
        return label
    }

    /// The frames of the visible parts in a content view of some size, from left to right.
    private struct Arrangement {
        var image = CGRect.zero
        var text = CGRect.zero
        var detail = CGRect.zero
        var height: CGFloat = 0
    }

    /// Returns the height of the labels in a content view of the given width, at least the height of a row.
    /// - Parameter reservedWidth: The width of the cell outside the content view.
    func height(in width: CGFloat, reservedWidth: CGFloat) -> CGFloat {
        let arrangement = arrangement(in: CGSize(width: width, height: 0), reservedWidth: reservedWidth)
        return max(arrangement.height, minimumHeight)
    }

    func layOut() {
        guard let cell, !cell.contentView.subviews.isEmpty else { return }
        let contentView = cell.contentView
        let size = contentView.bounds.size
        let arrangement = arrangement(in: size, reservedWidth: cell.bounds.width - size.width)
        let isMirrored = contentView.isRightToLeft
        func place(_ view: UIView?, _ frame: CGRect) {
            guard let view else { return }
            var frame = frame
            if isMirrored { frame.origin.x = size.width - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
        place(image, arrangement.image)
        place(shown(madeTextLabel), arrangement.text)
        place(shown(madeDetailLabel), arrangement.detail)
    }

    private func arrangement(in size: CGSize, reservedWidth: CGFloat) -> Arrangement {
        var result = Arrangement()
        let margins = margins
        var start = margins.leading
        // If an accessory follows, the content view already ends before it.
        let trailingMargin = reservedWidth > 0 ? Metrics.betweenTexts : margins.trailing
        let end = max(size.width - trailingMargin, start)
        if let image {
            let imageSize = image.sizeThatFits(size)
            result.image = CGRect(
                x: start, y: ((size.height - imageSize.height) / 2).rounded(), width: imageSize.width,
                height: imageSize.height)
            start = min(result.image.maxX + Metrics.imageToText, end)
            result.height = imageSize.height
        }
        let room = CGSize(width: end - start, height: .greatestFiniteMagnitude)
        let text = shown(madeTextLabel), detail = shown(madeDetailLabel)
        switch style {
        case .default: arrangeStacked(text, nil, start, room, size, &result)
        case .subtitle: arrangeStacked(text, detail, start, room, size, &result)
        case .value1: arrangeSideBySide(text, detail, start...end, size, &result)
        case .value2: arrangeInColumns(text, detail, start...end, size, &result)
        }
        return result
    }

    private func arrangeStacked(
        _ text: UILabel?, _ detail: UILabel?, _ start: CGFloat, _ room: CGSize, _ size: CGSize,
        _ result: inout Arrangement
    ) {
        let textHeight = text?.sizeThatFits(room).height ?? 0, detailHeight = detail?.sizeThatFits(room).height ?? 0
        let gap = text != nil && detail != nil ? Metrics.betweenLines : 0
        let total = textHeight + gap + detailHeight
        let top = max((size.height - total) / 2, 0)
        result.text = CGRect(x: start, y: top, width: room.width, height: textHeight)
        result.detail = CGRect(x: start, y: top + textHeight + gap, width: room.width, height: detailHeight)
        let space = gap > 0 ? metrics.subtitleSpace(traits) : metrics.labelSpace
        result.height = max(result.height, total + space)
    }

    private func arrangeSideBySide(
        _ text: UILabel?, _ detail: UILabel?, _ range: ClosedRange<CGFloat>, _ size: CGSize, _ result: inout Arrangement
    ) {
        let width = range.upperBound - range.lowerBound
        let unlimited = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        let textWidth = text?.sizeThatFits(unlimited).width ?? 0
        let detailWidth = detail?.sizeThatFits(unlimited).width ?? 0
        let gap = text != nil && detail != nil ? Metrics.betweenTexts : 0
        guard textWidth + gap + detailWidth <= width else {
            // Labels that don't fit next to each other are stacked.
            let room = CGSize(width: width, height: .greatestFiniteMagnitude)
            return arrangeStacked(text, detail, range.lowerBound, room, size, &result)
        }
        let textHeight = text?.sizeThatFits(unlimited).height ?? 0
        let detailHeight = detail?.sizeThatFits(unlimited).height ?? 0
        result.text = CGRect(
            x: range.lowerBound, y: (size.height - textHeight) / 2, width: textWidth, height: textHeight)
        result.detail = CGRect(
            x: range.upperBound - detailWidth, y: (size.height - detailHeight) / 2, width: detailWidth,
            height: detailHeight)
        result.height = max(result.height, max(textHeight, detailHeight) + metrics.labelSpace)
    }

    private func arrangeInColumns(
        _ text: UILabel?, _ detail: UILabel?, _ range: ClosedRange<CGFloat>, _ size: CGSize, _ result: inout Arrangement
    ) {
        let column = min(Metrics.columnWidth, range.upperBound - range.lowerBound)
        let second = min(range.lowerBound + column + Metrics.betweenTexts, range.upperBound)
        let textRoom = CGSize(width: column, height: CGFloat.greatestFiniteMagnitude)
        let detailRoom = CGSize(width: range.upperBound - second, height: .greatestFiniteMagnitude)
        let textHeight = text?.sizeThatFits(textRoom).height ?? 0
        let detailHeight = detail?.sizeThatFits(detailRoom).height ?? 0
        result.text = CGRect(
            x: range.lowerBound, y: (size.height - textHeight) / 2, width: column, height: textHeight)
        result.detail = CGRect(
            x: second, y: (size.height - detailHeight) / 2, width: detailRoom.width, height: detailHeight)
        result.height = max(result.height, max(textHeight, detailHeight) + metrics.labelSpace)
    }
}
