/// An action that opens a window.
///
/// Differs from SwiftUI: a device has one window, so the action does nothing.
@preconcurrency @MainActor
public struct OpenWindowAction {
    nonisolated init() {}

    /// Opens a window of the window group with an identifier.
    public func callAsFunction(id: String) {}

    /// Opens a window of the window group with an identifier for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

    /// Opens a window of the window group for the type of a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

/// An action that closes a window.
///
/// Differs from SwiftUI: a device has one window, so the action does nothing.
@preconcurrency @MainActor
public struct DismissWindowAction {
    nonisolated init() {}

    /// Closes the current window.
    public func callAsFunction() {}

    /// Closes the windows of the window group with an identifier.
    public func callAsFunction(id: String) {}

    /// Closes the window of the window group with an identifier for a value.
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}

    /// Closes the window for a value.
    public func callAsFunction<D: Codable & Hashable>(value: D) {}
}

extension EnvironmentValues {
    /// An action that opens windows. Differs from SwiftUI: a device has one window, so the action does nothing.
    public var openWindow: OpenWindowAction { OpenWindowAction() }

    /// An action that closes windows. Differs from SwiftUI: a device has one window, so the action does nothing.
    public var dismissWindow: DismissWindowAction { DismissWindowAction() }
}

extension WindowGroup {
    /// Creates windows with a view.
    @_disfavoredOverload
    public nonisolated init(@ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        self.init(content: makeContent)
    }

    /// Creates windows with a view and an identifier.
    @_disfavoredOverload
    public nonisolated init(id: String, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        self.init(content: makeContent)
    }

    /// Creates windows with a view and a title, which phones don't show.
    @_disfavoredOverload
    public nonisolated init(_ title: Text, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        self.init(content: makeContent)
    }

    /// Creates windows with a view, a title, and an identifier. A phone doesn't show the title.
    @_disfavoredOverload
    public nonisolated init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping @MainActor () -> Content) {
        self.init(content: makeContent)
    }

    /// Creates windows that show a value, with a title and an identifier. A phone doesn't show the title.
    ///
    /// Differs from SwiftUI: the device has one window, whose value is `nil` until the content writes it.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content)
    }

    /// Creates windows that show a value with a default, with a title. A phone doesn't show the title.
    ///
    /// Differs from SwiftUI: the device has one window, which begins with the default value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }

    /// Creates windows that show a value with a default, with a title and an identifier. A phone doesn't show the
    /// title.
    ///
    /// Differs from SwiftUI: the device has one window, which begins with the default value.
    public nonisolated init<D: Codable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping @MainActor (_ value: Binding<D>) -> C,
        defaultValue: @escaping @MainActor () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(for: type, content: content, defaultValue: defaultValue)
    }
}
