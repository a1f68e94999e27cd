/// Methods for accepting drops on a collection view. Only the first one is required.
///
/// ```swift
/// final class RecipeDropDelegate: NSObject, UICollectionViewDropDelegate {
///     var recipes: [Recipe] = []
///
///     func collectionView(
///         _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator
///     ) {
///         let destination = coordinator.destinationIndexPath ?? IndexPath(item: recipes.count, section: 0)
///         for case let recipe as Recipe in coordinator.items.map(\.dragItem.localObject) {
///             recipes.insert(recipe, at: destination.item)
///             collectionView.insertItems(at: [destination])
///         }
///     }
/// }
/// ```
@OptionalMethods
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Tells the delegate to handle a drop: change the model, update the collection view, and specify the target of
    /// each preview's animation.
    @Required
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Asks the delegate whether the collection view can accept a drag's items. The default is `true`.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Tells the delegate that a drag has entered the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession)

    /// Asks the delegate for a drop proposal whenever the finger moves. If the method isn't implemented, the collection
    /// view's own items can be moved if it has a drag delegate.
    ///
    /// - Parameter destinationIndexPath: The index path on screen under the finger, where a drop would insert the
    ///   items; `nil` if there's no item.
    func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal

    /// Tells the delegate that a drag has left the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Tells the delegate that a drag has ended, with a drop here or elsewhere.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// Asks the delegate for the preview parameters of an item's cell while a drop preview animates to it. The default
    /// is `nil`, which doesn't change the cell's appearance.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// Returns `true`.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    /// Proposes moving the collection view's own items. Other items can't be dropped.
    public func collectionView(
        _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UICollectionViewDropProposal {
        collectionView.hasActiveDrag
            ? UICollectionViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
            : UICollectionViewDropProposal(operation: .cancel)
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession) {}

    /// Returns `nil`, which means that the cell is unchanged.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for a drop on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The intended result of a drop.
    public enum Intent: Int, Sendable {
        /// No items move aside.
        case unspecified
        /// The dropped items are inserted at the destination, and other items move aside.
        case insertAtDestinationIndexPath
        /// The dropped items are added to the item at the destination, which shows a highlight.
        case insertIntoDestinationIndexPath
    }

    private let proposedIntent: Intent

    /// Creates a proposal with an operation and an intent.
    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        proposedIntent = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// The intended result of a drop.
    open var intent: Intent { proposedIntent }
}

/// A placeholder for an item until its data is available.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    package let insertionIndexPath: IndexPath
    package let reuseIdentifier: String

    /// Creates a placeholder at an index path, shown by a cell that is registered with an identifier.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// A closure that configures the cell. The default is `nil`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the preview parameters of the cell while the drop preview animates to it. With `nil`, the
    /// default, or a `nil` result, the cell's appearance doesn't change.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// An item that was dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// The index path of the item before the drag, if it's from the same collection view; otherwise `nil`.
    var sourceIndexPath: IndexPath? { get }

    /// The size of the item's preview, in points.
    var previewSize: CGSize { get }
}

/// An object that describes a drop on a collection view, and animates previews to their targets.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }

    /// The index path at which to insert the dropped items; `nil` if there's no item under the finger.
    var destinationIndexPath: IndexPath? { get }

    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }

    /// The drop session.
    var session: any UIDropSession { get }

    /// Inserts a placeholder, and animates the preview to it.
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext

    /// Animates the preview to the cell of an item, which has been inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Animates the preview to a rectangle in the cell of an item, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Animates the preview to a target.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder for an item whose data isn't available yet.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// Replaces the placeholder with the item. `dataSourceUpdates` adds it to the model, at the index path that it
    /// receives.
    ///
    /// - Returns: Whether the placeholder still existed. Other updates and reloads remove it.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Removes the placeholder. Returns whether it still existed.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Updates the placeholder's cell.
    func setNeedsCellUpdate()
}
