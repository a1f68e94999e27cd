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

    /// Builds two representations.
    public static func buildBlock<C1: TransferRepresentation, C2: TransferRepresentation>(
        _ content1: C1, _ content2: C2
    ) -> some TransferRepresentation<Item> where C1.Item == Item, C2.Item == Item {
        OrderedRepresentations<Item>([content1, content2])
    }

    /// Builds three representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3
    ) -> some TransferRepresentation<Item> where C1.Item == Item, C2.Item == Item, C3.Item == Item {
        OrderedRepresentations<Item>([content1, content2, content3])
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

    @MainActor func _register(_ item: Item, in provider: NSItemProvider) {
        for representation in representations { representation._register(item, in: provider) }
    }
}
