/// A proposal for a drop on a table.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The position of dropped items relative to the destination.
    public enum Intent: Int, Sendable {
        /// The rows don't move aside.
        case unspecified = 0
        /// The items are inserted between rows, which move aside.
        case insertAtDestinationIndexPath
        /// The items are added to the destination row, which is highlighted.
        case insertIntoDestinationIndexPath
        /// The table chooses: between rows near the edge of a row, and into the row in its middle.
        case automatic
    }

    private let proposedIntent: Intent

    /// Creates a proposal with an operation and an intent.
    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        proposedIntent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// The position of the dropped items relative to the destination.
    open var intent: Intent { proposedIntent }
}

/// A row that represents an item until its data is available.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionIndexPath: IndexPath
    let reuseIdentifier: String
    let rowHeight: CGFloat

    /// Creates a placeholder at an index path.
    ///
    /// - Parameters:
    ///   - reuseIdentifier: The identifier of a registered cell.
    ///   - rowHeight: The height of the row in points, or `UITableView.automaticDimension`.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }

    /// A closure that configures the placeholder's cell. The default is `nil`.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the appearance of the cell while the preview animates to it. The cell is unchanged if
    /// it's `nil`, the default, or returns `nil`.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// An item that was dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// The row that the item comes from, or `nil` if it comes from elsewhere.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item's preview in points.
    var previewSize: CGSize { get }
}

/// An object that describes a drop on a table and animates the previews to their destinations.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UITableViewDropItem] { get }

    /// The row at which to insert the dropped items; `nil` if there's no row under the finger.
    var destinationIndexPath: IndexPath? { get }

    /// The delegate's last proposal.
    var proposal: UITableViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Inserts a placeholder, and animates the preview to it.
    func drop(
        _ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder
    ) -> any UITableViewDropPlaceholderContext

    /// Animates the preview to the cell of a row that was inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates the preview into a rectangle of a row's cell, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates the preview to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder that waits for the data of its item.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder by a row of the data source.
    ///
    /// - Parameter dataSourceUpdates: A closure that adds the item to the model, at the given index path.
    /// - Returns: Whether the placeholder was still there. Other updates and reloads remove it.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool
}
