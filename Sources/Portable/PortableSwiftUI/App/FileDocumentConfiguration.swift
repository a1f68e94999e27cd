import Foundation
import PortableUIKit

/// The properties of an open document, which is a value.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The document. `$document` is a binding to it.
    @Binding public var document: Document
    /// The location of the file, or `nil` if the document wasn't saved.
    public var fileURL: URL?
    /// A Boolean value that indicates whether the document can be changed.
    public var isEditable: Bool
}

/// The properties of an open document, which is an object.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The document. `$document` has bindings to its properties.
    @ObservedObject public var document: Document
    /// The location of the file, or `nil` if the document wasn't saved.
    public var fileURL: URL?
    /// A Boolean value that indicates whether the document can be changed.
    public var isEditable: Bool
}

/// The editor of a document, which is saved when the editor disappears.
struct FileDocumentEditor<Document: FileDocument, Content: View>: View {
    let url: URL
    let isEditable: Bool
    let content: @MainActor (FileDocumentConfiguration<Document>) -> Content
    @State private var document: Document?
    @State private var isChanged = false

    var body: some View {
        Group {
            if let document {
                content(configuration(document))
            } else {
                ContentUnavailableView("The document couldn’t be opened.", systemImage: "doc")
            }
        }
        .documentTitle(url)
        .onAppear { if document == nil { document = try? Document(contentsOf: url) } }
        .onDisappear {
            guard isChanged, let document, let type = Document.writableContentTypes.first else { return }
            try? document.write(to: url, type: type, existing: try? FileWrapper(url: url))
        }
    }

    @MainActor
    private func configuration(_ opened: Document) -> FileDocumentConfiguration<Document> {
        let binding = Binding<Document> {
            document ?? opened
        } set: { value in
            document = value
            isChanged = true
        }
        return FileDocumentConfiguration(document: binding, fileURL: url, isEditable: isEditable)
    }
}

/// The editor of a document, an object, which is saved when the editor disappears.
struct ReferenceDocumentEditor<Document: ReferenceFileDocument, Content: View>: View {
    let url: URL
    let isEditable: Bool
    let content: @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    @State private var document: Document?

    var body: some View {
        Group {
            if let document {
                ObservedDocument(document: document) {
                    content(ReferenceFileDocumentConfiguration(document: $0, fileURL: url, isEditable: isEditable))
                }
            } else {
                ContentUnavailableView("The document couldn’t be opened.", systemImage: "doc")
            }
        }
        .documentTitle(url)
        .onAppear { if document == nil { document = try? Document(contentsOf: url) } }
        .onDisappear {
            guard isEditable, let document, let type = Document.writableContentTypes.first else { return }
            try? document.write(to: url, type: type, existing: try? FileWrapper(url: url))
        }
    }
}

/// A view that is updated when a document, an object, changes.
private struct ObservedDocument<Document: ReferenceFileDocument, Content: View>: View {
    @ObservedObject var document: Document
    let content: @MainActor (Document) -> Content

    var body: some View { content(document) }
}

extension View {
    /// Shows the name of a document in the navigation bar.
    fileprivate func documentTitle(_ url: URL) -> some View {
        navigationTitle(url.deletingPathExtension().lastPathComponent).navigationBarTitleDisplayMode(.inline)
    }
}

extension FileDocumentReadConfiguration {
    /// Creates the configuration for a file. A file whose extension isn't known has the first type.
    fileprivate init(contentsOf url: URL, _ types: [UTType]) throws {
        let type = UTType(filenameExtension: url.pathExtension) ?? types.first ?? .data
        self.init(contentType: type, file: try FileWrapper(url: url))
    }
}

extension FileDocument {
    fileprivate init(contentsOf url: URL) throws {
        try self.init(configuration: FileDocumentReadConfiguration(contentsOf: url, Self.readableContentTypes))
    }

    func write(to url: URL, type: UTType, existing: FileWrapper?) throws {
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
        try fileWrapper(configuration: configuration).write(to: url, options: .atomic, originalContentsURL: url)
    }
}

extension ReferenceFileDocument {
    fileprivate init(contentsOf url: URL) throws {
        try self.init(configuration: FileDocumentReadConfiguration(contentsOf: url, Self.readableContentTypes))
    }

    func write(to url: URL, type: UTType, existing: FileWrapper?) throws {
        let configuration = FileDocumentWriteConfiguration(contentType: type, existingFile: existing)
        let file = try fileWrapper(snapshot: snapshot(contentType: type), configuration: configuration)
        try file.write(to: url, options: .atomic, originalContentsURL: url)
    }
}
