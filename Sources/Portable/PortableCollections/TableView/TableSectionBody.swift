@_spi(Collage) import PortableUIKitCore

/// The implementation of a table's header or footer, which the table's collection view manages.
package final class TableSectionBody: UICollectionViewListCell {
    weak var sectionView: UITableViewHeaderFooterView?

    private(set) lazy var title = TableSectionTitle(self)

    /// The table that shows the view.
    var table: UITableView? { (owningCollectionView as? TableRowsView)?.table }

    /// The table's view is in the table's view hierarchy.
    package override var outermostView: UIView { sectionView ?? self }

    /// Views that aren't used again have an identifier, too, as far as the collection view is concerned.
    package override var reuseIdentifier: String? { registeredIdentifier ?? "" }

    var isFooter: Bool { placement.element?.kind == UICollectionView.elementKindSectionFooter }

    /// The configuration whose fonts, colors and margins titles have.
    var titleConfiguration: UIListContentConfiguration {
        table?.titleConfiguration(isFooter: isFooter) ?? (isFooter ? .plainFooter() : .plainHeader())
    }

    package override func makePlainContentView() -> UIView {
        let view = TableSectionContentView(frame: .zero)
        view.body = self
        return view
    }

    package override var contentRoom: UIEdgeInsets { table?.contentRoom(in: self) ?? .zero }

    package override var indexRoom: UIEdgeInsets { table?.indexRoom(in: self) ?? .zero }

    package override func contentRoomDidChange() {
        super.contentRoomDidChange()
        sectionView?.setNeedsLayout()
    }

    /// Whether the app has set a background configuration.
    package var hasOwnBackground = false

    package override func prepareForReuse() {
        super.prepareForReuse()
        sectionView?.prepareForReuse()
    }

    package override func updateConfiguration(using state: UICellConfigurationState) {
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

    package override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        let isPlain = (table?.style ?? .plain) == .plain
        return isPlain ? .listPlainHeaderFooter() : .listGroupedHeaderFooter()
    }

    package override func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let sectionView else { return size }
        var fitting = sectionView.sizeThatFits(size)
        if !isFooter, table?.contentHuggingElements.contains(.sectionHeaders) ?? false {
            fitting.width = min(title.width(in: size.width), fitting.width)
        }
        return fitting
    }

    /// A height that the delegate or the table says counts, whatever the content asks for.
    package override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let height = table?.fixedHeight(of: layoutAttributes.element) else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        return layoutAttributes.copy(height: height)
    }
}

/// The content view of a header or footer that has no content configuration, in which the title follows its size.
final class TableSectionContentView: CellContentView {
    weak var body: TableSectionBody?

    override func layoutSubviews() {
        super.layoutSubviews()
        if body?.contentConfiguration == nil { body?.title.layOut() }
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
        let label = TableLabel()
        label.numberOfLines = 0
        label.adjustsFontForContentSizeCategory = true
        body.contentView.addSubview(label)
        body.sectionView?.setNeedsLayout()
        madeLabel = label
        style(label)
        return label
    }

    /// The font that the label got here, before the app may have given it another.
    private var styledFont: UIFont?

    /// Gives the label the looks that titles have in the table.
    private func style(_ label: UILabel) {
        let properties = body.titleConfiguration.textProperties
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        styledFont = label.font
    }

    /// The view has come into a table: what the app has set on the label stays.
    func joinTable() {
        guard let madeLabel, let styledFont, madeLabel.font == styledFont else { return }
        style(madeLabel)
    }

    /// Shows a title as the table's look has it.
    func show(_ text: String) {
        style(label)
        label.text = body.titleConfiguration.textProperties.transform.apply(to: TextContent(text)).string
        body.sectionView?.setNeedsLayout()
    }

    func removeFromSuperview() {
        madeLabel?.removeFromSuperview()
        madeLabel = nil
    }

    private var margins: NSDirectionalEdgeInsets {
        var margins = body.titleConfiguration.directionalLayoutMargins
        let sides = body.placement.attributes?.listRow?.horizontalMargin ?? body.directionalLayoutMargins.leading
        // The content view may keep clear of the safe area already.
        let safe = body.safeAreaInsets.directionalInsets(isRightToLeft: body.isRightToLeft)
        let room = body.contentRoom.directionalInsets(isRightToLeft: body.isRightToLeft)
        margins.leading = max(margins.leading, sides) + max(safe.leading - room.leading, 0)
        margins.trailing = max(margins.trailing, sides) + max(safe.trailing - room.trailing, 0)
        return margins
    }

    /// The height of the title with the room around it; nothing without a title.
    func height(in width: CGFloat) -> CGFloat {
        guard let madeLabel, madeLabel.text?.isEmpty == false else { return 0 }
        return madeLabel.sizeThatFits(room(in: width)).height + margins.top + margins.bottom
    }

    /// The width of the title with the room around it, in a header of at most a width.
    func width(in width: CGFloat) -> CGFloat {
        let room = room(in: width)
        return (madeLabel?.sizeThatFits(room).width ?? 0) + width - room.width
    }

    private func room(in width: CGFloat) -> CGSize {
        let margins = margins
        let sides = body.reservedWidth(inWidth: width) + margins.leading + margins.trailing
        return CGSize(width: max(width - sides, 0), height: .greatestFiniteMagnitude)
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

/// The element in the table's collection view for a header or footer of the app's own class.
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
