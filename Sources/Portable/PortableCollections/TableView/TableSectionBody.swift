@_spi(Collage) import PortableUIKitCore

/// The implementation of a table's header or footer, which the table's collection view manages.
package final class TableSectionBody: UICollectionViewListCell {
    weak var sectionView: UITableViewHeaderFooterView?

    private(set) lazy var title = TableSectionTitle(self)

    /// The table that contains the view.
    var table: UITableView? { (owningCollectionView as? TableRowsView)?.table }

    /// The table's view is in the table's view hierarchy.
    package override var outermostView: UIView { sectionView ?? self }

    /// Views that aren't reused also have an identifier for the collection view.
    package override var reuseIdentifier: String? { registeredIdentifier ?? "" }

    var isFooter: Bool { placement.element?.kind == UICollectionView.elementKindSectionFooter }

    /// The configuration with the fonts, colors, and margins of titles.
    var titleConfiguration: UIListContentConfiguration {
        table?.titleConfiguration(isFooter: isFooter) ?? (isFooter ? .plainFooter() : .plainHeader())
    }

    /// The vertical margins of the title in the design of the system, or `nil` if the configuration has them.
    var titleMargins: TableTitleMargins? {
        guard let element = placement.element else { return nil }
        return table?.sectionViews.titleMargins(element.kind, element.indexPath.section)
    }

    package override func makePlainContentView() -> UIView {
        let view = TableSectionContentView(frame: .zero)
        view.body = self
        return view
    }

    package override var contentPadding: UIEdgeInsets { table?.contentPadding(in: self) ?? .zero }

    package override var indexPadding: UIEdgeInsets { table?.indexPadding(in: self) ?? .zero }

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

    /// Returns the attributes with the delegate's or the table's height, if there is one, regardless of the content.
    package override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard let height = table?.fixedHeight(of: layoutAttributes.element) else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        return layoutAttributes.copy(height: height)
    }
}

/// The content view of a header or footer without a content configuration, which lays out the title.
final class TableSectionContentView: CellContentView {
    weak var body: TableSectionBody?

    override func layoutSubviews() {
        super.layoutSubviews()
        if body?.contentConfiguration == nil { body?.title.layOut() }
    }
}

/// The title of a header or footer, created when it's first used.
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

    /// The default font that was set here, before the app may have changed it.
    private var styledFont: UIFont?

    /// Sets the default appearance of titles in the table.
    private func style(_ label: UILabel) {
        let properties = body.titleConfiguration.textProperties
        label.font = properties.font
        label.textColor = properties.resolvedColor()
        styledFont = label.font
    }

    /// Called when the view is added to a table. The app's changes of the label are kept.
    func joinTable() {
        guard let madeLabel, let styledFont, madeLabel.font == styledFont else { return }
        style(madeLabel)
    }

    /// Shows a title in the style of the table.
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
        if let own = body.titleMargins {
            margins.top = own.top
            margins.bottom = own.bottom
        }
        let sides = body.placement.attributes?.listRow?.horizontalMargin ?? body.directionalLayoutMargins.leading
        // The content view may already be inset to the safe area.
        let safe = body.safeAreaInsets.directionalInsets(isRightToLeft: body.isRightToLeft)
        let room = body.contentPadding.directionalInsets(isRightToLeft: body.isRightToLeft)
        margins.leading = max(margins.leading, sides) + max(safe.leading - room.leading, 0)
        margins.trailing = max(margins.trailing, sides) + max(safe.trailing - room.trailing, 0)
        return margins
    }

    /// Returns the height of the title with its margins; 0 without a title.
    func height(in width: CGFloat) -> CGFloat {
        guard let madeLabel, madeLabel.text?.isEmpty == false else { return 0 }
        let height = madeLabel.sizeThatFits(room(in: width)).height
        return body.titleMargins?.height(ofText: height) ?? height + margins.top + margins.bottom
    }

    /// Returns the width of the title with its margins, in a header of at most the given width.
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

    /// Returns the delegate's or the table's height, the height of the view's constraints, or its current height.
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
