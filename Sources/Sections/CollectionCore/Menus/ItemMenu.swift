/// The menu that a long press on an item shows, with the preview above it.
///
/// ```swift
/// ItemMenu(
///     preview: { PhotoController(photo) }, previewAction: { controller in navigation.push(controller) }
/// ) {
///     UIAction(title: "Share") { _ in share(photo) }
/// }
/// ```
@MainActor
public struct ItemMenu {
    /// What UIKit is given.
    public let configuration: UIContextMenuConfiguration

    /// Called when the person has tapped the preview, once it has grown to the screen, with the previewed controller if
    /// there is one. With nil, the default, a tap on the preview just closes the menu.
    public var previewAction: ((UIViewController?) -> Void)?

    /// Returns what of the item's cell is lifted above the menu, and where it sinks back to; the whole cell if nil, the
    /// default, or if that is nil.
    public var highlight: ((UICollectionViewCell) -> UITargetedPreview?)?

    /// A menu that UIKit describes.
    public init(_ configuration: UIContextMenuConfiguration, previewAction: ((UIViewController?) -> Void)? = nil) {
        self.configuration = configuration
        self.previewAction = previewAction
    }

    /// A menu of elements.
    ///
    /// - Parameters:
    ///   - title: The text above the elements; none by default.
    ///   - preview: Makes the controller that is shown above the menu, when it is; the cell itself by default.
    ///   - previewAction: Called when the person has tapped the preview; nothing by default.
    ///   - elements: Makes the elements, when the menu is shown.
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

/// Builds the elements of a menu, with conditions and loops.
@MainActor
@resultBuilder
public enum MenuElementBuilder {
    /// One element.
    public static func buildExpression(_ element: UIMenuElement) -> [UIMenuElement] { [element] }

    /// Elements that stand in an array already.
    public static func buildExpression(_ elements: [UIMenuElement]) -> [UIMenuElement] { elements }

    /// All lines of a body.
    public static func buildBlock(_ parts: [UIMenuElement]...) -> [UIMenuElement] { parts.flatMap { $0 } }

    /// `if` without `else`.
    public static func buildOptional(_ part: [UIMenuElement]?) -> [UIMenuElement] { part ?? [] }

    /// The first branch of a condition.
    public static func buildEither(first part: [UIMenuElement]) -> [UIMenuElement] { part }

    /// Another branch of a condition.
    public static func buildEither(second part: [UIMenuElement]) -> [UIMenuElement] { part }

    /// A loop.
    public static func buildArray(_ parts: [[UIMenuElement]]) -> [UIMenuElement] { parts.flatMap { $0 } }

    /// `if #available`.
    public static func buildLimitedAvailability(_ part: [UIMenuElement]) -> [UIMenuElement] { part }
}
