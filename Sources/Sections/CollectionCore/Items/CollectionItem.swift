/// What a cell shows, as a value: which item it is, what it looks like and what happens to it.
///
/// An item's `id` says which one it is. What it shows is its content: an item that is also `Equatable` keeps its cell
/// when only the content changes, and the cell is configured again; the person sees no cell go and another come. An
/// item that isn't `Equatable` is taken as unchanged while its id is the same.
///
/// ```swift
/// struct Badge: CollectionItem, Equatable {
///     let id: Int
///     var text: String
///
///     func configure(cell: BadgeCell, for indexPath: IndexPath) { cell.text = text }
/// }
/// ```
@preconcurrency @MainActor
public protocol CollectionItem: Identifiable where ID: Sendable {
    /// The class of the cells.
    associatedtype Cell: UICollectionViewCell

    /// Which item of its type this is. Asked for off the main actor, too, when snapshots are compared there.
    nonisolated var id: ID { get }

    /// Where cells come from: of the class `Cell` unless the item says otherwise.
    var registration: ViewRegistration { get }

    /// What happens to the item; nothing by default.
    var events: ItemEvents { get }

    /// What people who don't see the cell are told; nil, the default, leaves that to the cell.
    var accessibility: ItemAccessibility? { get }

    /// Makes a cell, new or used, show the item. Whatever the item shows in any state is to be set.
    func configure(cell: Cell, for indexPath: IndexPath)

    /// Whether a cell that shows `other` need not be configured again to show this item. By default `==` of items that
    /// are `Equatable`, true for all others.
    func isContentEqual(to other: Self) -> Bool
}

extension CollectionItem {
    /// The class `Cell`.
    public var registration: ViewRegistration { .viewClass(Cell.self) }

    /// Nothing.
    public var events: ItemEvents { ItemEvents() }

    /// Nil: the cell tells.
    public var accessibility: ItemAccessibility? { nil }

    /// True: what isn't `Equatable` has its content in its id.
    public func isContentEqual(to other: Self) -> Bool { true }
}

// Who forgets the id would be told of an ObjectIdentifier, which `Identifiable` has for classes: a witness that can't be
// used says what is missing instead.

extension CollectionItem {
    /// Not there: each item says itself which one it is.
    @available(
        *, unavailable,
        message:
            "An item says which one it is: add `nonisolated var id: String { … }`, or any other Hashable and Sendable type, to it."
    )
    public nonisolated var id: Never { fatalError("An item has an id of its own.") }
}

extension CollectionItem where Self: AnyObject {
    /// The object itself.
    public nonisolated var id: ObjectIdentifier { ObjectIdentifier(self) }
}

extension CollectionItem where Self: Equatable {
    /// Whether the items are equal.
    public func isContentEqual(to other: Self) -> Bool { self == other }
}
