/// One change of a batch, as the layout is told of it before new attributes are asked for.
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

    /// Where the item was; nil for insertions. The path of a whole section has `NSNotFound` as its item.
    public let indexPathBeforeUpdate: IndexPath?

    /// Where the item is; nil for deletions. The path of a whole section has `NSNotFound` as its item.
    public let indexPathAfterUpdate: IndexPath?

    /// What happened to it.
    public let updateAction: Action

    package init(before: IndexPath?, after: IndexPath?, action: Action) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
        super.init()
    }
}
