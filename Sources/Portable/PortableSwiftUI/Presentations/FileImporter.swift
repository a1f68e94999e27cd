import Foundation
import PortableUIKit

extension View {
    /// Lets the user select a file while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType],
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        modifier(
            FilePresentation(
                isPresented: isPresented, task: .opening(allowedContentTypes, allowsSeveral: false),
                onCompletion: { onCompletion($0.map { $0[0] }) }))
    }

    /// Lets the user select files while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View {
        modifier(
            FilePresentation(
                isPresented: isPresented,
                task: .opening(allowedContentTypes, allowsSeveral: allowsMultipleSelection), onCompletion: onCompletion)
        )
    }

    /// Lets the user select files while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    public nonisolated func fileImporter(
        isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
    ) -> some View {
        modifier(
            FilePresentation(
                isPresented: isPresented,
                task: .opening(allowedContentTypes, allowsSeveral: allowsMultipleSelection), onCompletion: onCompletion,
                onCancellation: onCancellation))
    }

    /// Lets the user save an item as a file while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    public nonisolated func fileExporter<T: Transferable>(
        isPresented: Binding<Bool>, item: T?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FilePresentation(
                isPresented: isPresented,
                task: .exporting(item.map { [$0] } ?? [], types: contentTypes, name: defaultFilename),
                onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation))
    }

    /// Lets the user save items as files while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    public nonisolated func fileExporter<C: Collection, T: Transferable>(
        isPresented: Binding<Bool>, items: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element == T {
        modifier(
            FilePresentation(
                isPresented: isPresented,
                task: .exporting(Array(items), types: contentTypes, name: nil), onCompletion: onCompletion,
                onCancellation: onCancellation))
    }
}
