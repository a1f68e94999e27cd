import Foundation
import PortableUIKit

/// A representation by the representation of another type.
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

    /// Returns the object that is transferred for an item.
    public func _object(for item: Item) -> Any? { (try? export?(item))?.transferredObject }

    /// Returns the item for a transferred object, or nil if the object has another type.
    public func _item(from object: Any) -> Item? {
        ProxyType.transferred(from: object).flatMap { try? self.import?($0) }
    }
}

/// A representation of codable values by encoded data.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
    /// The type of the body.
    public typealias Body = Never

    /// Creates a representation by JSON with a content type.
    public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

    /// Returns the object that is transferred for an item.
    public func _object(for item: Item) -> Any? { item }

    /// Returns the item for a transferred object, or nil if the object has another type.
    public func _item(from object: Any) -> Item? {
        object as? Item ?? (object as? Data).flatMap { try? JSONDecoder().decode(Item.self, from: $0) }
    }
}

/// A representation by data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let importing: (@Sendable (Data) async throws -> Item)?

    /// The type of the body.
    public typealias Body = Never

    /// Creates a representation for values that are exported.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        importing = nil
    }

    /// Creates a representation for values that are imported.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        self.importing = importing
    }

    /// Creates a representation for values that are exported and imported.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        self.importing = importing
    }

    /// Returns the item itself, because values aren't converted within an app.
    public func _object(for item: Item) -> Any? { item }

    /// Returns the item for a transferred object, or nil if the object has another type.
    public func _item(from object: Any) -> Item? { object as? Item }
}

extension String: Transferable {
    /// The text itself.
    public static var transferRepresentation: some TransferRepresentation { ObjectRepresentation<String>() }
}

extension URL: Transferable {
    /// The address itself.
    public static var transferRepresentation: some TransferRepresentation { ObjectRepresentation<URL>() }
}

extension Data: Transferable {
    /// The data itself.
    public static var transferRepresentation: some TransferRepresentation { ObjectRepresentation<Data>() }
}

extension AttributedString: Transferable {
    /// The text itself.
    public static var transferRepresentation: some TransferRepresentation { ObjectRepresentation<AttributedString>() }
}

extension Image: Transferable {
    /// The image itself.
    public static var transferRepresentation: some TransferRepresentation { ObjectRepresentation<Image>() }
}

extension Color: Transferable {
    /// The color itself.
    public static var transferRepresentation: some TransferRepresentation { ObjectRepresentation<Color>() }
}

/// A representation of values by themselves.
private struct ObjectRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = Never

    func _object(for item: Item) -> Any? { item }
    func _item(from object: Any) -> Item? { object as? Item }
}
