// Windows for values with a title or a default value.

extension WindowGroup {
    /// Creates windows that show a value, with a title. A phone doesn't show the title.
    ///
    /// Differs from SwiftUI: the device has one window, whose value is `nil` until the content writes it.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    /// Creates windows that show a value, with a title. A phone doesn't show the title.
    ///
    /// Differs from SwiftUI: the device has one window, whose value is `nil` until the content writes it.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    /// Creates windows that show a value with a default.
    ///
    /// Differs from SwiftUI: the device has one window, which begins with the default value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(initialValue: defaultValue(), content: content) }
    }

    /// Creates windows that show a value with a default, with an identifier.
    ///
    /// Differs from SwiftUI: the device has one window, which begins with the default value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }
}

extension PresentedWindowContent {
    /// Creates the content of a window that begins with a value.
    @MainActor fileprivate init(initialValue: Data, content: @escaping @MainActor (Binding<Data>) -> Content) {
        // Bindings of views are read on the main actor.
        nonisolated(unsafe) let initialValue = initialValue
        self.init(value: initialValue) { value in
            content(
                Binding {
                    value.wrappedValue ?? initialValue
                } set: {
                    value.wrappedValue = $0
                })
        }
    }
}
