import PortableUIKit

extension View {
    /// Adds an action to perform when a value changes, with the old and the new value. If `initial` is `true`, the
    /// action also runs when the view appears.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
    }

    /// Adds an action to perform when a value changes. If `initial` is `true`, the action also runs when the view
    /// appears.
    public nonisolated func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
    }

    /// Adds an action to perform when a value changes, with the new value.
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public nonisolated func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some View
    {
        modifier(_ValueActionModifier(value: value, isInitial: false) { _, new in action(new) })
    }
}

/// The modifier that `onChange` applies.
public struct _ValueActionModifier<Value: Equatable> {
    let value: Value
    let isInitial: Bool
    let action: (Value, Value) -> Void
}

extension _ValueActionModifier: PrimitiveModifier {
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        ValueActionNode(view, inputs)
    }
}

private final class ValueActionNode<Content: View, Value: Equatable>: PresenceNode<Content, _ValueActionModifier<Value>>
{
    private lazy var last = view.modifier.value
    private var flush = 0
    private var runs = 0

    // The previous value is compared even while the view isn't visible.
    override var followsVisibility: Bool { false }

    override init(_ view: ModifiedContent<Content, _ValueActionModifier<Value>>, _ inputs: _ViewInputs) {
        super.init(view, inputs)
        _ = last
    }

    override func didAppear() {
        if view.modifier.isInitial { view.modifier.action(view.modifier.value, view.modifier.value) }
    }

    override func modifierDidChange(from previous: _ValueActionModifier<Value>?) {
        guard view.modifier.value != last else { return }
        let old = last
        last = view.modifier.value
        graph.afterLayout { [self] in run(old, view.modifier.value) }
    }

    private func run(_ old: Value, _ new: Value) {
        guard !isRemoved, isWithinBounds else { return }
        view.modifier.action(old, new)
    }

    /// A Boolean value that indicates whether the action can run again in this frame. It runs at most twice, as in
    /// SwiftUI, because an action that reverts its cause would otherwise never end.
    private var isWithinBounds: Bool {
        if flush != graph.statistics.flushes { (flush, runs) = (graph.statistics.flushes, 0) }
        runs += 1
        if runs == 3 {
            Diagnostics.log("onChange(of: \(Value.self)) action tried to update multiple times per frame.")
        }
        return runs < 3
    }
}
