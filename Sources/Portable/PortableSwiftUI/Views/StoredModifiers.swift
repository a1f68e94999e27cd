// Modifiers of features that the screen of a phone or tablet doesn't show, or that Linux doesn't have.

extension View {
    /// Sets the icon of alerts and confirmation dialogs in the view.
    ///
    /// Differs from SwiftUI: as on iOS, dialogs don't show icons.
    public nonisolated func dialogIcon(_ icon: Image?) -> some View { self }

    /// Sets the actions of a section in a sidebar.
    ///
    /// Differs from SwiftUI: the actions aren't shown.
    public nonisolated func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
}
