import PortableCombine
import PortableUIKit

/// A type for document objects, which describes how they're read from a file and written to it.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject {
    /// The content of a document at one time, which can be written while the document changes.
    associatedtype Snapshot

    /// The configuration for reading a file.
    typealias ReadConfiguration = FileDocumentReadConfiguration

    /// The configuration for writing a file.
    typealias WriteConfiguration = FileDocumentWriteConfiguration

    /// The types of files that the document can be read from.
    static var readableContentTypes: [UTType] { get }

    /// The types of files that the document can be written to. The default is ``readableContentTypes``.
    static var writableContentTypes: [UTType] { get }

    /// Creates a document from a file.
    ///
    /// - Throws: An error if the file isn't a valid document.
    init(configuration: Self.ReadConfiguration) throws

    /// Returns the current content for writing it to a file.
    ///
    /// - Throws: An error if the document can't be written.
    func snapshot(contentType: UTType) throws -> Snapshot

    /// Returns the file of a document.
    ///
    /// - Throws: An error if the document can't be written.
    func fileWrapper(snapshot: Snapshot, configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
    /// The types of files that the document can be written to.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
