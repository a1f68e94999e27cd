/// A context menu of an item, with an optional preview.
///
/// ```swift
/// let menu = ItemMenu(
///     preview: { RecipeViewController(recipe: self.recipe) },
///     previewAction: { preview in preview.map { self.show($0, sender: nil) } }
/// ) {
///     UIAction(title: "Share") { _ in self.share(self.recipe) }
/// }
/// ```
@MainActor
public struct ItemMenu {
    /// The configuration of the menu for UIKit.
    public let configuration: UIContextMenuConfiguration

    /// A closure that's called when the user taps the preview, after it has expanded to the whole screen, with the
    /// preview controller if there's one. If it's `nil` (the default), a tap only closes the menu.
    public var previewAction: ((UIViewController?) -> Void)?

    /// A closure that returns the preview of the item's cell that is lifted above the menu, and the target to which it
    /// returns. If it's `nil` (the default) or returns `nil`, the whole cell is lifted.
    public var highlight: ((UICollectionViewCell) -> UITargetedPreview?)?

    /// Creates a menu with the given configuration.
    public init(_ configuration: UIContextMenuConfiguration, previewAction: ((UIViewController?) -> Void)? = nil) {
        self.configuration = configuration
        self.previewAction = previewAction
    }

    /// Creates a menu with the given elements.
    ///
    /// - Parameters:
    ///   - title: The title above the elements. The default is an empty string.
    ///   - preview: A closure that creates the preview controller when the menu opens. By default, the cell is the
    ///     preview.
    ///   - previewAction: A closure that's called when the user taps the preview. The default is `nil`.
    ///   - elements: A closure that creates the elements when the menu opens.
    public init(
        title: String = "", preview: (() -> UIViewController?)? = nil,
        previewAction: ((UIViewController?) -> Void)? = nil,
        @MenuElementBuilder elements: @escaping () -> [UIMenuElement]
    ) {
        self.init(
            UIContextMenuConfiguration(identifier: nil, previewProvider: preview) { _ in
                UIMenu(title: title, children: elements())
            }, previewAction: previewAction)
    }
}

/// A result builder that builds the elements of a menu.
@MainActor
@resultBuilder
public enum MenuElementBuilder {
    /// Returns an array with one element.
    public static func buildExpression(_ element: UIMenuElement) -> [UIMenuElement] { [element] }

    /// Returns the elements of an array.
    public static func buildExpression(_ elements: [UIMenuElement]) -> [UIMenuElement] { elements }

    /// Returns the elements of all statements.
    public static func buildBlock(_ parts: [UIMenuElement]...) -> [UIMenuElement] { parts.flatMap { $0 } }

    /// Returns the elements of an `if` statement without `else`.
    public static func buildOptional(_ part: [UIMenuElement]?) -> [UIMenuElement] { part ?? [] }

    /// Returns the elements of the first branch of a condition.
    public static func buildEither(first part: [UIMenuElement]) -> [UIMenuElement] { part }

    /// Returns the elements of the second branch of a condition.
    public static func buildEither(second part: [UIMenuElement]) -> [UIMenuElement] { part }

    /// Returns the elements of a loop.
    public static func buildArray(_ parts: [[UIMenuElement]]) -> [UIMenuElement] { parts.flatMap { $0 } }

    /// Returns the elements of an `if #available` statement.
    public static func buildLimitedAvailability(_ part: [UIMenuElement]) -> [UIMenuElement] { part }
}
