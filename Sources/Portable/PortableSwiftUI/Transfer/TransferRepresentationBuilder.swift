import PortableUIKit

/// A result builder that creates representations. The first one that can convert a value is used.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
    /// Builds one representation.
    public static func buildExpression<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    /// Builds one representation.
    public static func buildBlock<Content: TransferRepresentation>(_ content: Content) -> Content
    where Content.Item == Item {
        content
    }

    /// Builds several representations.
    public static func buildBlock<
        First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>, each Rest: TransferRepresentation
    >(_ first: First, _ second: Second, _ rest: repeat each Rest) -> some TransferRepresentation<Item> {
        var representations: [any TransferRepresentation<Item>] = [first, second]
        // Every representation has the builder's item, which `buildExpression(_:)` requires. Packs can't state it.
        for representation in repeat each rest {
            if let representation = representation as? any TransferRepresentation<Item> {
                representations.append(representation)
            }
        }
        return OrderedRepresentations<Item>(representations)
    }
}

/// Several representations of a type, the best first.
private struct OrderedRepresentations<Item: Transferable>: TransferRepresentation {
    let representations: [any TransferRepresentation<Item>]

    init(_ representations: [any TransferRepresentation<Item>]) {
        self.representations = representations
    }

    typealias Body = Never

    func _objects(for item: Item) -> [Any] { representations.flatMap { $0._objects(for: item) } }

    func _item(from object: Any) -> Item? { representations.lazy.compactMap { $0._item(from: object) }.first }

    @MainActor func _register(_ item: @escaping _ItemSource<Item>, in provider: NSItemProvider) {
        for representation in representations { representation._register(item, in: provider) }
    }

    @MainActor func _canLoad(from provider: NSItemProvider) -> Bool {
        representations.contains { $0._canLoad(from: provider) }
    }

    @MainActor func _load(from provider: NSItemProvider) async throws -> Item? {
        for representation in representations {
            if let item = try await representation._load(from: provider) { return item }
        }
        return nil
    }
}
