extension View {
    /// Adds a task that starts when the view appears on screen, and is canceled when the view disappears.
    ///
    /// The task starts again when the view reappears, at the same times as `onAppear`.
    public nonisolated func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: false, priority: priority, action: action))
    }

    /// Adds a task that starts when the view appears on screen, and again when `value` changes. It's canceled when the
    /// view leaves the screen, and before it starts again.
    public nonisolated func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
    ) -> some View {
        modifier(_TaskModifier(id: value, priority: priority, action: action))
    }
}

/// The modifier that `task` applies.
public struct _TaskModifier<ID: Equatable> {
    let id: ID
    let priority: TaskPriority
    let action: @isolated(any) () async -> Void
}

extension _TaskModifier: PrimitiveModifier {
    /// Creates the node of the view.
    public static func _makeNode<Modified: View>(
        _ view: ModifiedContent<Modified, Self>, _ inputs: _ViewInputs
    ) -> _ViewNode<ModifiedContent<Modified, Self>> {
        TaskNode(view, inputs)
    }
}

private final class TaskNode<Content: View, ID: Equatable>: PresenceNode<Content, _TaskModifier<ID>> {
    private var task: Task<Void, Never>?
    private var id: ID?

    deinit { task?.cancel() }

    override func didAppear() { begin() }

    override func didDisappear() {
        task?.cancel()
        task = nil
    }

    override func modifierDidChange(from previous: _TaskModifier<ID>?) {
        guard hasAppeared, let id, view.modifier.id != id else { return }
        graph.afterLayout { [self] in
            guard hasAppeared, view.modifier.id != self.id else { return }
            begin()
        }
    }

    // The synchronous part of a task runs after all other work of the frame, because the main actor is busy until then.
    private func begin() {
        task?.cancel()
        id = view.modifier.id
        // The closure is sendable, and each task calls it only from here.
        nonisolated(unsafe) let action = view.modifier.action
        task = Task(priority: view.modifier.priority) { await action() }
    }
}
