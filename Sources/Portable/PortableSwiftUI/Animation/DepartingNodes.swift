/// The nodes of removed views whose elements are still drawn during their transitions. Until the transition ends, the
/// nodes remain alive, and their animations and tasks continue.
@MainActor
final class DepartingNodes {
    private struct Departure {
        var nodes: [_AnyViewNode]
        var elements: [Element]
    }

    /// The views and elements that were removed since the last layout.
    private var new = Departure(nodes: [], elements: [])
    private var departures: [Departure] = []

    /// Adds the node of a removed view.
    func add(_ node: _AnyViewNode) { new.nodes.append(node) }

    /// Adds an element whose removal transition begins.
    func begin(_ element: Element) { new.elements.append(element) }

    /// Removes the nodes without drawn elements. Called after all items were updated.
    func settle() {
        let new = new
        self.new = Departure(nodes: [], elements: [])
        if new.elements.isEmpty {
            new.nodes.forEach { $0.remove() }
        } else {
            departures.append(new)
        }
    }

    /// Called after the removal transition of an element has ended, or was canceled.
    func end(_ element: Element) {
        new.elements.removeAll { $0 === element }
        var gone: [_AnyViewNode] = []
        for index in departures.indices.reversed() {
            departures[index].elements.removeAll { $0 === element }
            if departures[index].elements.isEmpty { gone += departures.remove(at: index).nodes }
        }
        gone.forEach { $0.remove() }
    }

    /// Cancels the departure of a node whose view was inserted again. Returns `false` if the node was already removed.
    func reclaim(_ node: _AnyViewNode) -> Bool {
        func removeNode(from departure: inout Departure) -> Bool {
            guard let index = departure.nodes.firstIndex(where: { $0 === node }) else { return false }
            departure.nodes.remove(at: index)
            return true
        }
        return removeNode(from: &new) || departures.indices.contains { removeNode(from: &departures[$0]) }
    }

    /// Removes all nodes. Called when the graph ends.
    func removeAll() {
        let all = departures + [new]
        departures = []
        new = Departure(nodes: [], elements: [])
        for departure in all { departure.nodes.forEach { $0.remove() } }
    }
}
