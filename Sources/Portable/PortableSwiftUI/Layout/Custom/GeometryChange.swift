import LayoutGeometry
import PortableUIKit
import ViewLayoutEngine

extension View {
    /// Runs an action when a value that is computed from the view's geometry changes, and once after the first layout.
    ///
    /// - Parameters:
    ///   - transform: A closure that returns the value for the view's geometry.
    ///   - action: The action, which runs after the layout with the new value.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform) { _, new in action(new) })
    }

    /// Runs an action when a value that is computed from the view's geometry changes, and once after the first layout.
    ///
    /// - Parameters:
    ///   - transform: A closure that returns the value for the view's geometry.
    ///   - action: The action, which runs after the layout with the old and the new value. In the first call, both are
    ///     the same.
    public nonisolated func onGeometryChange<T: Equatable & Sendable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        modifier(_GeometryChangeModifier(transform: transform, action: action))
    }
}

/// The modifier that `onGeometryChange(for:of:action:)` applies.
public nonisolated struct _GeometryChangeModifier<Value: Equatable & Sendable>: WrappingModifier {
    let transform: (GeometryProxy) -> Value
    let action: (Value, Value) -> Void

    @MainActor func makeElement(_ inputs: _ViewInputs) -> GeometryChangeElement<Value> { GeometryChangeElement() }

    @MainActor func update(_ element: GeometryChangeElement<Value>, _ inputs: _ViewInputs) {
        element.transform = transform
        element.action = action
    }
}

final class GeometryChangeElement<Value: Equatable & Sendable>: UnaryElement, FrameReader {
    var transform: ((GeometryProxy) -> Value)?
    var action: (Value, Value) -> Void = { _, _ in }
    private var value: Value?
    var readFrames: [CoordinateSpace: Rect] = [:]

    override func placeChildren(in size: Size, _ proposal: ProposedSize) {
        super.placeChildren(in: size, proposal)
        update(size)
    }

    override func frameDidChange() { update(frame.size) }

    func positionDidChange() { update(frame.size) }

    private func update(_ size: Size) {
        guard let transform, let graph else { return }
        let insets = EdgeInsets(touchedSafeArea(.all))
        let new = transform(GeometryProxy(size: size.cgSize, safeAreaInsets: insets, element: self))
        let old = value
        guard new != old else { return }
        value = new
        graph.afterLayout { [weak self] in self?.action(old ?? new, new) }
    }
}
