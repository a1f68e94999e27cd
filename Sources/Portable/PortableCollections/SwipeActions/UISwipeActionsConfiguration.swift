/// The swipe actions on one side of a row.
///
/// ```swift
/// func swipeActions(for recipe: Recipe) -> UISwipeActionsConfiguration {
///     let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
///         self?.delete(recipe)
///         completion(true)
///     }
///     let share = UIContextualAction(style: .normal, title: "Share") { [weak self] _, _, completion in
///         self?.share(recipe)
///         completion(true)
///     }
///     let configuration = UISwipeActionsConfiguration(actions: [delete, share])
///     configuration.performsFirstActionWithFullSwipe = false
///     return configuration
/// }
/// ```
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
    /// The actions; the first is at the row's edge.
    public let actions: [UIContextualAction]

    /// A Boolean value that indicates whether a full swipe performs the first action. The default is `true`.
    open var performsFirstActionWithFullSwipe = true

    /// Creates a configuration with the given actions.
    ///
    /// - Parameter actions: The actions; the first is at the row's edge. Without actions, the row can't be swiped.
    public convenience init(actions: [UIContextualAction]) {
        self.init(keeping: actions)
    }

    /// Creates a configuration without actions, so the row can't be swiped.
    public override convenience init() { self.init(keeping: []) }

    private init(keeping actions: [UIContextualAction]) {
        self.actions = actions
        super.init()
    }
}
