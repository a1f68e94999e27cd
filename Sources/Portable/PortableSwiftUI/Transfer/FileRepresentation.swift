import Foundation
import PortableUIKit

/// A representation as a file.
///
/// Differs from SwiftUI: values that are dragged within the app aren't converted.
public struct FileRepresentation<Item: Transferable>: TransferRepresentation {
    private let exportedType: UTType?
    private let exporting: (@Sendable (Item) async throws -> SentTransferredFile)?
    private let importedType: UTType?
    private let importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?

    /// The type of the body.
    public typealias Body = Never

    /// Creates a representation for values that are exported.
    public init(
        exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
    ) {
        exportedType = exportedContentType
        self.exporting = exporting
        importedType = nil
        importing = nil
    }

    /// Creates a representation for values that are imported.
    public init(
        importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        exportedType = nil
        exporting = nil
        importedType = importedContentType
        self.importing = importing
    }

    /// Creates a representation for values that are exported and imported.
    public init(
        contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
        exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
        importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
    ) {
        exportedType = contentType
        self.exporting = exporting
        importedType = contentType
        self.importing = importing
    }

    /// Returns the objects that represent an item: the item itself, because values aren't converted within an app.
    public func _objects(for item: Item) -> [Any] { exporting == nil ? [] : [item] }

    /// Returns the item for a transferred object, or `nil` if the object has another type.
    public func _item(from object: Any) -> Item? { object as? Item }

    /// Registers the representations of an item with a provider.
    @MainActor public func _register(_ item: @escaping _ItemSource<Item>, in provider: NSItemProvider) {
        guard let exportedType, let exporting else { return }
        provider.register(exportedType) { try await Data(contentsOf: exporting(item()).file) }
    }

    /// Returns a Boolean value that indicates whether a provider has data of the imported type.
    @MainActor public func _canLoad(from provider: NSItemProvider) -> Bool {
        importedType.map { provider.hasData(of: $0) } ?? false
    }

    /// Returns the item for a file with the data of a provider, or `nil` if the provider has no data of the imported type.
    /// The file is temporary: it's deleted after the item is created.
    ///
    /// - Throws: An error if the file can't be written or imported.
    @MainActor public func _load(from provider: NSItemProvider) async throws -> Item? {
        guard let importedType, let importing, let data = try await provider.data(of: importedType) else { return nil }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: provider.filename(for: importedType))
        try data.write(to: file)
        return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
}

/// A file that is sent to another app.
public struct SentTransferredFile: Sendable {
    /// The location of the file.
    public let file: URL

    /// A Boolean value that indicates whether the receiver can change the file itself.
    public let allowAccessingOriginalFile: Bool

    /// Creates a file at a location.
    public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
        (self.file, self.allowAccessingOriginalFile) = (file, allowAccessingOriginalFile)
    }
}

/// A file that another app has sent.
public struct ReceivedTransferredFile: Sendable {
    /// The location of the file.
    public let file: URL

    /// A Boolean value that indicates whether the file is the sender's, and not a copy.
    public let isOriginalFile: Bool
}

extension TransferRepresentation {
    /// Sets the name of the files of values.
    ///
    /// Differs from SwiftUI: exported files have the name that the exporter specifies.
    public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> { self }

    /// Sets the names of the files of values.
    ///
    /// Differs from SwiftUI: exported files have the name that the exporter specifies.
    public func suggestedFileName(
        _ fileName: @escaping @Sendable (Item) -> String?
    ) -> some TransferRepresentation<Item> { self }
}
