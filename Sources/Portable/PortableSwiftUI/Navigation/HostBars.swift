import PortableUIKit

/// The bars below a screen and above the keyboard, with the items that its views put there.
@MainActor
final class HostBars {
    private unowned let host: HostingView
    /// The bar button item that contains the items below the screen, or `nil` if there aren't any.
    private var bottomItem: UIBarButtonItem?
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
        let had = bottomItem != nil
        updateBottomItem(items)
        let isInStack = controller.navigationController != nil
        showOwnBottom(isInStack ? nil : bottomItem)
        guard isInStack, had || bottomItem != nil else { return }
        if controller.toolbarItems?.first !== bottomItem { controller.toolbarItems = bottomItem.map { [$0] } }
        controller.showsOwnToolbar = bottomItem != nil
    }

    private func updateBottomItem(_ items: [ToolbarEntry]) {
        guard let environment = items.first?.environment else { return bottomItem = nil }
        let root = HostedRoot(content: ItemRow(views: items.map(\.view), margin: 0))
        if let row = bottomItem?.customView as? HostingView {
            row.inheritedEnvironment = environment
            return row.update(root)
        }
        let row = HostingView(root, environment: environment)
        row.installInBar()
        let item = UIBarButtonItem(customView: row)
        item.fillsToolbar = true
        bottomItem = item
    }

    private func showOwnBottom(_ item: UIBarButtonItem?) {
        if item == nil, let bottom {
            bottom.removeFromSuperview()
            self.bottom = nil
        } else if item != nil, bottom == nil {
            let bar = UIToolbar()
            bottom = bar
            host.addSubview(bar)
        }
        if let item, bottom?.items?.first !== item { bottom?.items = [item] }
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
        [keyboard?.items, bottomItem?.customView as? HostingView].compactMap(\.self)
    }

    /// The accessibility elements after the views of the host.
    var readElements: [Any] { bottom.map { [$0] } ?? [] }
}

/// A bar with views of SwiftUI in a row.
final class ItemBar: UIView {
    static let height: CGFloat = 44

    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private(set) var items: HostingView?

    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 0, height: ItemBar.height))
        addSubview(background)
    }

    required init?(coder: NSCoder) { nil }

    /// Shows items in the existing host, or in a new one.
    func show(_ entries: [ToolbarEntry]) {
        guard let environment = entries.first?.environment else { return }
        let root = HostedRoot(content: ItemRow(views: entries.map(\.view)))
        if let items {
            items.inheritedEnvironment = environment
            items.update(root)
        } else {
            let host = HostingView(root, environment: environment)
            host.installInBar()
            items = host
            addSubview(host)
        }
        setNeedsLayout()
    }

    override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: ItemBar.height) }

    override func layoutSubviews() {
        super.layoutSubviews()
        background.frame = bounds
        items?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: ItemBar.height)
    }
}

/// A row of views, spaced by the spacers between them. A single view is centered.
private struct ItemRow: View {
    let views: [AnyView]
    /// The horizontal margin, in points.
    var margin: CGFloat = 16

    var body: some View {
        HStack(spacing: 16) {
            ForEach(Array(views.indices), id: \.self) { views[$0] }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .padding(.horizontal, margin)
    }
}

extension UIView {
    /// The descendant that's the first responder, or `nil`.
    fileprivate var firstResponderInside: UIView? {
        if isFirstResponder { return self }
        return subviews.lazy.compactMap(\.firstResponderInside).first
    }
}
