// Initializers of controls with a title and a symbol.

extension Button where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a title that isn't localized, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a title, a symbol, and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a button with a title that isn't localized, a symbol, and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a toggle with a title that isn't localized, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a menu with a title that isn't localized, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// Creates a menu with a title and a symbol. A tap performs the primary action; a long press opens the menu.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: .init(titleKey, systemImage: systemImage), primaryAction: primaryAction)
    }

    /// Creates a menu with a title that isn't localized, and a symbol. A tap performs the primary action; a long press
    /// opens the menu.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: .init(title, systemImage: systemImage), primaryAction: primaryAction)
    }
}

extension Picker where Label == PortableSwiftUI.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// Creates a picker with a title that isn't localized, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }
}
