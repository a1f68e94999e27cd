/// An action that dismisses the presentation, or pops the screen, that contains a view.
@preconcurrency @MainActor
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void = {}) {
        self.action = action
    }

    /// Dismisses the presentation or pops the screen.
    public func callAsFunction() { action() }
}

/// The presentation state of a view: whether it's presented, and an action that dismisses it.
public struct PresentationMode {
    /// A Boolean value that indicates whether the view is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Dismisses the presentation.
    public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The action that dismisses the presentation or pops the screen. Elsewhere, it does nothing.
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }

    /// A Boolean value that indicates whether the view is inside a presentation.
    public internal(set) var isPresented: Bool {
        get { self[IsPresentedKey.self] }
        set { self[IsPresentedKey.self] = newValue }
    }

    /// The presentation state of the view.
    public var presentationMode: Binding<PresentationMode> {
        let (isPresented, dismiss) = (isPresented, dismiss)
        return Binding {
            PresentationMode(isPresented: isPresented)
        } set: { mode in
            guard isPresented, !mode.isPresented else { return }
            MainActor.assumeIsolated { dismiss() }
        }
    }
}
