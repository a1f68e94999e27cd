/// A value that describes an alert, for the older modifiers `alert(isPresented:content:)` and `alert(item:content:)`.
public struct Alert {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an alert with one button, which is "OK" by default.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        self.title = title
        self.message = message
        buttons = dismissButton.map { [$0] } ?? []
    }

    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        self.title = title
        self.message = message
        buttons = [primaryButton, secondaryButton]
    }

    /// A value that describes a button of an alert or an action sheet.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: @MainActor () -> Void

        private init(_ label: Text, _ role: ButtonRole?, _ action: (@MainActor () -> Void)?) {
            self.label = label
            self.role = role
            self.action = action ?? {}
        }

        /// Creates a button with the default style.
        @preconcurrency
        public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, nil, action)
        }

        /// Creates a button that cancels the operation, with a label.
        @preconcurrency
        public static func cancel(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, .cancel, action)
        }

        /// Creates a button that cancels the operation, with the system's label.
        @preconcurrency
        public static func cancel(_ action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(Text("Cancel"), .cancel, action)
        }

        /// Creates a button for an operation that deletes data.
        @preconcurrency
        public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Alert.Button {
            Alert.Button(label, .destructive, action)
        }
    }
}

/// A value that describes an action sheet, for the older modifiers `actionSheet(isPresented:content:)` and
/// `actionSheet(item:content:)`.
public struct ActionSheet {
    let title: Text
    let message: Text?
    let buttons: [Button]

    /// Creates an action sheet with buttons. By default, it has a single cancel button.
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        self.title = title
        self.message = message
        self.buttons = buttons
    }

    /// The type of the buttons.
    public typealias Button = Alert.Button
}

/// The buttons of an older alert as views.
private nonisolated struct AlertButtons: View, MultipartView {
    let buttons: [Alert.Button]

    @MainActor var body: some View { EmptyView() }

    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] {
        buttons.map { button in Button(role: button.role, action: button.action) { button.label } }
    }
}

extension View {
    /// Presents an alert while a condition is `true`.
    public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
        let alert = content()
        return self.alert(alert.title, isPresented: isPresented) {
            AlertButtons(buttons: alert.buttons)
        } message: {
            alert.message
        }
    }

    /// Presents an alert for an item while the item isn't `nil`.
    public nonisolated func alert<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> Alert
    ) -> some View {
        let alert = item.wrappedValue.map(content)
        return self.alert(alert?.title ?? Text(verbatim: ""), isPresented: item.isPresent()) {
            AlertButtons(buttons: alert?.buttons ?? [])
        } message: {
            alert?.message
        }
    }

    /// Presents an action sheet while a condition is `true`.
    public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        let sheet = content()
        return confirmationDialog(sheet.title, isPresented: isPresented, titleVisibility: .visible) {
            AlertButtons(buttons: sheet.buttons)
        } message: {
            sheet.message
        }
    }

    /// Presents an action sheet for an item while the item isn't `nil`.
    public nonisolated func actionSheet<Item: Identifiable>(
        item: Binding<Item?>, content: (Item) -> ActionSheet
    ) -> some View {
        let sheet = item.wrappedValue.map(content)
        return confirmationDialog(
            sheet?.title ?? Text(verbatim: ""), isPresented: item.isPresent(), titleVisibility: .visible
        ) {
            AlertButtons(buttons: sheet?.buttons ?? [])
        } message: {
            sheet?.message
        }
    }
}

extension Binding {
    /// Returns a binding that's `true` while there's a value. Setting it to `false` removes the value.
    nonisolated func isPresent<Wrapped>() -> Binding<Bool> where Value == Wrapped? {
        Binding<Bool> {
            wrappedValue != nil
        } set: { isPresent in
            if !isPresent { wrappedValue = nil }
        }
    }
}
