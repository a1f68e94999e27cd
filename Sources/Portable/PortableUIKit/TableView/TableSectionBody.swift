/// What a table's header or footer is made of, and what the table's collection view knows.
final class TableSectionBody: UICollectionViewListCell {
    weak var sectionView: UITableViewHeaderFooterView?

    private(set) lazy var title = TableSectionTitle(self)

    /// The table that shows the view.
    var table: UITableView? { (owningCollectionView as? TableRowsView)?.table }

    /// The table's view is what stands in the table.
    override var outermostView: UIView { sectionView ?? self }

    /// Views that aren't used again have an identifier, too, as far as the collection view is concerned.
    override var reuseIdentifier: String? { registeredIdentifier ?? "" }

    var isFooter: Bool { placement.element?.kind == UICollectionView.elementKindSectionFooter }

    /// The configuration whose fonts, colours and margins titles have.
    var titleConfiguration: UIListContentConfiguration {
        let isPlain = (table?.style ?? .plain) == .plain
        if isFooter { return isPlain ? .plainFooter() : .groupedFooter() }
        return isPlain ? .plainHeader() : .groupedHeader()
    }

    /// Whether the app has set a background configuration.
    var hasOwnBackground = false

    override func prepareForReuse() {
        super.prepareForReuse()
        sectionView?.prepareForReuse()
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        super.updateConfiguration(using: state)
        guard let sectionView else { return }
        if !hasOwnBackground {
            let background = backgroundView == nil ? defaultBackgroundConfiguration().updated(for: state) : nil
            self.background.show(background, in: self)
        }
        let state = sectionView.configurationState
        sectionView.updateConfiguration(using: state)
        sectionView.configurationUpdateHandler?(sectionView, state)
    }

    override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let isPlain = (table?.style ?? .plain) == .plain
        return isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { sectionView?.sizeThatFits(size) ?? size }

    /// A height that the delegate or the table says counts, whatever the content asks for.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let height = table?.fixedHeight(of: layoutAttributes.element) else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        return layoutAttributes.copy(height: height)
    }
}

/// The title of a header or footer, made when it is asked for.
@MainActor
final class TableSectionTitle {
    private unowned let body: TableSectionBody
    private var madeLabel: UILabel?

    init(_ body: TableSectionBody) {
        self.body = body
    }

    var label: UILabel {
        if let madeLabel { return madeLabel }
        let label = UILabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        body.contentView.addSubview(label)
        body.sectionView?.setNeedsLayout()
        madeLabel = label
        return label
    }

    /// Shows a title as the table's look has it.
    func show(_ text: String) {
        let properties = body.titleConfiguration.textProperties
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        label.text = properties.transform.apply(to: TextContent(text)).string
        body.sectionView?.setNeedsLayout()
    }

    func removeFromSuperview() {
        madeLabel?.removeFromSuperview()
        madeLabel = nil
    }

    private var margins: NSDirectionalEdgeInsets {
        var margins = body.titleConfiguration.directionalLayoutMargins
        let sides = body.placement.attributes?.listRow?.horizontalMargin ?? body.directionalLayoutMargins.leading
        margins.leading = max(margins.leading, sides)
        margins.trailing = max(margins.trailing, sides)
        return margins
    }

    /// The height of the title with the room around it; nothing without a title.
    func height(in width: CGFloat) -> CGFloat {
        guard let madeLabel, madeLabel.text?.isEmpty == false else { return 0 }
        let margins = margins
        let room = CGSize(width: max(width - margins.leading - margins.trailing, 0), height: .greatestFiniteMagnitude)
        return madeLabel.sizeThatFits(room).height + margins.top + margins.bottom
    }

    func layOut() {
        guard let madeLabel else { return }
        let margins = margins
        let bounds = body.contentView.bounds
        let left = body.isRightToLeft ? margins.trailing : margins.leading
        madeLabel.frame = CGRect(
            x: left, y: margins.top, width: max(bounds.width - margins.leading - margins.trailing, 0),
            height: max(bounds.height - margins.top - margins.bottom, 0))
    }
}

/// Stands in the table's collection view for a header or footer of the app's own class.
final class TableSectionElement: UICollectionReusableView {
    let view: UIView

    init(_ view: UIView) {
        self.view = view
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var outermostView: UIView { view }

    override var reuseIdentifier: String? { "" }

    /// The height that the delegate or the table says, or what the view's constraints ask for, or the height it has.
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let table = (owningCollectionView as? TableRowsView)?.table
        let height = table?.fixedHeight(of: layoutAttributes.element) ?? ownHeight(in: layoutAttributes.size)
        return layoutAttributes.copy(height: height)
    }

    private func ownHeight(in size: CGSize) -> CGFloat {
        let target = CGSize(width: size.width, height: 0)
        let fitting = view.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        return fitting.height > 0 ? fitting.height : view.sizeThatFits(target).height
    }
}
