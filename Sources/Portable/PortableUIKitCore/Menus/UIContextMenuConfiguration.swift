import Foundation

/// A closure that returns the controller whose view is the preview of a menu, or `nil` to show the interaction's view.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// A closure that returns a menu, or `nil` for none. The suggested elements are always empty.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// The preview and the menu that appear when the user presses a view.
///
/// ```swift
/// final class RecipesController: UICollectionViewController {
///     var recipes: [Recipe] = []
///
///     override func collectionView(
///         _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
///         point: CGPoint
///     ) -> UIContextMenuConfiguration? {
///         guard let index = indexPaths.first?.item else { return nil }
///         let recipe = recipes[index]
///         return UIContextMenuConfiguration(previewProvider: { RecipeViewController(recipe: recipe) }) { _ in
///             UIMenu(children: [UIAction(title: "Copy name") { _ in UIPasteboard.general.string = recipe.name }])
///         }
///     }
/// }
/// ```
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
    /// The orders of the elements in a menu.
    public enum ElementOrder: Int, Sendable {
        /// The system chooses the order: by priority for menus of buttons, otherwise fixed.
        case automatic
        /// The first element is the nearest to the menu's source.
        case priority
        /// The elements are in the given order.
        case fixed
    }

    private let name: any NSCopying
    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: An identifier of the menu's subject. `nil` creates a new one.
    ///   - previewProvider: A closure that creates the preview when the menu is shown.
    ///   - actionProvider: A closure that creates the menu when it's shown.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        name = identifier ?? NSString(string: UUID().uuidString)
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The identifier of the menu's subject.
    open var identifier: any NSCopying { name }

    /// The identifiers of additional subjects of the menu, whose previews are lifted behind that of the primary one. The
    /// default is empty.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// The number in the corner of the preview. The default is `NSNotFound`, which shows the number of selected items
    /// in a collection view if there are several.
    open var badgeCount = NSNotFound

    /// The preferred order of the elements. The default is `.automatic`.
    open var preferredMenuElementOrder = ElementOrder.automatic
}
