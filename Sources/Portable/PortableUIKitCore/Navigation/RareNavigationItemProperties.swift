/// The titles and settings of a navigation item that few items have.
struct RareNavigationItemProperties {
    var subtitle: String?
    var attributedTitle: NSAttributedString?
    var attributedSubtitle: NSAttributedString?
    var subtitleView: UIView?
    var largeTitle: String?
    var largeSubtitle: String?
    var largeAttributedSubtitle: NSAttributedString?
    var largeSubtitleView: UIView?
    var allowsToolbarSearch = true
    var allowsExternalSearch = true
    var searchItem: UIBarButtonItem?
}

extension UINavigationItem {
    /// The line under the title; nil, the default, for none.
    public var subtitle: String? {
        get { rareProperties.subtitle }
        set { rareProperties.subtitle = newValue }
    }

    /// The title with attributes, in the place of ``title``; nil by default.
    public var attributedTitle: NSAttributedString? {
        get { rareProperties.attributedTitle }
        set { rareProperties.attributedTitle = newValue }
    }

    /// The line under the title with attributes, in the place of ``subtitle``; nil by default.
    public var attributedSubtitle: NSAttributedString? {
        get { rareProperties.attributedSubtitle }
        set { rareProperties.attributedSubtitle = newValue }
    }

    /// A view in the place of the subtitle; nil by default.
    public var subtitleView: UIView? {
        get { rareProperties.subtitleView }
        set { rareProperties.subtitleView = newValue }
    }

    /// The large title; nil, the default, for ``title``.
    public var largeTitle: String? {
        get { rareProperties.largeTitle }
        set { rareProperties.largeTitle = newValue }
    }

    /// The line under the large title; nil, the default, for ``subtitle``.
    ///
    /// Differs from UIKit: large titles have no subtitle; it appears when the title is small.
    public var largeSubtitle: String? {
        get { rareProperties.largeSubtitle }
        set { rareProperties.largeSubtitle = newValue }
    }

    /// The line under the large title with attributes; nil by default.
    ///
    /// Differs from UIKit: large titles have no subtitle; it appears when the title is small.
    public var largeAttributedSubtitle: NSAttributedString? {
        get { rareProperties.largeAttributedSubtitle }
        set { rareProperties.largeAttributedSubtitle = newValue }
    }

    /// A view in the place of the line under the large title; nil by default.
    ///
    /// Differs from UIKit: large titles have no subtitle; the view isn't shown.
    public var largeSubtitleView: UIView? {
        get { rareProperties.largeSubtitleView }
        set { rareProperties.largeSubtitleView = newValue }
    }

    /// Whether the search may be in the toolbar; true by default.
    ///
    /// Differs from UIKit: search bars are below the title.
    public var searchBarPlacementAllowsToolbarIntegration: Bool {
        get { rareProperties.allowsToolbarSearch }
        set { rareProperties.allowsToolbarSearch = newValue }
    }

    /// Whether the search may be in the bar of a container; true by default.
    ///
    /// Differs from UIKit: search bars are below the title.
    public var searchBarPlacementAllowsExternalIntegration: Bool {
        get { rareProperties.allowsExternalSearch }
        set { rareProperties.allowsExternalSearch = newValue }
    }

    /// The item that says where among the items of a toolbar the search is.
    ///
    /// Differs from UIKit: search bars are below the title; the item is an empty one.
    public var searchBarPlacementBarButtonItem: UIBarButtonItem {
        if let item = rareProperties.searchItem { return item }
        let item = UIBarButtonItem()
        item.isHidden = true
        rareProperties.searchItem = item
        return item
    }
}

/// Holds the title of a navigation bar, and the line under it.
final class TitleHolderView: HolderView {
    private static let gap: CGFloat = 1
    private static let fontSize: CGFloat = 12

    /// The label of the subtitle, or the view in its place; nil if there is neither.
    private(set) var subtitleView: UIView?

    /// Shows the subtitle of an item.
    func show(subtitleOf item: UINavigationItem?, attributes: [NSAttributedString.Key: Any]) {
        let properties = item?.rareProperties
        let text = properties?.attributedSubtitle?.string ?? properties?.subtitle
        let view = properties?.subtitleView ?? text.map { _ in subtitleView as? UILabel ?? UILabel(frame: .zero) }
        if subtitleView !== view {
            subtitleView?.removeFromSuperview()
            subtitleView = view
            if let view { addSubview(view) }
        }
        guard let label = view as? UILabel, properties?.subtitleView == nil else { return }
        label.set(text, attributes: attributes, font: .systemFont(ofSize: Self.fontSize), color: .secondaryLabel)
        if let attributed = properties?.attributedSubtitle { label.attributedText = attributed }
    }

    /// Places the subtitle under the title, and moves the title up so that both are in the middle of the row.
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
