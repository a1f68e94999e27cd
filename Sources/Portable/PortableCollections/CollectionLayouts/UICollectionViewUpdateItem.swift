/// A change in a batch update, which the layout receives before new attributes are requested.
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    /// The kind of a change.
    public enum Action: Int, Sendable {
        /// An item or section came.
        case insert = 0
        /// An item or section went.
        case delete
        /// An item or section gets a new view.
        case reload
        /// An item or section went to another place.
        case move
        /// Nothing changed.
        case none
    }

    private var before: IndexPath?
    private var after: IndexPath?
    private var action = Action.none

    /// Where the item was; nil for insertions. The path of a whole section has `NSNotFound` as its item.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// Where the item is; nil for deletions. The path of a whole section has `NSNotFound` as its item.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of change.
    open var updateAction: Action { action }

    /// A change of nothing, for subclasses that say what it is.
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
