// Controls that are called by a title with a symbol.

extension Button where Label == PortableSwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a title, which isn't looked up, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(title, systemImage: systemImage, role: nil, action: action)
    }

    /// A button with a title and a symbol, and a role.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title, which isn't looked up, a symbol and a role.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == PortableSwiftUI.Label<Text, Image> {
    /// A toggle with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A toggle with a title, which isn't looked up, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Menu where Label == PortableSwiftUI.Label<Text, Image> {
    /// A menu with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A menu with a title, which isn't looked up, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(content: content) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A menu with a title and a symbol that a long press opens, while a tap does something.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: .init(titleKey, systemImage: systemImage), primaryAction: primaryAction)
    }

    /// A menu with a title, which isn't looked up, and a symbol that a long press opens, while a tap does something.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(content: content(), label: .init(title, systemImage: systemImage), primaryAction: primaryAction)
    }
}

extension Picker where Label == PortableSwiftUI.Label<Text, Image> {
    /// A picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A picker with a title, which isn't looked up, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }
}
