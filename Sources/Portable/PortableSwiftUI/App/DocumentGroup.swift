import Foundation
import PortableUIKit

/// A scene that opens, edits, and saves documents.
///
/// Differs from SwiftUI: the first screen lists the app's documents folder, instead of the system's browser. A document is
/// saved when its editor disappears.
public struct DocumentGroup<Document, Content: View>: Scene {
    private let browser: @MainActor () -> AnyView

    private nonisolated init(browser: @escaping @MainActor () -> AnyView) {
        self.browser = browser
    }

    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("DocumentGroup has no body.") }

    /// Returns the content of the scene.
    public static func _content(_ scene: DocumentGroup) -> AnyView? { scene.browser() }
}

extension DocumentGroup where Document: FileDocument {
    /// Creates a group whose documents can be created and edited.
    ///
    /// - Parameters:
    ///   - newDocument: The content of a new document.
    ///   - editor: The editor of a document.
    public nonisolated init(
        newDocument: @autoclosure @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init { AnyView(Self.browser(newDocument, editor)) }
    }

    /// Creates a group whose documents can only be viewed.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view of a document.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) {
        self.init { AnyView(Self.browser(nil, viewer)) }
    }

    @MainActor
    private static func browser(
        _ newDocument: (@MainActor () -> Document)?,
        _ editor: @escaping @MainActor (FileDocumentConfiguration<Document>) -> Content
    ) -> some View {
        DocumentBrowser(
            types: newDocument == nil ? Document.readableContentTypes : Document.writableContentTypes,
            create: newDocument.map { new -> DocumentBrowser.Creation in
                { url, type in try new().write(to: url, type: type, existing: nil) }
            },
            editor: { url in
                AnyView(FileDocumentEditor(url: url, isEditable: newDocument != nil, content: editor))
            })
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// Creates a group whose documents can be created and edited.
    ///
    /// - Parameters:
    ///   - newDocument: A closure that creates a new document.
    ///   - editor: The editor of a document.
    public nonisolated init(
        newDocument: @escaping @MainActor () -> Document,
        @ViewBuilder editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init { AnyView(Self.browser(newDocument, editor)) }
    }

    /// Creates a group whose documents can only be viewed.
    ///
    /// - Parameters:
    ///   - documentType: The type of the documents.
    ///   - viewer: The view of a document.
    public nonisolated init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        self.init { AnyView(Self.browser(nil, viewer)) }
    }

    @MainActor
    private static func browser(
        _ newDocument: (@MainActor () -> Document)?,
        _ editor: @escaping @MainActor (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) -> some View {
        DocumentBrowser(
            types: newDocument == nil ? Document.readableContentTypes : Document.writableContentTypes,
            create: newDocument.map { new -> DocumentBrowser.Creation in
                { url, type in try new().write(to: url, type: type, existing: nil) }
            },
            editor: { url in
                AnyView(ReferenceDocumentEditor(url: url, isEditable: newDocument != nil, content: editor))
            })
    }
}
