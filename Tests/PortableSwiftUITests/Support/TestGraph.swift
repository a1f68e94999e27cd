import LayoutGeometry
import Testing

@testable import PortableSwiftUI

/// A view in a graph without a host.
@MainActor
final class TestGraph {
    let graph: ViewGraph

    init(_ view: some View, environment: EnvironmentValues = EnvironmentValues()) {
        graph = ViewGraph(view, environment: environment)
        settle()
    }

    deinit {
        MainActor.assumeIsolated { graph.end() }
    }

    /// Renders one frame.
    func settle() {
        graph.layout(in: Size(width: 100, height: 100))
        _ = graph.displayNode(PixelGrid(scale: 1))
    }

    /// The names of the boxes with the padding around them, from top to bottom.
    var boxes: [String] {
        var names: [String] = []
        func collect(_ element: Element) {
            if let box = element as? BoxElement {
                names.append(box.tint.isEmpty ? box.name : "\(box.name):\(box.tint)")
            }
            element.children.forEach(collect)
        }
        collect(graph.rootElement)
        return names
    }

    func element(_ name: String) -> BoxElement? {
        func find(_ element: Element) -> BoxElement? {
            if let box = element as? BoxElement, box.name == name { return box }
            return element.children.lazy.compactMap(find).first
        }
        return find(graph.rootElement)
    }

    /// The number of bodies that a change evaluates.
    func bodies(of change: () -> Void) -> Int {
        let before = graph.statistics.bodiesEvaluated
        change()
        settle()
        return graph.statistics.bodiesEvaluated - before
    }
}
