extension WindowGroup {
    /// Creates windows with a title and an identifier. A phone doesn't show the title.
    public nonisolated init(_ title: Text, id: String, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(content: content)
    }

    /// Creates windows with a title and an identifier. A phone doesn't show the title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(content: content)
    }

    /// Creates windows with a title. A phone doesn't show it.
    public nonisolated init(_ title: Text, @ViewBuilder content: @escaping @MainActor () -> Content) {
        self.init(content: content)
    }

    /// Creates windows with a title. A phone doesn't show it.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        self.init(content: content)
    }

    /// Creates windows that show a value.
    ///
    /// Differs from SwiftUI: the device has one window, whose value is `nil` until the content writes it.
    public nonisolated init<D: Codable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(content: content) }
    }

    /// Creates windows that show a value, with an identifier.
    ///
    /// Differs from SwiftUI: the device has one window, whose value is `nil` until the content writes it.
    public nonisolated init<D: Codable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init { PresentedWindowContent(content: content) }
    }
}

/// The content of a window that shows a value.
public nonisolated struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: @MainActor (Binding<Data?>) -> Content

    init(value: Data? = nil, content: @escaping @MainActor (Binding<Data?>) -> Content) {
        _value = State(wrappedValue: value)
        self.content = content
    }

    /// The content with a binding to the value.
    @MainActor public var body: some View { content($value) }
}
