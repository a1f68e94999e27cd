extension View {
    /// Presents a find interface for the text editors in the view while a condition is `true`.
    ///
    /// Differs from SwiftUI: text editors have no find interface.
    public nonisolated func findNavigator(isPresented: Binding<Bool>) -> some View { self }

    /// Disables the find interface of text editors in the view.
    public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View { self }

    /// Disables the replacement of text by the find interface of text editors in the view.
    public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View { self }
}
