import DisplayList
@_spi(Collage) import PortableUIKit
import ViewLayoutEngine

/// A cell of a list, a header, or a footer.
final class ListCell: UICollectionViewListCell {
    /// The names of the displayed accessories. It's `nil` if they must be set again.
    private(set) var accessoryNames: [String]?

    /// Shows accessories, unless they have the same names as the current ones.
    func show(_ accessories: (names: [String], values: [UICellAccessory])) {
        guard accessories.names != accessoryNames else { return }
        accessoryNames = accessories.names
        self.accessories = accessories.values
    }

    /// Resets the cell. A cell in the reuse pool isn't updated when edit mode begins or ends.
    override func prepareForReuse() {
        super.prepareForReuse()
        accessoryNames = nil
    }

    /// A Boolean value that indicates whether the row has its own rounded background, separate from the other rows of
    /// its section.
    var isRoundedAlone = false {
        didSet { if isRoundedAlone != oldValue { showCard() } }
    }
    private let ownBackground = ListRowBackgroundView()

    /// The corner radius of a row with its own background.
    private var cardRadius: CGFloat { ListMetrics(.metrics(for: traitCollection)).cornerRadius }

    /// Shows the default background, unless the row has its own background, which can be translucent.
    private func showCard() {
        let hasOwn = ownBackground.superview != nil
        var background = hasOwn ? UIBackgroundConfiguration.clear() : defaultBackgroundConfiguration()
        if isRoundedAlone { background.cornerRadius = cardRadius }
        backgroundConfiguration = background
    }

    /// The element of the row that the cell shows.
    var row: ListRowElement? { (contentView as? ListRowContentView)?.row }

    /// Shows an element behind the row instead of the default background, or the default background if it's `nil`.
    func show(background element: Element?) {
        ownBackground.element = element
        let isShown = ownBackground.superview != nil
        guard (element != nil) != isShown else { return }
        if element == nil { ownBackground.removeFromSuperview() } else { insertBackground() }
        showCard()
    }

    /// Inserts the row's background behind its content.
    private func insertBackground() { insertSubview(ownBackground, belowSubview: contentView) }

    override func layoutSubviews() {
        alignSeparators()
        super.layoutSubviews()
        guard ownBackground.superview != nil else { return }
        let order = [ownBackground, contentView].compactMap { subviews.firstIndex(of: $0) }
        if order != order.sorted() { insertBackground() }
        ownBackground.frame = bounds
        ownBackground.layer.cornerRadius = isRoundedAlone ? cardRadius : listRow?.cornerRadius ?? 0
        ownBackground.layer.maskedCorners =
            isRoundedAlone
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : listRow?.maskedCorners ?? []
        ownBackground.clipsToBounds = true
        ownBackground.layOut()
    }

    // MARK: Separators

    private var leadingConstraint: NSLayoutConstraint?
    private var trailingConstraint: NSLayoutConstraint?

    /// Aligns the separators with the first text of the row, or with the guides that its views set.
    func alignSeparators() {
        guard let row else { return }
        let guide = separatorLayoutGuide
        let (leading, trailing) = (
            row.separatorGuide(.listRowSeparatorLeading), row.separatorGuide(.listRowSeparatorTrailing)
        )
        let standard = Double(contentView.directionalLayoutMargins.leading)
        update(&leadingConstraint, to: leading == standard ? nil : leading) {
            guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat($0) + contentStart)
        }
        update(&trailingConstraint, to: trailing) {
            guide.trailingAnchor.constraint(equalTo: leadingAnchor, constant: CGFloat($0) + contentStart)
        }
    }

    private func update(
        _ constraint: inout NSLayoutConstraint?, to value: Double?, make: (Double) -> NSLayoutConstraint
    ) {
        guard let value else {
            constraint?.isActive = false
            constraint = nil
            return
        }
        if let constraint {
            let wanted = CGFloat(value) + contentStart
            if constraint.constant != wanted { constraint.constant = wanted }
        } else {
            constraint = make(value)
            constraint?.isActive = true
        }
    }
}

/// A view that draws the background of a row.
final class ListRowBackgroundView: UIView, LayerContent {
    package override class var layerClass: AnyClass { ContentLayer.self }

    weak var element: Element? {
        didSet {
            (layer as? ContentLayer)?.content = self
            (layer as? ContentLayer)?.contentDidChange()
        }
    }

    func layOut() {
        element?.place(at: .zero, ProposedSize(width: Double(bounds.width), height: Double(bounds.height)))
        contentDidChange()
    }

    func contentDidChange() { (layer as? ContentLayer)?.contentDidChange() }

    package func makeDisplayNodes() -> [DisplayNode] {
        guard let element, let host = element.graph?.host else { return [] }
        return element.renderedNode(rest: .zero, host.pixelGrid).map { [$0] } ?? []
    }

    package var inspectedParts: [ContentPart] { [] }
}
