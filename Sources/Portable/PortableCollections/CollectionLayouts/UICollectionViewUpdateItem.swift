/// A change in a batch update, which the layout receives before new attributes are requested.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of change.
    public enum Action: Int, Sendable {
        /// An item or section was inserted.
        case insert = 0
        /// An item or section was deleted.
        case delete
        /// An item or section was reloaded.
        case reload
        /// An item or section was moved.
        case move
        /// No change.
        case none
    }

    private var before: IndexPath?
    private var after: IndexPath?
    private var action = Action.none

    /// The index path before the update; `nil` for insertions. The path of a whole section has `NSNotFound` as its
    /// item.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the update; `nil` for deletions. The path of a whole section has `NSNotFound` as its item.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of change.
    open var updateAction: Action { action }

    /// Creates an item without a change, for subclasses that specify one.
    public override init() {
        super.init()
    }

    package convenience init(before: IndexPath?, after: IndexPath?, action: Action) {
        self.init()
        self.before = before
        self.after = after
        self.action = action
    }
}
