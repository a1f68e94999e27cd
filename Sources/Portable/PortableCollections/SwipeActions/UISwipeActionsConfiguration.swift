/// The actions that a swipe over a row offers on one side.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first is at the row's edge.
    public let actions: [UIContextualAction]

    /// Whether swiping on across the row performs the first action; true by default.
    open var performsFirstActionWithFullSwipe = true

    /// A configuration with the given actions. Without any, rows can't be swiped.
    public convenience init(actions: [UIContextualAction]) {
        self.init(keeping: actions)
    }

    private init(keeping actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
