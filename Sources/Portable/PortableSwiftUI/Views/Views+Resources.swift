import Foundation
import PortableUIKit

// Initializers and modifiers with a resource, such as a symbol of a string catalog. A literal is a key.

extension View {
    /// Sets the localized title of the screen that contains the view.
    @_disfavoredOverload
    public nonisolated func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        navigationTitle(Text(titleResource))
    }

    /// Sets the localized label of the view for accessibility.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel(_ labelResource: LocalizedStringResource) -> some View {
        accessibilityLabel(Text(labelResource))
    }

    /// Sets the localized hint of the view for accessibility.
    @_disfavoredOverload
    public nonisolated func accessibilityHint(_ hintResource: LocalizedStringResource) -> some View {
        accessibilityHint(Text(hintResource))
    }

    /// Presents an alert with a localized title.
    @_disfavoredOverload
    public nonisolated func alert<A: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions)
    }

    /// Presents an alert with a localized title and a message.
    @_disfavoredOverload
    public nonisolated func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View {
        alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(header: Text(titleResource), content: content(), footer: EmptyView())
    }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a localized title to the stack's destination for a value.
    @_disfavoredOverload
    public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
        self.init(value: value) { Text(titleResource) }
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleResource) }
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a localized title, a symbol, and a value.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
        @ViewBuilder content: () -> Content
    ) where Value: Hashable {
        self.init(String(localized: titleResource), systemImage: systemImage, value: value, content: content)
    }
}

extension LabeledContent where Label == Text, Content: View {
    /// Creates labeled content with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates labeled content with a localized title and a text.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
        self.init(content: { Text(value) }) { Text(titleResource) }
    }
}
