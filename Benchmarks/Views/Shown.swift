import DisplayList
import LayoutGeometry
import PortableSwiftUI
import ViewLayoutEngine

/// A view as a host shows it, without the host: what is measured is SwiftUI's alone.
@MainActor
final class Shown {
    static let environment = {
        var environment = EnvironmentValues()
        environment.displayScale = 3
        return environment
    }()

    let graph: ViewGraph
    private let size: Size

    init(_ view: some View, width: Double = 390, height: Double = 844) {
        graph = ViewGraph(view, environment: Shown.environment)
        size = Size(width: width, height: height)
    }

    /// Lays out and draws what changed.
    func frame() {
        graph.layout(in: size)
        _ = graph.displayNode(PixelGrid(scale: 3))
    }

    /// Lays out what changed.
    func layout() { graph.layout(in: size) }
}
