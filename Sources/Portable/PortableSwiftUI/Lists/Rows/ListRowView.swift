import DisplayList
import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

/// The view of a row: one layer that draws the elements of the row, with UIKit views among them as subviews.
final class ListRowView: UIView, LayerContent {
    package override class var layerClass: AnyClass { ContentLayer.self }

    /// The last drawn nodes. A row that was removed from the list is drawn until its cell disappears.
    private var lastNodes: [DisplayNode] = []

    weak var row: ListRowElement? {
        didSet { (layer as? ContentLayer)?.content = self }
    }

    func contentDidChange() { (layer as? ContentLayer)?.contentDidChange() }

    package func makeDisplayNodes() -> [DisplayNode] {
        if let nodes = row?.makeNodes() { lastNodes = nodes }
        return lastNodes
    }

    /// Empty, because the host reports all elements.
    package var inspectedParts: [ContentPart] { [] }
}

/// The content of a cell: the view of a row.
struct ListRowConfiguration: UIContentConfiguration {
    let row: ListRowElement
    /// The insets that the row's views specify.
    var insets = ListRowInsets()
    /// The default space above and below the content, in points.
    var verticalPadding: (top: Double, bottom: Double)
    var minimumHeight: Double

    /// Returns whether replacing the configuration with another one doesn't require measuring the cell.
    func isSame(as other: ListRowConfiguration) -> Bool {
        row === other.row && insets == other.insets && verticalPadding == other.verticalPadding
            && minimumHeight == other.minimumHeight
    }

    func makeContentView() -> any UIView & UIContentView { ListRowContentView(self) }

    func updated(for state: any UIConfigurationState) -> ListRowConfiguration { self }
}

/// The content view of a cell, which adopts the view of the row that the cell shows.
final class ListRowContentView: UIView, UIContentView, WidthDependentContent {
    private var shown: ListRowConfiguration

    init(_ configuration: ListRowConfiguration) {
        shown = configuration
        super.init(frame: .zero)
        insets.preservingAxes = .horizontal
        adopt()
    }

    required init?(coder: NSCoder) { nil }

    var row: ListRowElement { shown.row }

    var configuration: any UIContentConfiguration {
        get { shown }
        set {
            guard let new = newValue as? ListRowConfiguration else { return }
            let old = shown
            shown = new
            if old.row !== new.row, old.row.view.superview === self { old.row.view.removeFromSuperview() }
            adopt()
            setNeedsLayout()
        }
    }

    private func adopt() {
        if shown.row.view.superview !== self { addSubview(shown.row.view) }
        applyInsets()
    }

    /// Called when the row has requested another height.
    func rowDidChangeSize() {
        setNeedsLayout()
        invalidateIntrinsicContentSize()
        (superview as? any ContentViewSizeObserver)?.contentViewDidChangeSize(self)
    }

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        applyInsets()
        setNeedsLayout()
    }

    private func applyInsets() {
        let margins = directionalLayoutMargins
        let standard = Insets(
            top: shown.verticalPadding.top, leading: Double(margins.leading), bottom: shown.verticalPadding.bottom,
            trailing: Double(margins.trailing))
        // Indentation adds space in addition to the insets of the row.
        let margin = Double((superview as? UICollectionViewListCell)?.listRow?.horizontalMargin ?? 0)
        let insets = shown.insets.resolved(standard, indentation: max(standard.leading - margin, 0))
        row.setInsets(insets, minimumHeight: shown.minimumHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        applyInsets()
        if row.view.superview === self {
            if row.view.frame != bounds { row.view.frame = bounds }
            row.place(at: .zero, ProposedSize(width: Double(bounds.width), height: Double(bounds.height)))
        }
    }

    // MARK: Sizes

    private func size(width: CGFloat?) -> CGSize {
        applyInsets()
        guard let graph = row.graph, let host = graph.host else { return CGSize(width: width ?? 0, height: 44) }
        let size = row.recordSize(width: width.map { Double($0) })
        let grid = host.pixelGrid
        return CGSize(width: grid.ceil(size.width), height: grid.ceil(size.height))
    }

    override var intrinsicContentSize: CGSize { size(width: nil) }

    var contentHeightFollowsWidth: Bool { true }

    var contentHeightGrowsWithWidth: Bool { true }

    func contentHeight(atWidth width: CGFloat) -> CGFloat { size(width: width).height }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        self.size(width: size.width > 0 && size.width < 10_000 ? size.width : nil)
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        let isWidthFixed = horizontalFittingPriority == .required
        var size = size(width: isWidthFixed ? targetSize.width : nil)
        if isWidthFixed { size.width = targetSize.width }
        if verticalFittingPriority == .required { size.height = targetSize.height }
        return size
    }
}
