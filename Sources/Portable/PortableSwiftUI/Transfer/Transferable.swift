import Foundation
import PortableUIKit

/// A type that can be converted to and from data, to be shared, copied, or dragged.
public protocol Transferable: Sendable {
    /// The type of the representation.
    associatedtype Representation: TransferRepresentation

    /// The representation of values of the type.
    @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A closure that creates the value that a provider transfers.
public typealias _ItemSource<Item> = @MainActor @Sendable () throws -> Item

/// A type that describes how values are converted to and from data.
public protocol TransferRepresentation<Item>: Sendable {
    /// The type of the values.
    associatedtype Item: Transferable
    /// The type of ``body``.
    associatedtype Body: TransferRepresentation

    /// The representation that the content is composed of.
    @TransferRepresentationBuilder<Item> var body: Body { get }

    // The objects that UIKit shares or drags for a value, beginning with the preferred one. Only the library's own
    // representations implement it.
    func _objects(for item: Item) -> [Any]
    // The value that an object represents.
    func _item(from object: Any) -> Item?
    // Adds the data of a value to a provider. The value is created when the data is loaded.
    @MainActor func _register(_ item: @escaping _ItemSource<Item>, in provider: NSItemProvider)
    // Whether a value can be created from the data of a provider.
    @MainActor func _canLoad(from provider: NSItemProvider) -> Bool
    // The value of a provider's data, or `nil` if it has no data that the representation imports.
    @MainActor func _load(from provider: NSItemProvider) async throws -> Item?
}

extension TransferRepresentation {
    /// Returns the objects that represent an item.
    public func _objects(for item: Item) -> [Any] {
        func objects<R: TransferRepresentation>(_ body: R) -> [Any] {
            (item as? R.Item).map { body._objects(for: $0) } ?? []
        }
        return objects(body)
    }

    /// Returns the item for a transferred object, or `nil` if the object has another type.
    public func _item(from object: Any) -> Item? { body._item(from: object) as? Item }

    /// Registers the representations of an item with a provider.
    @MainActor public func _register(_ item: @escaping _ItemSource<Item>, in provider: NSItemProvider) {
        @MainActor func register<R: TransferRepresentation>(_ body: R) {
            if let item = item as? _ItemSource<R.Item> { body._register(item, in: provider) }
        }
        register(body)
    }

    /// Returns a Boolean value that indicates whether an item can be created from the data of a provider.
    @MainActor public func _canLoad(from provider: NSItemProvider) -> Bool { body._canLoad(from: provider) }

    /// Returns the item for the data of a provider, or `nil` if the provider has no data of an imported type.
    ///
    /// - Throws: An error if the data can't be imported.
    @MainActor public func _load(from provider: NSItemProvider) async throws -> Item? {
        try await body._load(from: provider) as? Item
    }
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

extension Transferable {
    /// The objects that UIKit shares or drags for the value, the best first.
    var transferredObjects: [Any] {
        func objects<R: TransferRepresentation>(_ representation: R) -> [Any] {
            (self as? R.Item).map { representation._objects(for: $0) } ?? []
        }
        return objects(Self.transferRepresentation)
    }

    /// Returns the value of a transferred object: the value itself, or one of its representations.
    static func transferred(from object: Any) -> Self? {
        if let value = object as? Self { return value }
        if let value = Self.transferRepresentation._item(from: object) as? Self { return value }
        guard let other = object as? any Transferable else { return nil }
        for object in other.transferredObjects {
            if let value = object as? Self ?? Self.transferRepresentation._item(from: object) as? Self { return value }
        }
        return nil
    }

    /// Adds the data of the value to a provider.
    @MainActor func register(in provider: NSItemProvider) { Self.register({ self }, in: provider) }

    /// Adds the data of a value to a provider. The value is created when the data is loaded.
    @MainActor static func register(_ value: @escaping _ItemSource<Self>, in provider: NSItemProvider) {
        @MainActor func register<R: TransferRepresentation>(_ representation: R) {
            if let item = value as? _ItemSource<R.Item> { representation._register(item, in: provider) }
        }
        register(Self.transferRepresentation)
    }

    /// Returns whether a value can be created from the data of a provider.
    @MainActor static func canLoad(from provider: NSItemProvider) -> Bool {
        Self.transferRepresentation._canLoad(from: provider)
    }

    /// Returns the value of a provider's data, or `nil` if there's no data from which the type can be created.
    @MainActor static func load(from provider: NSItemProvider) async throws -> Self? {
        try await Self.transferRepresentation._load(from: provider) as? Self
    }
}
