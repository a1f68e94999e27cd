/// An action that renames the subject of a view.
public struct RenameAction {
    let action: () -> Void

    /// Renames the subject.
    public func callAsFunction() { action() }
}

private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
}

extension EnvironmentValues {
    /// The action that renames the subject of the view, or `nil` if there's none.
    public var rename: RenameAction? { self[RenameKey.self] }
}

extension View {
    /// Sets the action of rename buttons in the view.
    public nonisolated func renameAction(_ action: @escaping () -> Void) -> some View {
        transformEnvironment(\.self) { $0[RenameKey.self] = RenameAction(action: action) }
    }

    /// Sets the action of rename buttons in the view: moving the keyboard's focus to a field.
    public nonisolated func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
        renameAction { isFocused.wrappedValue = true }
    }
}

/// A button that performs the rename action of its environment. It's disabled without one.
public nonisolated struct RenameButton<Label: View>: View {
    private let label: Label
    @Environment(\.rename) private var rename

    /// The button.
    @MainActor public var body: some View {
        let rename = rename
        Button {
            rename?()
        } label: {
            label
        }
        .disabled(rename == nil)
    }
}

extension RenameButton where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a button with the system's title and symbol.
    public init() {
        label = PortableSwiftUI.Label("Rename", systemImage: "pencil")
    }
}
