/// The container whose background a view sets.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String

    /// The background of a widget.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// The background of a screen in a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// The background of a navigation split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
}

extension View {
    /// Sets the background of the container that shows the view to a style.
    ///
    /// Differs from SwiftUI: the background is behind the view and the safe area around it. There are no widgets.
    @ViewBuilder public nonisolated func containerBackground<S: ShapeStyle>(
        _ style: S, for container: ContainerBackgroundPlacement
    ) -> some View {
        if container == .widget { self } else { background(style, ignoresSafeAreaEdges: .all) }
    }

    /// Sets the background of the container that shows the view to another view.
    ///
    /// Differs from SwiftUI: the background is behind the view and the safe area around it. There are no widgets.
    @ViewBuilder public nonisolated func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        if container == .widget {
            self
        } else {
            background(alignment: alignment) { content().ignoresSafeArea() }
        }
    }
}
