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
    /// In which order elements stand.
    public enum ElementOrder: Int, Sendable {
        /// The system's choice: as given, but in menus of buttons by priority.
        case automatic
        /// The first element is the nearest to the view that the menu is for.
        case priority
        /// As given.
        case fixed
    }

    private let name: any NSCopying
    package let previewProvider: UIContextMenuContentPreviewProvider?
    package let actionProvider: UIContextMenuActionProvider?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: An identifier of the menu's subject; a new one if `nil`.
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

    /// Identifiers of further subjects of the menu.
    open var secondaryItemIdentifiers: Set<AnyHashable> = []

    /// A number at the preview's corner; `NSNotFound`, the default, shows how many items of a collection view the menu
    /// is for, if they are several.
    open var badgeCount = NSNotFound

    /// In which order the elements stand; automatic by default.
    open var preferredMenuElementOrder = ElementOrder.automatic
}
