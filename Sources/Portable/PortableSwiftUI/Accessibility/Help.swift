import PortableUIKit

extension View {
    /// Sets the accessibility hint of the view.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Sets the accessibility hint of the view.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Sets the accessibility hint of the view. The text isn't localized.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
