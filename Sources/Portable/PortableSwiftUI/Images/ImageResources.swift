import PortableUIKit

extension Image {
    /// Creates an image from an asset catalog.
    public init(_ resource: ImageResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}

extension Color {
    /// Creates a color from an asset catalog.
    public nonisolated init(_ resource: ColorResource) {
        self.init(uiColor: UIColor(resource: resource))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and an image from an asset catalog.
    public nonisolated init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// Creates a label with an image from an asset catalog and a title that isn't localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}

extension Button where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a button with a title and an image from an asset catalog.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(titleKey, image: image, role: nil, action: action)
    }

    /// Creates a button with an image from an asset catalog and a title that isn't localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, action: @escaping @MainActor () -> Void
    ) {
        self.init(title, image: image, role: nil, action: action)
    }

    /// Creates a button with a title, an image from an asset catalog, and a role.
    @preconcurrency
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableSwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a button with an image from an asset catalog, a role, and a title that isn't localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableSwiftUI.Label(title, image: image) }
    }
}

extension Toggle where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a toggle with a title and an image from an asset catalog.
    public nonisolated init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PortableSwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a toggle with an image from an asset catalog and a title that isn't localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PortableSwiftUI.Label(title, image: image) }
    }
}

extension Menu where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and an image from an asset catalog.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PortableSwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a menu with an image from an asset catalog and a title that isn't localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { PortableSwiftUI.Label(title, image: image) }
    }
}

extension Picker where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a picker with a title and an image from an asset catalog.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { PortableSwiftUI.Label(titleKey, image: image) }
    }

    /// Creates a picker with an image from an asset catalog and a title that isn't localized.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, image: ImageResource, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { PortableSwiftUI.Label(title, image: image) }
    }
}
