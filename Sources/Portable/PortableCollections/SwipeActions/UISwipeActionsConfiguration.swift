/// The swipe actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first is at the row's edge.
    public let actions: [UIContextualAction]

    /// A Boolean value that indicates whether a full swipe performs the first action. The default is `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with the given actions. Without actions, rows can't be swiped.
    public convenience init(actions: [UIContextualAction]) {
        self.init(keeping: actions)
    }

    private init(keeping actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
