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
    @MainActor public func _register(_ item: Item, in provider: NSItemProvider) {
        (try? export?(item))?.register(in: provider)
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
    @MainActor public func _register(_ item: Item, in provider: NSItemProvider) {
        provider.register(contentType) { try JSONEncoder().encode(item) }
    }
}

/// A representation as data.
///
/// Differs from SwiftUI: values that are dragged within the app aren't converted, and data isn't imported.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
    private let exportedType: UTType?
    private let exporting: (@Sendable (Item) async throws -> Data)?

    /// The type of the body.
    public typealias Body = Never

    /// Creates a representation for values that are exported.
    public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {
        exportedType = exportedContentType
        self.exporting = exporting
    }

    /// Creates a representation for values that are imported.
    public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {
        exportedType = nil
        exporting = nil
    }

    /// Creates a representation for values that are exported and imported.
    public init(
        contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
        importing: @escaping @Sendable (Data) async throws -> Item
    ) {
        exportedType = contentType
        self.exporting = exporting
    }

    /// Returns the objects that represent an item: the item itself, because values aren't converted within an app.
    public func _objects(for item: Item) -> [Any] { exporting == nil ? [] : [item] }

    /// Returns the item for a transferred object, or `nil` if the object has another type.
    public func _item(from object: Any) -> Item? { object as? Item }

    /// Registers the representations of an item with a provider.
    @MainActor public func _register(_ item: Item, in provider: NSItemProvider) {
        guard let exportedType, let exporting else { return }
        provider.register(exportedType) { try await exporting(item) }
    }
}

extension String: Transferable {
    /// A representation that transfers the text itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<String>(.utf8PlainText) { Data($0.utf8) }
    }
}

extension URL: Transferable {
    /// A representation that transfers the address itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<URL>(.url) { $0.dataRepresentation }
    }
}

extension Data: Transferable {
    /// A representation that transfers the data itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<Data>(.data) { $0 }
    }
}

extension AttributedString: Transferable {
    /// A representation that transfers the text itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<AttributedString>(.utf8PlainText) { Data(String($0.characters).utf8) }
    }
}

extension Image: Transferable {
    /// A representation that transfers the image itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<Image>(.image) { _ in throw CocoaError(.fileWriteUnknown) }
    }
}

extension Color: Transferable {
    /// A representation that transfers the color itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<Color>(nil) { _ in Data() }
    }
}

/// A representation of values by themselves, and by data of a type.
private struct ObjectRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = Never

    private let type: UTType?
    private let data: @Sendable (Item) throws -> Data

    init(_ type: UTType?, _ data: @escaping @Sendable (Item) throws -> Data) {
        self.type = type
        self.data = data
    }

    func _objects(for item: Item) -> [Any] { [item] }

    func _item(from object: Any) -> Item? { object as? Item }

    @MainActor func _register(_ item: Item, in provider: NSItemProvider) {
        guard let type else { return }
        let data = data
        provider.register(type) { try data(item) }
    }
}

extension NSItemProvider {
    /// Adds data of a type, which is created when it's loaded.
    fileprivate func register(_ type: UTType, _ data: @escaping @Sendable () throws -> Data) {
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            do { completion(try data(), nil) } catch { completion(nil, error) }
            return nil
        }
    }

    /// Adds data of a type, which is created when it's loaded, and arrives later.
    func register(_ type: UTType, _ data: @escaping @Sendable () async throws -> Data) {
        registerDataRepresentation(forTypeIdentifier: type.identifier, visibility: .all) { completion in
            Task {
                do { completion(try await data(), nil) } catch { completion(nil, error) }
            }
            return nil
        }
    }
}
