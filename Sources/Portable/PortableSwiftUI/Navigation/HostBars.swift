import PortableUIKit

/// The bars below a screen and above the keyboard, with the items that the screen's views provide.
@MainActor
final class HostBars {
    private unowned let host: HostingView
    /// The bar button items below the screen. Without glass, it's a single item with a row of views.
    private var bottomItems: [UIBarButtonItem] = []
    /// The bar below a screen outside of a navigation controller, or `nil` if it's empty.
    private(set) var bottom: UIToolbar?
    /// The height of the screen that the bar covers, in points.
    private var bottomHeight: CGFloat = 0
    /// The bar above the keyboard, or `nil` if it's empty.
    private(set) var keyboard: ItemBar?

    init(_ host: HostingView) {
        self.host = host
    }

    /// Shows the requested items.
    func show(_ entries: [ToolbarEntry], in controller: UIViewController) {
        showBottom(entries.filter { $0.placement.place == .bottom }, in: controller)
        let items = entries.filter { $0.placement.place == .keyboard }
        if items.isEmpty != (keyboard == nil) {
            keyboard = items.isEmpty ? nil : ItemBar()
            // The bar appears or disappears immediately for the current first responder.
            host.firstResponderInside?.reloadInputViews()
        }
        keyboard?.show(items)
    }

    /// Shows items in the toolbar of the navigation controller, or in the host's own bar if there's no navigation
    /// controller.
    private func showBottom(_ items: [ToolbarEntry], in controller: UIViewController) {
        let had = !bottomItems.isEmpty
        bottomItems = Self.items(for: items, reusing: bottomItems)
        let isInStack = controller.navigationController != nil
        showOwnBottom(isInStack ? [] : bottomItems)
        guard isInStack, had || !bottomItems.isEmpty else { return }
        if controller.toolbarItems ?? [] != bottomItems { controller.toolbarItems = bottomItems }
        controller.showsOwnToolbar = !bottomItems.isEmpty
    }

    /// Returns the bar button items for the entries of a toolbar. On glass, each has its own item. Without spaces between
    /// them, they're in the center.
    fileprivate static func items(
        for entries: [ToolbarEntry], reusing old: [UIBarButtonItem]
    ) -> [UIBarButtonItem] {
        guard let first = entries.first else { return [] }
        guard ToolbarMetrics.current.itemsAreOnGlass else {
            return [rowItem(for: entries, reusing: old.first)]
        }
        var entries = entries
        if !entries.contains(where: { $0.space?.isFlexible == true }) {
            let space = ToolbarEntry(_ToolbarItem(first.placement, .flexible), in: first.environment)
            entries = [space] + entries + [space]
        }
        return ToolbarBarItem.items(for: entries, reusing: old, flexibleSpaces: true)
    }

    private static func rowItem(for entries: [ToolbarEntry], reusing old: UIBarButtonItem?) -> UIBarButtonItem {
        let environment = entries[0].environment
        let root = HostedRoot(content: ItemRow(views: entries.map(\.view)))
        if let old, let row = old.customView as? HostingView {
            row.inheritedEnvironment = environment
            row.update(root)
            return old
        }
        let row = HostingView(root, environment: environment)
        row.installInBar()
        let item = UIBarButtonItem(customView: row)
        item.fillsToolbar = true
        return item
    }

    private func showOwnBottom(_ items: [UIBarButtonItem]) {
        if items.isEmpty, let bottom {
            bottom.removeFromSuperview()
            self.bottom = nil
        } else if !items.isEmpty, bottom == nil {
            let bar = UIToolbar()
            bottom = bar
            host.addSubview(bar)
        }
        if let bottom, bottom.items ?? [] != items { bottom.items = items }
        placeBottom()
    }

    /// Lays out the bar at the bottom of the host, above the area that other bars cover.
    func placeBottom() {
        let height = bottom?.rowHeight ?? 0
        if height != bottomHeight {
            host.controller?.additionalSafeAreaInsets.bottom += height - bottomHeight
            bottomHeight = height
        }
        guard let bottom else { return }
        let top = host.bounds.height - host.safeAreaInsets.bottom
        bottom.frame = CGRect(x: 0, y: top, width: host.bounds.width, height: max(host.bounds.height - top, 0))
    }

    /// Returns the view in the bottom bar that receives touches at a point of the host.
    func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        bottom.flatMap { $0.hitTest($0.convert(point, from: host), with: event) }
    }

    /// The hosts of the items.
    var hosts: [HostingView] {
        (keyboard?.hosts ?? []) + bottomItems.compactMap { $0.customView as? HostingView }
    }

    /// The accessibility elements after the views of the host.
    var readElements: [Any] { bottom.map { [$0] } ?? [] }
}

/// The bar above the keyboard.
final class ItemBar: UIView {
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let toolbar = UIToolbar()
    private var items: [UIBarButtonItem] = []

    init() {
        super.init(frame: .zero)
        toolbar.standardAppearance.configureWithTransparentBackground()
        addSubview(background)
        addSubview(toolbar)
        frame.size.height = toolbar.rowHeight
    }

    required init?(coder: NSCoder) { nil }

    /// The hosts of the items.
    var hosts: [HostingView] { items.compactMap { $0.customView as? HostingView } }

    /// Shows items in existing hosts, or in new ones.
    func show(_ entries: [ToolbarEntry]) {
        guard !entries.isEmpty else { return }
        background.isHidden = ToolbarMetrics.current.itemsAreOnGlass
        let new = HostBars.items(for: entries, reusing: items)
        if new != items {
            items = new
            toolbar.items = new
        }
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: toolbar.rowHeight)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        toolbar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: toolbar.rowHeight)
    }
}

/// A row of views, spaced by the spacers between them. A single view is centered.
private struct ItemRow: View {
    let views: [AnyView]

    var body: some View {
        HStack(spacing: 16) {
            ForEach(Array(views.indices), id: \.self) { views[$0] }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

extension UIView {
    /// The descendant that's the first responder, or `nil`.
    fileprivate var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        return subviews.lazy.compactMap(\.firstResponderInside).first
    }
}
