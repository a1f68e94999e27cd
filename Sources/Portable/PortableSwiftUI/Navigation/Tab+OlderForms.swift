extension Tab {
    /// Creates a tab with a value and a label.
    @_disfavoredOverload
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(value: value, role: nil, content: content, label: label)
    }
}

extension Tab where Label == EmptyView {
    /// Creates a tab with a value, without a label.
    public init(value: Value, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: nil, content: content) { EmptyView() }
    }
}

extension Tab where Value == Never, Label == EmptyView {
    /// Creates a tab without a label.
    public init(@ViewBuilder content: () -> Content) {
        self.init(role: nil, content: content) { EmptyView() }
    }
}

extension Tab where Value == Never {
    /// Creates a tab with a label.
    @_disfavoredOverload
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init(role: nil, content: content, label: label)
    }
}

extension Tab where Label == DefaultTabLabel {
    /// Creates a tab with a value, a title, and a symbol.
    @_disfavoredOverload
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, @ViewBuilder content: () -> Content
    ) {
        self.init(titleKey, systemImage: systemImage, value: value, role: nil, content: content)
    }

    /// Creates a tab with a value, a title, and an image.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content) {
        self.init(titleKey, image: image, value: value, role: nil, content: content)
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    /// Creates a tab with a title and a symbol.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
        self.init(titleKey, systemImage: systemImage, role: nil, content: content)
    }

    /// Creates a tab with a title and an image.
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {
        self.init(titleKey, image: image, role: nil, content: content)
    }
}
