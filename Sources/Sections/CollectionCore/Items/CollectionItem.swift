/// A type that describes a cell: its identity, its content, and its response to events.
///
/// An item's `id` identifies it. If an item that is also `Equatable` changes without changing its ID, its cell is
/// reconfigured in place. An item that isn't `Equatable` counts as unchanged for as long as its ID is the same.
///
/// ```swift
/// struct Badge: CollectionItem, Equatable {
///     let id: Int
///     var text: String
///
///     func configure(cell: UICollectionViewListCell, for indexPath: IndexPath) {
///         var content = cell.defaultContentConfiguration()
///         content.text = text
///         cell.contentConfiguration = content
///     }
/// }
/// ```
@preconcurrency @MainActor
public protocol CollectionItem: Identifiable where ID: Sendable {
    /// The class of the cells.
    associatedtype Cell: UICollectionViewCell

    /// The ID of the item, which is unique among the items of its type. It's also read outside the main actor, when
    /// snapshots are compared in the background.
    nonisolated var id: ID { get }

    /// The registration of the cells. The default uses the class `Cell`.
    var registration: ViewRegistration { get }

    /// The closures that respond to events of the item. By default, there aren't any.
    var events: ItemEvents { get }

    /// The accessibility description of the item. If it's `nil` (the default), the cell provides it.
    var accessibility: ItemAccessibility? { get }

    /// Configures a new or reused cell for the item. Set every property that any item changes.
    func configure(cell: Cell, for indexPath: IndexPath)

    /// Returns a Boolean value that indicates whether a cell that shows `other` doesn't need to be reconfigured for
    /// this item. The default implementation uses `==` for `Equatable` items, and returns `true` for all others.
    func isContentEqual(to other: Self) -> Bool
}

extension CollectionItem {
    /// The default registration, which uses the class `Cell`.
    public var registration: ViewRegistration { .viewClass(Cell.self) }

    /// The default events, without closures.
    public var events: ItemEvents { ItemEvents() }

    /// The default description, `nil`: the cell provides accessibility.
    public var accessibility: ItemAccessibility? { nil }

    /// Returns `true`, because the content of an item that isn't `Equatable` belongs to its ID.
    public func isContentEqual(to other: Self) -> Bool { true }
}

// Without this unavailable member, an item class without an `id` would silently get the `ObjectIdentifier` of
// `Identifiable`. It makes the compiler report the missing property.

extension CollectionItem {
    /// An unavailable property, because each item class must declare its ID.
    @available(
        *, unavailable,
        message:
            "An item needs an ID: add `nonisolated var id: String { … }`, or an ID of any other Hashable and Sendable type."
    )
    public nonisolated var id: Never { fatalError("An item must declare its ID.") }
}

extension CollectionItem where Self: AnyObject {
    /// An identifier of the object.
    public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

extension CollectionItem where Self: Equatable {
    /// Returns a Boolean value that indicates whether the items are equal.
    public func isContentEqual(to other: Self) -> Bool { self == other }
}
