import Foundation
import PortableUIKit

extension View {
    /// Lets the user select a file while a condition holds.
    ///
    /// Differs from SwiftUI: there's no app with files, so the condition is set to `false` without a result.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(UnavailableFiles(isPresented: isPresented, onCancellation: {}))
    }

    /// Lets the user select files while a condition holds.
    ///
    /// Differs from SwiftUI: there's no app with files, so the condition is set to `false` without a result.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(UnavailableFiles(isPresented: isPresented, onCancellation: {}))
    }

    /// Lets the user select files while a condition holds.
    ///
    /// Differs from SwiftUI: there's no app with files, so the condition is set to `false`, and the cancellation is
    /// reported.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(UnavailableFiles(isPresented: isPresented, onCancellation: onCancellation))
    }

    /// Lets the user save an item as a file while a condition holds.
    ///
    /// Differs from SwiftUI: there's no app with files, so the condition is set to `false`, and the cancellation is
    /// reported.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(UnavailableFiles(isPresented: isPresented, onCancellation: onCancellation))
    }

    /// Lets the user save items as files while a condition holds.
    ///
    /// Differs from SwiftUI: there's no app with files, so the condition is set to `false`, and the cancellation is
    /// reported.
    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        modifier(UnavailableFiles(isPresented: isPresented, onCancellation: onCancellation))
    }
}

/// Ends the presentation of files as soon as it begins.
nonisolated struct UnavailableFiles: ViewModifier {
    let isPresented: Binding<Bool>
    let onCancellation: () -> Void

    @MainActor func body(content: Content) -> some View {
        let (isPresented, cancel) = (isPresented, onCancellation)
        content.onChange(of: isPresented.wrappedValue, initial: true) { _, isWanted in
            guard isWanted else { return }
            Diagnostics.log("There's no app with files, so fileImporter and fileExporter show nothing.")
            isPresented.wrappedValue = false
            cancel()
        }
    }
}
