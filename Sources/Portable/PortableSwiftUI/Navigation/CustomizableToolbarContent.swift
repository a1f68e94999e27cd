/// A type that describes toolbar content with identifiers, which the user can customize.
///
/// Differs from SwiftUI: the user can't customize toolbars, so the content is in its default state.
@preconcurrency @MainActor
public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent {}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension ToolbarTitleMenu: CustomizableToolbarContent {}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension _TupleToolbarContent: CustomizableToolbarContent where repeat each Item: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension ToolbarItem {
    /// Creates an item with an identifier for the user's customization.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content)
    }

    /// Creates an item with an identifier for the user's customization.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - placement: The placement of the item.
    ///   - showsByDefault: A Boolean value that indicates whether the item is shown.
    ///   - content: The view of the item.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) {
        self.init(placement: placement, content: content)
        isShown = showsByDefault
    }
}

/// The ways in which the user can customize toolbar content.
public struct ToolbarCustomizationBehavior: Sendable {
    /// The user can move and remove the content.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// The user can move the content, but not remove it.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
    /// The user can't customize the content.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior() }
}

/// Options for the default state of toolbar content.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int

    /// Creates options from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The content is available even if the user removes it.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

/// Toolbar content that's hidden by default.
private nonisolated struct DefaultToolbarContent<Content: CustomizableToolbarContent>: CustomizableToolbarContent {
    let content: Content
    let isShown: Bool

    @MainActor var body: Never { return fatalError("Content with a default state has no body.") }

    @MainActor static func _items(_ content: DefaultToolbarContent) -> _ToolbarItems {
        content.isShown ? Content._items(content.content) : _ToolbarItems()
    }
}

extension CustomizableToolbarContent {
    /// Sets the ways in which the user can customize the content.
    ///
    /// Differs from SwiftUI: the user can't customize toolbars.
    public nonisolated func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent {
        self
    }

    /// Sets whether the content is shown before the user customizes the toolbar.
    ///
    /// - Parameters:
    ///   - defaultVisibility: The visibility. Hidden content isn't in the toolbar, unless it's always available.
    ///   - options: The options.
    public nonisolated func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent {
        nonisolated(unsafe) let content = self
        return DefaultToolbarContent(
            content: content, isShown: defaultVisibility != .hidden || options.contains(.alwaysAvailable))
    }
}

extension ToolbarContentBuilder {
    /// Builds an expression.
    public static func buildExpression<Content: CustomizableToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a block with a single content.
    public static func buildBlock<Content: CustomizableToolbarContent>(
        _ content: Content
    ) -> some CustomizableToolbarContent {
        content
    }

    /// Combines the items of a block.
    @_disfavoredOverload
    public static func buildBlock<each Item: CustomizableToolbarContent>(
        _ content: repeat each Item
    ) -> some CustomizableToolbarContent {
        _TupleToolbarContent(repeat each content)
    }

    /// Builds an `if` statement without an `else` branch.
    public static func buildIf<Content: CustomizableToolbarContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a conditional statement.
    public static func buildEither<First: CustomizableToolbarContent, Second: CustomizableToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the second branch of a conditional statement.
    public static func buildEither<First: CustomizableToolbarContent, Second: CustomizableToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds content with an availability condition.
    public static func buildLimitedAvailability(
        _ content: any CustomizableToolbarContent
    ) -> some CustomizableToolbarContent {
        _AnyToolbarContent(content: content)
    }
}

// The builder creates it from customizable content, and otherwise hides the conformance.
extension _AnyToolbarContent: CustomizableToolbarContent {}

extension View {
    /// Adds items with identifiers to the bars of the screen.
    ///
    /// Differs from SwiftUI: the user can't customize them.
    public nonisolated func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }
}
