/// The places of views that have gone while their elements are still drawn on their way out. They stay alive so long:
/// what they animate goes on, and their tasks do.
@MainActor
final class Departures {
    private struct Departure {
        var nodes: [_AnyViewNode]
        var elements: [Element]
    }

    /// Those that went since the last layout.
    private var new = Departure(nodes: [], elements: [])
    private var departures: [Departure] = []

    /// A view goes.
    func add(_ node: _AnyViewNode) { new.nodes.append(node) }

    /// An element begins to leave.
    func begin(_ element: Element) { new.elements.append(element) }

    /// All items were taken in: views of which nothing is drawn any more are gone.
    func settle() {
        let new = new
        self.new = Departure(nodes: [], elements: [])
        if new.elements.isEmpty {
            new.nodes.forEach { $0.remove() }
        } else {
            departures.append(new)
        }
    }

    /// An element has gone, or is back.
    func end(_ element: Element) {
        new.elements.removeAll { $0 === element }
        var gone: [_AnyViewNode] = []
        for index in departures.indices.reversed() {
            departures[index].elements.removeAll { $0 === element }
            if departures[index].elements.isEmpty { gone += departures.remove(at: index).nodes }
        }
        gone.forEach { $0.remove() }
    }

    /// A view that was to go is there again; returns whether it hadn't gone yet.
    func takeBack(_ node: _AnyViewNode) -> Bool {
        func take(from departure: inout Departure) -> Bool {
            guard let index = departure.nodes.firstIndex(where: { $0 === node }) else { return false }
            departure.nodes.remove(at: index)
            return true
        }
        return take(from: &new) || departures.indices.contains { take(from: &departures[$0]) }
    }

    /// The graph ends.
    func removeAll() {
        let all = departures + [new]
        departures = []
        new = Departure(nodes: [], elements: [])
        for departure in all { departure.nodes.forEach { $0.remove() } }
    }
}
