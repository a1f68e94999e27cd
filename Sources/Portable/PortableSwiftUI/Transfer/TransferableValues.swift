import Foundation
import PortableUIKit

extension String: Transferable {
    /// A representation that transfers the text itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<String>(.utf8PlainText, imported: .plainText) {
            Data($0.utf8)
        } importing: {
            String(data: $0, encoding: .utf8)
        }
    }
}

extension URL: Transferable {
    /// A representation that transfers the address itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<URL>(.url) {
            $0.dataRepresentation
        } importing: {
            URL(dataRepresentation: $0, relativeTo: nil)
        }
    }
}

extension Data: Transferable {
    /// A representation that transfers the data itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<Data>(.data) {
            $0
        } importing: {
            $0
        }
    }
}

extension AttributedString: Transferable {
    /// A representation that transfers the text itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<AttributedString>(.utf8PlainText, imported: .plainText) {
            Data(String($0.characters).utf8)
        } importing: {
            String(data: $0, encoding: .utf8).map { AttributedString($0) }
        }
    }
}

extension Image: Transferable {
    /// A representation that transfers the image itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<Image>(.image) { _ in
            throw CocoaError(.fileWriteUnknown)
        } importing: {
            UIImage(data: $0).map { Image(uiImage: $0) }
        }
    }
}

extension Color: Transferable {
    /// A representation that transfers the color itself.
    public static var transferRepresentation: some TransferRepresentation {
        ObjectRepresentation<Color>(nil) { _ in
            Data()
        } importing: { _ in
            nil
        }
    }
}

/// A representation of values by themselves, and by data of a type.
private struct ObjectRepresentation<Item: Transferable>: TransferRepresentation {
    typealias Body = Never

    private let type: UTType?
    /// The type of the data that can be imported, which can be more general.
    private let importedType: UTType?
    private let data: @Sendable (Item) throws -> Data
    private let importing: @Sendable (Data) throws -> Item?

    init(
        _ type: UTType?, imported: UTType? = nil, _ data: @escaping @Sendable (Item) throws -> Data,
        importing: @escaping @Sendable (Data) throws -> Item?
    ) {
        self.type = type
        importedType = imported ?? type
        self.data = data
        self.importing = importing
    }

    func _objects(for item: Item) -> [Any] { [item] }

    func _item(from object: Any) -> Item? { object as? Item }

    @MainActor func _register(_ item: @escaping _ItemSource<Item>, in provider: NSItemProvider) {
        guard let type else { return }
        provider.register(type, of: item, data)
    }

    @MainActor func _canLoad(from provider: NSItemProvider) -> Bool {
        importedType.map { provider.hasData(of: $0) } ?? false
    }

    @MainActor func _load(from provider: NSItemProvider) async throws -> Item? {
        guard let importedType, let data = try await provider.data(of: importedType) else { return nil }
        guard let item = try importing(data) else { throw CocoaError(.fileReadCorruptFile) }
        return item
    }
}
