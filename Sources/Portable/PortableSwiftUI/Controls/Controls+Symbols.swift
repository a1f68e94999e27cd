extension Button where Label == PortableSwiftUI.Label<Text, Image> {
    /// A button with a title and a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { PortableSwiftUI.Label(titleKey, systemImage: systemImage) }
    }

    /// A button with a title, which isn't looked up, and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(role: nil, action: action) { PortableSwiftUI.Label(title, systemImage: systemImage) }
    }
}
