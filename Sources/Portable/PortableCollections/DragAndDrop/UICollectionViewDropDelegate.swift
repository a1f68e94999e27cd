/// Decides about drops on a collection view, and performs them. All methods but the first are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDropDelegate: NSObjectProtocol {
    /// Handles a drop: changes the model, updates the collection view, and specifies the target of each preview's
    /// animation.
    func collectionView(
        _ collectionView: UICollectionView, performDropWith coordinator: any UICollectionViewDropCoordinator)

    /// Whether the collection view is interested in a drag at all; true if not implemented.
    func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool

    /// Called when the finger comes over the collection view.
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

    /// Called when the finger leaves the collection view.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession)

    /// Called when the drag is over, dropped here or not.
    func collectionView(_ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession)

    /// How the cell of an item looks while a preview flies to it; as it is if nil or not implemented.
    func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?
}

extension UICollectionViewDropDelegate {
    /// True.
    public func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession) -> Bool {
        true
    }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession) {}

    /// Items of the collection view's own are moved; others can't be dropped.
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

    /// Nil: the cell as it is.
    public func collectionView(
        _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }
}

/// A proposal for a drop on a collection view.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The intended result of a drop.
    public enum Intent: Int, Sendable {
        /// Nothing moves aside.
        case unspecified
        /// They come between others, which move aside.
        case insertAtDestinationIndexPath
        /// They come into the item there, which shows that.
        case insertIntoDestinationIndexPath
    }

    private let proposedIntent: Intent

    /// A proposal.
    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        proposedIntent = intent
        super.init(operation: operation)
    }

    /// A proposal without an intent.
    public override convenience init(operation: UIDropOperation) {
        self.init(operation: operation, intent: .unspecified)
    }

    /// The intended result of a drop.
    open var intent: Intent { proposedIntent }
}

/// A cell that stands for an item until its data have come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    package let insertionIndexPath: IndexPath
    package let reuseIdentifier: String

    /// A placeholder at a path, shown by a cell that is registered under an identifier.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        super.init()
    }

    /// Configures the cell; nil by default.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for what was dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// How the cell looks while the preview flies to it; as it is if nil, the default, or if it returns nil.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}

/// One of the items that were dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    /// The dragged item.
    var dragItem: UIDragItem { get }

    /// Where it comes from, if that is the same collection view.
    var sourceIndexPath: IndexPath? { get }

    /// The size of its preview in points.
    var previewSize: CGSize { get }
}

/// Says what was dropped on a collection view and where, and lets previews fly to their places.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    /// The dropped items.
    var items: [any UICollectionViewDropItem] { get }

    /// The index path at which to insert the dropped items; `nil` if there's no item under the finger.
    var destinationIndexPath: IndexPath? { get }

    /// The delegate's last proposal.
    var proposal: UICollectionViewDropProposal { get }

    /// The drag.
    var session: any UIDropSession { get }

    /// Lets a preview fly to a placeholder, which is inserted.
    func drop(
        _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
    ) -> any UICollectionViewDropPlaceholderContext

    /// Lets a preview fly to the cell of an item, which has been inserted.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating

    /// Lets a preview fly into a rectangle of the cell of an item, in the cell's coordinates.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating

    /// Lets a preview fly to a place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A placeholder that waits for its item.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    /// The dropped item.
    var dragItem: UIDragItem { get }

    /// Puts the item in the placeholder's place: `dataSourceUpdates` adds it to the model, at the path that it gets.
    ///
    /// - Returns: Whether the placeholder was still there. Other updates and reloads take it away.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool

    /// Takes the placeholder away. Returns whether it was still there.
    @discardableResult
    func deletePlaceholder() -> Bool

    /// Has the placeholder's cell configured again.
    func setNeedsCellUpdate()
}
