extension NSTextContainer {
    /// The layout manager of the container. It's `nil` if an ``NSTextLayoutManager`` has the container.
    public var layoutManager: NSLayoutManager? {
        let manager = link.layoutManager as? NSLayoutManager
        return manager is TextLayoutEngine ? nil : manager
    }

    /// The text layout manager of the container. It's `nil` if an ``NSLayoutManager`` has the container.
    ///
    /// Differs from UIKit: the container of a text view has both.
    public var textLayoutManager: NSTextLayoutManager? {
        (link.layoutManager as? TextLayoutEngine)?.owner ?? layoutManager?.textLayoutManager
    }

    /// Replaces the layout manager. The new one lays out the same storage in the same containers.
    public func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
        guard let old = layoutManager, old !== newLayoutManager else { return }
        let storage = old.textStorage
        let containers = old.textContainers
        for index in containers.indices.reversed() { old.removeTextContainer(at: index) }
        storage?.removeLayoutManager(old)
        for container in containers { newLayoutManager.addTextContainer(container) }
        storage?.addLayoutManager(newLayoutManager)
    }
}
