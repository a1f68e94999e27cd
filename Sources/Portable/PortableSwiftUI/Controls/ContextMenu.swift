import DisplayList
import LayoutGeometry
import PortableUIKit

extension View {
    /// Shows a menu when the view is long-pressed or clicked with the secondary button. An empty menu isn't shown.
    public nonisolated func contextMenu<MenuItems: View>(@ViewBuilder menuItems: () -> MenuItems) -> some View {
        modifier(ContextMenuModifier<MenuItems, EmptyView>(items: menuItems(), preview: nil))
    }

    /// Shows a menu when the view is long-pressed or clicked with the secondary button, with a preview that replaces
    /// the view.
    public nonisolated func contextMenu<M: View, P: View>(
        @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
    ) -> some View {
        modifier(ContextMenuModifier(items: menuItems(), preview: preview()))
    }

    /// Shows a menu when the view is long-pressed or clicked with the secondary button. There's no menu if it's `nil`.
    public nonisolated func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
        self.contextMenu { contextMenu?.items }
    }
}

/// The items of a context menu.
///
/// The view builder of ``View/contextMenu(menuItems:)`` replaces it.
public nonisolated struct ContextMenu<MenuItems: View> {
    fileprivate let items: MenuItems

    /// Creates a menu with items.
    public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

/// A modifier that adds a context menu to a view.
private nonisolated struct ContextMenuModifier<Items: View, Preview: View>: WrappingModifier {
    let items: Items
    let preview: Preview?

    @MainActor func makeElement(_ inputs: _ViewInputs) -> ContextMenuElement { ContextMenuElement() }

    @MainActor func update(_ element: ContextMenuElement, _ inputs: _ViewInputs) {
        let (items, preview, environment) = (items, preview, inputs.environment)
        element.makeMenu = { [weak graph = inputs.graph] in
            environment.isEnabled ? items.menuElements(in: PartContext(environment, graph: graph)) : []
        }
        element.makePreview = preview.map { preview in
            {
                let controller = UIHostingController(rootView: preview, environment: environment)
                controller.sizingOptions = .preferredContentSize
                return controller
            }
        }
    }
}

/// The element of a view with a context menu.
final class ContextMenuElement: UnaryElement {
    /// A closure that creates the elements of the menu.
    var makeMenu: () -> [UIMenuElement] = { [] }
    /// A closure that creates the preview, or `nil` to show the view itself.
    var makePreview: (() -> UIViewController)?

    override func didJoin() { graph?.host?.elementInteractions.contextMenus.begin() }
}

/// An object that shows the context menus of a host's views.
@MainActor
final class HostContextMenus: NSObject, UIContextMenuInteractionDelegate {
    private unowned let host: HostingView
    private lazy var interaction = UIContextMenuInteraction(delegate: self)
    /// The element whose menu is shown, or is about to be shown.
    private weak var element: ContextMenuElement?

    init(_ host: HostingView) {
        self.host = host
    }

    /// Adds a context menu interaction to the host.
    func begin() {
        if interaction.view == nil { host.addInteraction(interaction) }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        let found = sequence(first: host.element(at: location), next: { $0?.parent })
            .prefix { $0 != nil }.lazy.compactMap { $0 as? ContextMenuElement }.first
        guard let found = found ?? menuOfRow(at: location) else { return nil }
        let entries = found.makeMenu()
        guard !entries.isEmpty else { return nil }
        element = found
        return UIContextMenuConfiguration(
            identifier: nil, previewProvider: found.makePreview.map { make in { make() } },
            actionProvider: { _ in UIMenu(children: entries) })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        highlightPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { element.flatMap(preview) }

    /// Returns the element with the menu of a list row. The entire row responds, not only its views.
    private func menuOfRow(at location: CGPoint) -> ContextMenuElement? {
        guard let list = host.element(at: location) as? ListElement else { return nil }
        let view = list.collectionView
        guard let path = view.indexPathForItem(at: view.convert(location, from: host)) else { return nil }
        return list.rows[ListPosition(path)]?.descendants(ContextMenuElement.self).first
    }

    /// Returns the preview, or `nil` if the view was removed. In that case, the menu closes in place.
    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
        dismissalPreviewForItemWithIdentifier identifier: any NSCopying
    ) -> UITargetedPreview? { element.flatMap(preview) }

    private func preview(of element: ContextMenuElement) -> UITargetedPreview? {
        guard element.graph === host.graph, host.window != nil else { return nil }
        let frame = element.frameInRoot.cgRect
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(
            view: ElementSnapshotView(element, size: frame.size, in: host), parameters: parameters,
            target: UIPreviewTarget(
                container: host, center: CGPoint(x: frame.midX, y: frame.midY), transform: .identity))
    }
}

/// A view that shows the content of an element.
final class ElementSnapshotView: UIView, LayerContent {
    override class var layerClass: AnyClass { ContentLayer.self }

    private let nodes: [DisplayNode]

    init(_ element: Element, size: CGSize, in host: HostingView) {
        var node = element.renderedNode(rest: .zero, host.pixelGrid)
        node?.transform = .identity
        nodes = [node].compactMap(\.self)
        super.init(frame: CGRect(origin: .zero, size: size))
        (layer as? ContentLayer)?.content = self
    }

    required init?(coder: NSCoder) { nil }

    func makeDisplayNodes() -> [DisplayNode] { nodes }

    var inspectedParts: [ContentPart] { [] }
}
