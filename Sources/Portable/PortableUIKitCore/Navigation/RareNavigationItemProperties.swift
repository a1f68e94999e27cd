import Foundation

/// The titles and settings of a navigation item that few items have.
struct RareNavigationItemProperties: Equatable {
    var subtitle: String?
    var attributedTitle: AttributedString?
    var attributedSubtitle: AttributedString?
    var subtitleView: UIView?
    var largeTitle: String?
    var largeSubtitle: String?
    var largeAttributedSubtitle: AttributedString?
    var largeSubtitleView: UIView?
    var allowsToolbarSearch = true
    var allowsExternalSearch = true
    var searchItem: UIBarButtonItem?
    var searchPlacement = UINavigationItem.SearchBarPlacement.automatic
    /// The button that opens the search bar.
    var searchButton: UIBarButtonItem?
    var minimization = UIBarMinimization()
    var titleAlignment = UINavigationItem.TitleAlignment.automatic
    var compressionBehavior = UIVerticalBarCompressionBehavior.automatic
    var customization = BarCustomization(storedAs: nil)
}

extension UINavigationItem {
    /// The line of text under the title. The default is `nil`.
    public var subtitle: String? {
        get { rareProperties.subtitle }
        set { rareProperties.subtitle = newValue }
    }

    /// The attributed title, which replaces ``title``. The default is `nil`.
    public var attributedTitle: AttributedString? {
        get { rareProperties.attributedTitle }
        set { rareProperties.attributedTitle = newValue }
    }

    /// The attributed subtitle, which replaces ``subtitle``. The default is `nil`.
    public var attributedSubtitle: AttributedString? {
        get { rareProperties.attributedSubtitle }
        set { rareProperties.attributedSubtitle = newValue }
    }

    /// A view that replaces the subtitle. The default is `nil`.
    public var subtitleView: UIView? {
        get { rareProperties.subtitleView }
        set { rareProperties.subtitleView = newValue }
    }

    /// The large title. The default is `nil`, which means ``title``.
    public var largeTitle: String? {
        get { rareProperties.largeTitle }
        set { rareProperties.largeTitle = newValue }
    }

    /// The line of text under the large title. The default is `nil`, which means ``subtitle``.
    public var largeSubtitle: String? {
        get { rareProperties.largeSubtitle }
        set { rareProperties.largeSubtitle = newValue }
    }

    /// The attributed line of text under the large title, which replaces ``largeSubtitle``. The default is `nil`.
    public var largeAttributedSubtitle: AttributedString? {
        get { rareProperties.largeAttributedSubtitle }
        set { rareProperties.largeAttributedSubtitle = newValue }
    }

    /// A view that replaces the subtitle of the large title. The default is `nil`.
    public var largeSubtitleView: UIView? {
        get { rareProperties.largeSubtitleView }
        set { rareProperties.largeSubtitleView = newValue }
    }

    /// A Boolean value that indicates whether the search bar can be in the toolbar. The default is `true`.
    ///
    /// Differs from UIKit: search bars are below the title.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { rareProperties.allowsToolbarSearch }
        set { rareProperties.allowsToolbarSearch = newValue }
    }

    /// A Boolean value that indicates whether the search bar can be in the bar of a container. The default is `true`.
    ///
    /// Differs from UIKit: search bars are below the title.
    public var searchBarPlacementAllowsExternalIntegration: Bool {
        get { rareProperties.allowsExternalSearch }
        set { rareProperties.allowsExternalSearch = newValue }
    }

    /// The item that positions the search bar among the items of a toolbar.
    ///
    /// Differs from UIKit: search bars are below the title; the item is empty.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let item = rareProperties.searchItem { return item }
        let item = UIBarButtonItem()
        item.isHidden = true
        rareProperties.searchItem = item
        return item
    }
}

/// A container of a navigation bar's title and subtitle.
final class TitleContainerView: BarContainerView {
    private static let gap: CGFloat = 1
    private static let fontSize: CGFloat = 12

    /// The label of the subtitle, or the view that replaces it, or `nil` if there's neither.
    private var subtitleView: UIView?
    private var subtitleFade: TemporaryChange<CGFloat>?
    private lazy var subtitleLabel = UILabel(frame: .zero)

    /// Shows the subtitle of an item.
    func show(subtitleOf item: UINavigationItem?, attributes: [NSAttributedString.Key: Any]) {
        let properties = item?.rareProperties
        let text = properties?.attributedSubtitle.map { String($0.characters) } ?? properties?.subtitle
        let view = properties?.subtitleView ?? text.map { _ in subtitleLabel }
        if subtitleView !== view {
            subtitleView?.removeFromSuperview()
            subtitleFade?.end()
            subtitleFade = view.map { TemporaryChange(of: \.alpha, in: $0) }
            subtitleView = view
            if let view { addSubview(view) }
        }
        guard view === subtitleLabel else { return }
        let label = subtitleLabel
        label.set(text, attributes: attributes, font: .systemFont(ofSize: Self.fontSize), color: .secondaryLabel)
        if let attributed = properties?.attributedSubtitle { label.attributedText = NSAttributedString(attributed) }
    }

    /// Makes the subtitle transparent, or restores its opacity.
    func setSubtitleTransparent(_ isTransparent: Bool) {
        subtitleFade?.change { isTransparent ? 0 : $0 }
    }

    /// Places the subtitle under the title, and moves the title up so that both are centered in the row.
    func placeSubtitle(under title: UIView, room: CGFloat, rowHeight: CGFloat) {
        guard let subtitleView else { return }
        var size = subtitleView.sizeThatFits(CGSize(width: room, height: rowHeight))
        if size == .zero { size = subtitleView.intrinsicContentSize }
        size.width = min(max(size.width, 0), room)
        size.height = min(max(size.height, 0), rowHeight)
        title.center.y -= (size.height + Self.gap) / 2
        subtitleView.bounds.size = size
        subtitleView.center = CGPoint(x: title.center.x, y: title.frame.maxY + Self.gap + size.height / 2)
    }
}
