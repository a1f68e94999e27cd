extension NSTextContainer {
    /// The layout manager of the container.
    public var layoutManager: NSLayoutManager? { link.layoutManager as? NSLayoutManager }

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
