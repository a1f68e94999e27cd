import PortableUIKit

extension View {
    /// Says what the view is for: a hint that is read out.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Says what the view is for: a hint that is read out.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { accessibilityHint(textKey) }

    /// Says what the view is for, by a text that isn't looked up: a hint that is read out.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { accessibilityHint(text) }
}
