/// The nodes of removed views whose elements are still drawn during their transitions. Until the transition ends, the
/// nodes remain alive, and their animations and tasks continue.
@MainActor
final class ExitingNodes {
    private struct ExitingGroup {
        var nodes: [_AnyViewNode]
        var elements: [Element]
    }

    /// The views and elements that were removed since the last layout.
    private var new = ExitingGroup(nodes: [], elements: [])
    private var groups: [ExitingGroup] = []

    /// Adds the node of a removed view.
    func add(_ node: _AnyViewNode) { new.nodes.append(node) }

    /// Adds an element whose removal transition begins.
    func begin(_ element: Element) { new.elements.append(element) }

    /// Removes the nodes without drawn elements. Called after all items were updated.
    func settle() {
        let new = new
        self.new = ExitingGroup(nodes: [], elements: [])
        if new.elements.isEmpty {
            new.nodes.forEach { $0.remove() }
        } else {
            groups.append(new)
        }
    }

    /// Called after the removal transition of an element has ended, or was canceled.
    func end(_ element: Element) {
        new.elements.removeAll { $0 === element }
        var gone: [_AnyViewNode] = []
        for index in groups.indices.reversed() {
            groups[index].elements.removeAll { $0 === element }
            if groups[index].elements.isEmpty { gone += groups.remove(at: index).nodes }
        }
        gone.forEach { $0.remove() }
    }

    /// Cancels the departure of a node whose view was inserted again. Returns `false` if the node was already removed.
    func reclaim(_ node: _AnyViewNode) -> Bool {
        func removeNode(from group: inout ExitingGroup) -> Bool {
            guard let index = group.nodes.firstIndex(where: { $0 === node }) else { return false }
            group.nodes.remove(at: index)
            return true
        }
        return removeNode(from: &new) || groups.indices.contains { removeNode(from: &groups[$0]) }
    }

    /// Removes all nodes. Called when the graph ends.
    func removeAll() {
        let all = groups + [new]
        groups = []
        new = ExitingGroup(nodes: [], elements: [])
        for group in all { group.nodes.forEach { $0.remove() } }
    }
}
