import Foundation
import PortableUIKit

extension View {
    /// Lets the user save a document as a file while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    @_disfavoredOverload
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentType: UTType, defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
    ) -> some View {
        fileExporter(
            isPresented: isPresented, document: document, contentTypes: [contentType],
            defaultFilename: defaultFilename, onCompletion: onCompletion)
    }

    /// Lets the user save a document as a file while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    public nonisolated func fileExporter<D: FileDocument>(
        isPresented: Binding<Bool>, document: D?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
        onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View {
        modifier(
            FilePresentation(
                isPresented: isPresented,
                task: .exporting(documents: document.map { [$0] } ?? [], types: contentTypes, name: defaultFilename),
                onCompletion: { onCompletion($0.map { $0[0] }) }, onCancellation: onCancellation))
    }

    /// Lets the user save documents as files while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    @_disfavoredOverload
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentType: UTType,
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
    ) -> some View where C.Element: FileDocument {
        fileExporter(
            isPresented: isPresented, documents: documents, contentTypes: [contentType], onCompletion: onCompletion)
    }

    /// Lets the user save documents as files while a condition is `true`.
    ///
    /// Differs from SwiftUI: only files in the app's documents folder are available.
    public nonisolated func fileExporter<C: Collection>(
        isPresented: Binding<Bool>, documents: C, contentTypes: [UTType] = [],
        onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void = {}
    ) -> some View where C.Element: FileDocument {
        modifier(
            FilePresentation(
                isPresented: isPresented,
                task: .exporting(documents: Array(documents), types: contentTypes, name: nil),
                onCompletion: onCompletion, onCancellation: onCancellation))
    }
}

extension FilePresentation.Task {
    /// Copies documents to a folder.
    fileprivate static func exporting<Document: FileDocument>(
        documents: [Document], types: [UTType], name: String?
    ) -> Self {
        guard !documents.isEmpty else { return .creating(nil) }
        return .creating { try ExportedFiles.write(documents, types: types, name: name) }
    }
}

extension ExportedFiles {
    /// Writes documents to new temporary files.
    ///
    /// - Parameters:
    ///   - documents: The documents.
    ///   - types: The preferred types of the files. If the documents support no preferred type, the first type that
    ///     they can be written to is used.
    ///   - name: The name of the files, with or without an extension.
    @MainActor
    fileprivate static func write<Document: FileDocument>(
        _ documents: [Document], types: [UTType], name: String?
    ) throws -> [URL] {
        let writable = Document.writableContentTypes
        guard let type = types.first(where: writable.contains) ?? writable.first else {
            throw CocoaError(.fileWriteUnknown)
        }
        let folder = try makeFolder()
        return try documents.enumerated().map { index, document in
            let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: nil)
            let file = try document.fileWrapper(configuration: configuration)
            let given = name ?? file.preferredFilename ?? "Untitled"
            let url = url(given, number: index, type: type.identifier, in: folder)
            try file.write(to: url, originalContentsURL: nil)
            return url
        }
    }
}
