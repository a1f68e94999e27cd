import Foundation
import PortableUIKit

/// The edits that the `ForEach` of a row allows, and the offset of the row in its data.
struct RowEditing {
    /// An action of a `ForEach`, with the offset of the row in it.
    struct Action<Perform> {
        let perform: Perform
        /// The offset of the row. It's `nil` until the `ForEach` around the modifier has set it.
        fileprivate(set) var offset: Int?
        /// The `ForEach`. Rows can only be moved among its rows.
        fileprivate(set) var owner: ObjectIdentifier?

        fileprivate mutating func setOffset(_ offset: Int, of owner: ObjectIdentifier) {
            if self.offset == nil { (self.offset, self.owner) = (offset, owner) }
        }
    }

    private(set) var delete: Action<(IndexSet) -> Void>?
    private(set) var move: Action<(IndexSet, Int) -> Void>?
    private(set) var insert: Action<@MainActor (Int, [ReceivedItem]) -> Void>?
    var isDeleteDisabled = false
    var isMoveDisabled = false

    private var offset: Int?
    /// The innermost `ForEach`.
    private var owner: ObjectIdentifier?

    /// Sets the offset of the row in a `ForEach`. It applies to the modifiers inside of the `ForEach`.
    mutating func setOffset(_ offset: Int, of owner: ObjectIdentifier) {
        (self.offset, self.owner) = (offset, owner)
        delete?.setOffset(offset, of: owner)
        move?.setOffset(offset, of: owner)
        insert?.setOffset(offset, of: owner)
    }

    /// Adds the edits of an enclosing item.
    mutating func merge(outer: RowEditing) {
        if let offset = outer.offset, let owner = outer.owner { setOffset(offset, of: owner) }
        delete = delete ?? outer.delete
        move = move ?? outer.move
        if insert == nil { (insert, inserted) = (outer.insert, outer.inserted) }
        isDeleteDisabled = isDeleteDisabled || outer.isDeleteDisabled
        isMoveDisabled = isMoveDisabled || outer.isMoveDisabled
    }

    // Inner modifiers are applied first, and take precedence.

    mutating func setDelete(_ perform: @escaping (IndexSet) -> Void) {
        if delete == nil { delete = Action(perform: perform, offset: offset, owner: owner) }
    }

    mutating func setMove(_ perform: @escaping (IndexSet, Int) -> Void) {
        if move == nil { move = Action(perform: perform, offset: offset, owner: owner) }
    }

    mutating func setInsert(_ items: ReceivedItem.Kind, _ perform: @escaping @MainActor (Int, [ReceivedItem]) -> Void) {
        guard insert == nil else { return }
        insert = Action(perform: perform, offset: offset, owner: owner)
        inserted = items
    }

    /// The items that the user can drop.
    private(set) var inserted = ReceivedItem.Kind.types([])

    /// A Boolean value that indicates whether the user can delete the row.
    var canDelete: Bool { delete?.offset != nil && !isDeleteDisabled }

    /// A Boolean value that indicates whether the user can move the row.
    var canMove: Bool { move?.offset != nil && !isMoveDisabled }
}
