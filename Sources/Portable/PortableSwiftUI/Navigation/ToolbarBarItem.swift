import PortableUIKit

/// The bar button item of a toolbar entry.
final class ToolbarBarItem: UIBarButtonItem {
    /// The host of the entry's view, or `nil` for a space.
    var host: HostingView? { customView as? HostingView }

    /// Returns the items for entries. Existing items are reused, so that the views keep their state.
    static func items(
        for entries: [ToolbarEntry], reusing old: [UIBarButtonItem], flexibleSpaces: Bool
    ) -> [UIBarButtonItem] {
        var hosts = old.filter { ($0 as? ToolbarBarItem)?.host != nil }[...]
        var spaces = old.filter { ($0 as? ToolbarBarItem)?.host == nil }[...]
        return entries.map { entry in
            if let space = entry.space {
                let isFlexible = flexibleSpaces && space.isFlexible
                let index = spaces.firstIndex { ($0.systemItem == .flexibleSpace) == isFlexible }
                if let index { return spaces.remove(at: index) }
                return isFlexible ? ToolbarBarItem.flexibleSpace() : ToolbarBarItem.fixedSpace()
            }
            if let item = hosts.popFirst() as? ToolbarBarItem {
                item.update(entry)
                return item
            }
            return ToolbarBarItem(entry)
        }
    }

    private convenience init(_ entry: ToolbarEntry) {
        let host = HostingView(barItem: entry)
        self.init(customView: host)
        host.contentSizeDidChange = { [weak self, weak host] in
            host?.fitIdealSize()
            self?.contentDidChange()
        }
        host.valuesDidChange = { [weak self] in self?.contentDidChange() }
        show(entry)
    }

    private func update(_ entry: ToolbarEntry) {
        host?.inheritedEnvironment = entry.environment
        host?.update(HostedRoot(content: entry.view))
        show(entry)
    }

    private func show(_ entry: ToolbarEntry) {
        isOnGlass = entry.environment.barGlass != nil
        hidesSharedBackground = entry.hidesBackground
        host?.flush()
        contentDidChange()
    }

    /// A Boolean value that indicates whether the space and the glass of the item depend on the content of its view.
    private var isOnGlass = false

    /// The color of the glass. Two UIKit colors that are created from the same color aren't equal.
    private var glassColor: Color?

    /// Updates the properties that follow the content.
    private func contentDidChange() {
        guard isOnGlass, let host else { return }
        let content = host.barContent
        let prominence = host.values.last(BarProminenceKey.self)
        viewContent = content.kind
        isEnabled = !content.isDisabled
        style = prominence == nil ? .plain : .prominent
        // A change lays out the bar, which lays out the view, so the color is set only if it has changed.
        if glassColor != prominence?.color {
            glassColor = prominence?.color
            tintColor = glassColor.map(UIColor.init)
        }
    }
}

extension HostingView {
    /// Creates the host of an item in a bar.
    convenience init(barItem entry: ToolbarEntry) {
        self.init(HostedRoot(content: entry.view), environment: entry.environment)
        isInBar = true
        installInBar()
        fitIdealSize()
    }

    /// Configures the view for an item of a bar. It has the size of UIKit's items, regardless of the text size.
    func installInBar() {
        respectsSafeArea = false
        minimumContentSizeCategory = .large
        maximumContentSizeCategory = .large
    }

    /// Resizes the view to the ideal size of its content.
    func fitIdealSize() {
        invalidateIntrinsicContentSize()
        bounds.size = size(.unspecified)
    }

    /// The content of an item in a bar: a text, a single image, or `nil` for other views.
    fileprivate var barContent: (kind: BarItemContent?, isDisabled: Bool) {
        var (texts, images, others, isDisabled) = (0, 0, 0, false)
        func visit(_ element: Element) {
            if element.accessibility?.traits.contains(.notEnabled) == true { isDisabled = true }
            switch element {
            case is TextElement: texts += 1
            case is ImageElement: images += 1
            case is ShapeElement: others += 1
            case let hosted as HostedViewElement:
                if let button = hosted.view as? UIButton, let configuration = button.configuration {
                    if configuration.title?.isEmpty == false { texts += 1 } else { images += 1 }
                } else {
                    others += 1
                }
            default: break
            }
            element.children.forEach(visit)
        }
        visit(graph.rootElement)
        if others > 0 { return (nil, isDisabled) }
        return (texts > 0 ? .title : images == 1 ? .image : nil, isDisabled)
    }
}

/// Shows items in the bars of a view controller. Existing hosts with the same placements are reused.
@MainActor
func applyToolbar(_ entries: [ToolbarEntry], of hosting: HostingView, to controller: UIViewController) {
    if hosting.hasBars || entries.contains(where: { [.bottom, .keyboard].contains($0.placement.place) }) {
        hosting.hasBars = true
        hosting.bars.show(entries, in: controller)
    }
    let item = controller.navigationItem
    func update(_ old: [UIBarButtonItem]?, _ place: ToolbarItemPlacement.Region) -> [UIBarButtonItem]? {
        let old = (old ?? []).filter { $0 is ToolbarBarItem }
        let wanted = entries.filter { $0.placement.place == place }
        guard !(wanted.isEmpty && old.isEmpty) else { return nil }
        return ToolbarBarItem.items(for: wanted, reusing: old, flexibleSpaces: false)
    }
    if let items = update(item.leftBarButtonItems, .leading), items != item.leftBarButtonItems ?? [] {
        item.leftBarButtonItems = items
    }
    // UIKit's trailing items start at the edge.
    if let items = update(item.rightBarButtonItems?.reversed(), .trailing),
        items != item.rightBarButtonItems?.reversed()
    {
        item.rightBarButtonItems = items.reversed()
    }
    if let title = entries.last(where: { $0.placement.place == .title }) {
        if let host = item.titleView as? HostingView {
            host.update(HostedRoot(content: title.view))
        } else {
            let host = HostingView(barItem: title)
            host.contentSizeDidChange = { [weak host] in host?.fitIdealSize() }
            item.titleView = host
        }
    } else if item.titleView is HostingView {
        item.titleView = nil
    }
}
