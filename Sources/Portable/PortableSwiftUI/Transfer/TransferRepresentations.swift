import Foundation
import PortableUIKit

/// A representation that uses the representation of another type.
public struct ProxyRepresentation<Item: Transferable, ProxyType: Transferable>: TransferRepresentation {
    private let export: (@Sendable (Item) throws -> ProxyType)?
    private let `import`: (@Sendable (ProxyType) throws -> Item)?

    /// The type of the body.
    public typealias Body = Never

    /// Creates a representation for values that are exported.
    public init(exporting: @escaping @Sendable (Item) throws -> ProxyType) {
        export = exporting
        self.import = nil
    }

    /// Creates a representation for values that are imported.
    public init(importing: @escaping @Sendable (ProxyType) throws -> Item) {
        export = nil
        self.import = importing
    }

    /// Creates a representation for values that are exported and imported.
    public init(
        exporting: @escaping @Sendable (Item) throws -> ProxyType,
        importing: @escaping @Sendable (ProxyType) throws -> Item
    ) {
        export = exporting
        self.import = importing
    }

    /// Returns the objects that represent an item.
    public func _objects(for item: Item) -> [Any] {
        (try? export?(item)).map { [$0 as Any] + $0.transferredObjects } ?? []
    }

    /// Returns the item for a transferred object, or `nil` if the object has another type.
    public func _item(from object: Any) -> Item? {
        guard let importing = self.import else { return nil }
        return ProxyType.transferred(from: object).flatMap { try? importing($0) }
    }

    /// Registers the representations of an item with a provider.
    @MainActor public func _register(_ item: @escaping _ItemSource<Item>, in provider: NSItemProvider) {
        guard let export else { return }
        ProxyType.register({ try export(item()) }, in: provider)
    }

    /// Returns a Boolean value that indicates whether the other type can be created from the data of a provider.
    @MainActor public func _canLoad(from provider: NSItemProvider) -> Bool {
        self.import != nil && ProxyType.canLoad(from: provider)
    }

    /// Returns the item for the data of a provider, or `nil` if the provider has no data for the other type.
    ///
    /// - Throws: An error if the data can't be imported.
    @MainActor public func _load(from provider: NSItemProvider) async throws -> Item? {
        guard let importing = self.import else { return nil }
        return try await ProxyType.load(from: provider).map(importing)
    }
}

/// A representation that encodes values of a codable type.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// The type of the body.
    public typealias Body = Never

    private let contentType: UTType

    /// Creates a representation as JSON with a content type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {
        self.contentType = contentType
    }

    /// Returns the objects that represent an item.
    public func _objects(for item: Item) -> [Any] {
        [item] + ((try? JSONEncoder().encode(item)).map { [$0] } ?? [])
    }

    /// Returns the item for a transferred object, or `nil` if the object has another type.
    public func _item(from object: Any) -> Item? {
        object as? Item ?? (object as? Data).flatMap { try? JSONDecoder().decode(Item.self, from: $0) }
    }

    /// Registers the representations of an item with a provider.
    @MainActor public func _register(_ item: @escaping _ItemSource<Item>, in provider: NSItemProvider) {
        provider.register(contentType, of: item) { try JSONEncoder().encode($0) }
    }

    /// Returns a Boolean value that indicates whether a provider has data of the content type.
    @MainActor public func _canLoad(from provider: NSItemProvider) -> Bool { provider.hasData(of: contentType) }

    /// Returns the item that is decoded from the data of a provider, or `nil` if there's no data of the content type.
    ///
    /// - Throws: An error if the data can't be decoded.
    @MainActor public func _load(from provider: NSItemProvider) async throws -> Item? {
        try await provider.data(of: contentType).map { try JSONDecoder().decode(Item.self, from: $0) }
    }
}

/// A representation as data.
///
/// Differs from SwiftUI: values that are dragged within the app aren't converted.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let exportedType: UTType?
    private let exporting: (@Sendable (Item) async throws -> Data)?
    private let importedType: UTType?
    private let importing: (@Sendable (Data) async throws -> Item)?

    /// The type of the body.
    public typealias Body = Never

    /// Creates a representation for values that are exported.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        exportedType = exportedContentType
        self.exporting = exporting
        importedType = nil
        importing = nil
    }

    /// Creates a representation for values that are imported.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        exportedType = nil
        exporting = nil
        importedType = importedContentType
        self.importing = importing
    }

    /// Creates a representation for values that are exported and imported.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
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
        provider.register(exportedType) { try await exporting(item()) }
    }

    /// Returns a Boolean value that indicates whether a provider has data of the imported type.
    @MainActor public func _canLoad(from provider: NSItemProvider) -> Bool {
        importedType.map { provider.hasData(of: $0) } ?? false
    }

    /// Returns the item for the data of a provider, or `nil` if the provider has no data of the imported type.
    ///
    /// - Throws: An error if the data can't be imported.
    @MainActor public func _load(from provider: NSItemProvider) async throws -> Item? {
        guard let importedType, let importing, let data = try await provider.data(of: importedType) else { return nil }
        return try await importing(data)
    }
}
