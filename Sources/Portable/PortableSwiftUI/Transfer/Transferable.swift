import Foundation

/// A type that can be converted to and from data, to be shared, copied, or dragged.
public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// The representation of values of the type.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A type that describes how values are converted to and from data.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of ``body``.
    associatedtype Body: TransferRepresentation

    /// The representation that this one is composed of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    // The object that UIKit shares or drags for a value. Only the library's own representations implement it.
    func _object(for item: Item) -> Any?
    // The value that an object stands for.
    func _item(from object: Any) -> Item?
}

extension TransferRepresentation {
    /// Returns the object that is transferred for an item.
    public func _object(for item: Item) -> Any? {
        func object<R: TransferRepresentation>(_ body: R) -> Any? {
            (item as? R.Item).flatMap { body._object(for: $0) }
        }
        return object(body)
    }

    /// Returns the item for a transferred object, or nil if the object has another type.
    public func _item(from object: Any) -> Item? { body._item(from: object) as? Item }
}

extension TransferRepresentation where Body == Never {
    /// Not available, because the type doesn't have a body.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

extension Never: TransferRepresentation, Transferable {
    /// The values.
    public typealias Item = Never

    /// Not available, because `Never` doesn't have a representation.
    public static var transferRepresentation: Never { fatalError("Never has no representation.") }
}

/// A result builder of representations. The first one that can convert a value is used.
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
        FirstRepresentation(content1)
    }

    /// Builds three representations.
    public static func buildBlock<
        C1: TransferRepresentation, C2: TransferRepresentation, C3: TransferRepresentation
    >(
        _ content1: C1, _ content2: C2, _ content3: C3
    ) -> some TransferRepresentation<Item> where C1.Item == Item, C2.Item == Item, C3.Item == Item {
        FirstRepresentation(content1)
    }
}

/// Several representations, of which the first one is used.
private struct FirstRepresentation<Base: TransferRepresentation>: TransferRepresentation {
    let base: Base

    init(_ base: Base) {
        self.base = base
    }

    typealias Item = Base.Item
    typealias Body = Never

    func _object(for item: Base.Item) -> Any? { base._object(for: item) }
    func _item(from object: Any) -> Base.Item? { base._item(from: object) }
}

extension Transferable {
    /// The object that UIKit shares or drags for the value.
    var transferredObject: Any? {
        func object<R: TransferRepresentation>(_ representation: R) -> Any? {
            (self as? R.Item).flatMap { representation._object(for: $0) }
        }
        return object(Self.transferRepresentation)
    }

    /// The value that an object stands for.
    static func transferred(from object: Any) -> Self? {
        object as? Self ?? Self.transferRepresentation._item(from: object) as? Self
    }
}
