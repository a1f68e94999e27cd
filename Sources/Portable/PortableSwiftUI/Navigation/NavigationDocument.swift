import Foundation

extension View {
    /// Sets the document that the screen shows.
    ///
    /// Differs from SwiftUI: titles have no menu for the document.
    ///
    /// - Parameter url: The location of the document.
    public nonisolated func navigationDocument(_ url: URL) -> some View { self }

    /// Sets the document that the screen shows.
    ///
    /// Differs from SwiftUI: titles have no menu for the document.
    public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View { self }

    /// Sets the document that the screen shows, with a preview.
    ///
    /// Differs from SwiftUI: titles have no menu for the document.
    public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D, preview: SharePreview<I1, I2>
    ) -> some View {
        self
    }
}
