import Foundation
import PortableUIKit

// Initializers with a resource, such as a symbol of a string catalog: `Button(.done) { … }`. A literal is a key.

extension Button where Label == Text {
    /// Creates a button with a localized title.
    @_disfavoredOverload @preconcurrency
    public init(_ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { Text(titleResource) }
    }

    /// Creates a button with a localized title and a role.
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { Text(titleResource) }
    }
}

extension Button where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a button with a localized title and a symbol.
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: nil, action: action) { PortableSwiftUI.Label(titleResource, systemImage: systemImage) }
    }

    /// Creates a button with a localized title, a symbol, and a role.
    @_disfavoredOverload @preconcurrency
    public init(
        _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableSwiftUI.Label(titleResource, systemImage: systemImage) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a localized title and an image from the app's resources.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(name) })
    }

    /// Creates a label with a localized title and a symbol.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
        self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
    }

    /// Creates a label with a localized title and an image from an asset catalog.
    @_disfavoredOverload
    public nonisolated init(_ titleResource: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: { Text(titleResource) }, icon: { Image(resource) })
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { Text(titleResource) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(titleResource) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    @_disfavoredOverload
    public init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }
}

extension TextField where Label == Text {
    /// Creates a field with a localized title, which is also the placeholder.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }

    /// Creates a field with a localized title, which grows along an axis.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
    }
}

extension SecureField where Label == Text {
    /// Creates a field with a localized title, which is also the placeholder.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(titleResource) }
    }
}

extension Link where Label == Text {
    /// Creates a link with a localized title.
    @_disfavoredOverload
    public init(_ titleResource: LocalizedStringResource, destination: URL) {
        self.init(destination: destination) { Text(titleResource) }
    }
}
