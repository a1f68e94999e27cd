import Foundation

extension TextField where Label == Text {
    /// Creates a field with a title, and closures for the beginning, the end, and the submission of editing.
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) and View.focused(_:) instead.")
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(text: text, label: Text(titleKey), EditingActions(changed: onEditingChanged, commit: onCommit))
    }

    /// Creates a field with a title, and a closure that's called when editing begins and ends.
    @available(*, deprecated, message: "Use View.focused(_:) instead.")
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text, label: Text(titleKey), EditingActions(changed: onEditingChanged, commit: {}))
    }

    /// Creates a field with a title that isn't localized, and closures for the beginning, the end, and the submission of
    /// editing.
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) and View.focused(_:) instead.")
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(text: text, label: Text(title), EditingActions(changed: onEditingChanged, commit: onCommit))
    }

    /// Creates a field with a title that isn't localized, and a closure that's called when editing begins and ends.
    @available(*, deprecated, message: "Use View.focused(_:) instead.")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(text: text, label: Text(title), EditingActions(changed: onEditingChanged, commit: {}))
    }

    /// Creates a field of a formatted value with a title, and closures for the beginning, the end, and the submission of
    /// editing.
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) and View.focused(_:) instead.")
    @preconcurrency
    public init<T>(
        _ titleKey: LocalizedStringKey, value: Binding<T>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(
            value: value, formatter, label: Text(titleKey),
            EditingActions(changed: onEditingChanged, commit: onCommit))
    }

    /// Creates a field of a formatted value with a title, and a closure that's called when editing begins and ends.
    @available(*, deprecated, message: "Use View.focused(_:) instead.")
    public init<T>(
        _ titleKey: LocalizedStringKey, value: Binding<T>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            value: value, formatter, label: Text(titleKey), EditingActions(changed: onEditingChanged, commit: {}))
    }
}

extension TextField where Label == Text {
    /// Creates a field of a formatted value with a title that isn't localized, and closures for the beginning, the end, and
    /// the submission of editing.
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) and View.focused(_:) instead.")
    @preconcurrency
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, value: Binding<T>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping @MainActor () -> Void
    ) {
        self.init(
            value: value, formatter, label: Text(title), EditingActions(changed: onEditingChanged, commit: onCommit))
    }

    /// Creates a field of a formatted value with a title that isn't localized, and a closure that's called when editing
    /// begins and ends.
    @available(*, deprecated, message: "Use View.focused(_:) instead.")
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S, value: Binding<T>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            value: value, formatter, label: Text(title), EditingActions(changed: onEditingChanged, commit: {}))
    }
}

/// The closures of the older initializers of fields.
nonisolated struct EditingActions {
    let changed: (Bool) -> Void
    let commit: @MainActor () -> Void
}
