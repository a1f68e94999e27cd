import PortableUIKit

/// A type that describes how a document is read from a file, and written to it.
@preconcurrency
public protocol FileDocument: Sendable {
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

    /// Returns the file of the document.
    ///
    /// - Throws: An error if the document can't be written.
    func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
    /// The types of files that the document can be written to.
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
    /// The type of the file.
    public let contentType: UTType

    /// The contents of the file.
    public let file: FileWrapper
}

/// The file that a document is written to.
public struct FileDocumentWriteConfiguration {
    /// The type of the file.
    public let contentType: UTType

    /// The contents of the file before it's written, or `nil` for a new file.
    public let existingFile: FileWrapper?
}
