/// Methods for providing the items of drags from a collection view. Only the first one is required.
///
/// ```swift
/// final class RecipeDragDelegate: NSObject, UICollectionViewDragDelegate {
///     var recipes: [Recipe] = []
///
///     func collectionView(
///         _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
///     ) -> [UIDragItem] {
///         let recipe = recipes[indexPath.item]
///         let item = UIDragItem(itemProvider: NSItemProvider(object: recipe.name as NSString))
///         item.localObject = recipe
///         return [item]
///     }
/// }
/// ```
@OptionalMethods
@preconcurrency @MainActor
public protocol UICollectionViewDragDelegate: NSObjectProtocol {
    /// Asks the delegate for the items to drag when the user lifts an item. No drag begins if the array is empty.
    @Required
    func collectionView(
        _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession, at indexPath: IndexPath
    ) -> [UIDragItem]

    /// Asks the delegate for the items to add to an active drag when the user touches another item with a second finger.
    /// The default is an empty array.
    func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem]

    /// Asks the delegate for the preview parameters of an item's cell during a drag. The default is `nil`, which
    /// doesn't change the cell's appearance.
    func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters?

    /// Tells the delegate that a drag is about to begin after a lift.
    func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession)

    /// Tells the delegate that a drag has ended.
    func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession)

    /// Asks the delegate whether items can be moved instead of copied. The default is `true`.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool

    /// Asks the delegate whether items can be dropped only in this application. The default is `false`. Sessions have
    /// the result, and items can never be dropped anywhere else.
    func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
}

extension UICollectionViewDragDelegate {
    /// Returns no items.
    public func collectionView(
        _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession, at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] { [] }

    /// Returns `nil`, which means that the cell is unchanged.
    public func collectionView(
        _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? { nil }

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession) {}

    /// Does nothing.
    public func collectionView(_ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession) {}

    /// Returns `true`.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }

    /// Returns `false`.
    public func collectionView(
        _ collectionView: UICollectionView, dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { false }
}
