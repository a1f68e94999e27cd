import PortableUIKit

/// The edit mode of a view.
public enum EditMode: Hashable, Sendable {
    /// The user isn't editing.
    case inactive
    /// The user is editing temporarily, for example by swiping a row.
    case transient
    /// The user is editing.
    case active

    /// A Boolean value that indicates whether the user is editing.
    public var isEditing: Bool { self != .inactive }
}

/// The edit mode, and a Boolean value that indicates whether it belongs to the screen instead of a view of the app.
struct EditModeValue {
    var binding: Binding<EditMode>?
    var isOfScreen = false
}

private enum EditModeKey: EnvironmentKey {
    static var defaultValue: EditModeValue { EditModeValue() }
}

extension EnvironmentValues {
    /// The edit mode of the views. Each screen has its own, unless the app sets one.
    public var editMode: Binding<EditMode>? {
        get { self[EditModeKey.self].binding }
        set { self[EditModeKey.self] = EditModeValue(binding: newValue) }
    }

    /// Sets the edit mode for the views of a screen, unless the app has set one around the screen.
    mutating func setEditModeOfScreen(_ binding: Binding<EditMode>) {
        let current = self[EditModeKey.self]
        guard current.binding == nil || current.isOfScreen else { return }
        self[EditModeKey.self] = EditModeValue(binding: binding, isOfScreen: true)
    }
}

/// A button that starts and ends the edit mode of the enclosing views.
public struct EditButton: View {
    @Environment(\.editMode) private var editMode

    /// Creates the button.
    public nonisolated init() {}

    /// A button with the title "Edit" or "Done".
    public var body: some View {
        let editMode = editMode
        let isEditing = editMode?.wrappedValue.isEditing ?? false
        Button(isEditing ? "Done" : "Edit") {
            withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
        }
        .fontWeight(isEditing ? .semibold : nil)
    }
}
