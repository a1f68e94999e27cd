/// An action that dismisses the presentation, or pops the screen, that contains a view.
@preconcurrency @MainActor
public struct DismissAction {
    private let action: @MainActor () -> Void

    nonisolated init(_ action: @escaping @MainActor () -> Void = {}) {
        self.action = action
    }

    /// Leaves it.
    public func callAsFunction() { action() }
}

/// The presentation state of a view: whether it's presented, and an action that dismisses it.
public struct PresentationMode {
    /// Whether it is presented.
    public private(set) var isPresented: Bool

    init(isPresented: Bool) {
        self.isPresented = isPresented
    }

    /// Leaves it.
    public mutating func dismiss() { isPresented = false }
}

private enum DismissKey: EnvironmentKey {
    static var defaultValue: DismissAction { DismissAction() }
}

private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Leaves the screen, or what is presented; does nothing elsewhere.
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
