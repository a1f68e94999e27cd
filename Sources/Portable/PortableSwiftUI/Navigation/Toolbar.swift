import PortableUIKit

/// A type that describes the content of a toolbar.
@preconcurrency @MainActor
public protocol ToolbarContent {
    /// The type of ``body``, which the compiler infers.
    associatedtype Body: ToolbarContent

    /// The content that this type consists of.
    @ToolbarContentBuilder @preconcurrency @MainActor var body: Body { get }

    // Returns the items. Only the library's own content implements it.
    static func _items(_ content: Self) -> _ToolbarItems
}

extension ToolbarContent {
    /// Returns the items of the content.
    public static func _items(_ content: Self) -> _ToolbarItems { Body._items(content.body) }
}

extension Never: ToolbarContent {
    /// Returns the items of the content.
    public static func _items(_ content: Never) -> _ToolbarItems {}
}

/// The placement of a toolbar item.
public struct ToolbarItemPlacement: Sendable {
    enum Region {
        case leading, trailing, title, bottom, keyboard

        /// A Boolean value that indicates whether labels show only their icons.
        var showsIconsAlone: Bool { self != .title && self != .keyboard }
    }

    let place: Region
    /// A Boolean value that indicates whether the item is on glass with the tint color, in the design of iOS 26.
    var isProminent = false

    /// The item is at the trailing edge of the navigation bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// The item replaces the title.
    public static let principal = ToolbarItemPlacement(place: .title)
    /// The item is at the trailing edge of the navigation bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// The item is at the trailing edge of the navigation bar, for actions that confirm a change. On iOS 26, its glass has
    /// the tint color.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isProminent: true)
    /// The item is at the leading edge of the navigation bar, for actions that discard a change.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// The item is at the trailing edge of the navigation bar, for actions that delete data.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// The item is at the leading edge of the navigation bar, for navigation.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// The item is at the leading edge of the navigation bar.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// The item is at the trailing edge of the navigation bar.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The item is at the leading edge of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// The item is at the trailing edge of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The item is in a bar below the screen.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// The item is in a bar below the screen, for status information.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// The item is in a bar above the keyboard.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// A toolbar item.
public nonisolated struct ToolbarItem<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content
    /// A Boolean value that indicates whether the item is in the toolbar.
    var isShown = true

    /// Creates an item with a placement.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { return fatalError("ToolbarItem has no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ item: ToolbarItem) -> _ToolbarItems {
        guard item.isShown else { return _ToolbarItems() }
        // Several views of an item are next to each other.
        guard item.content.shownParts.count > 1 else {
            return _ToolbarItems(items: [_ToolbarItem(item.placement, item.content)])
        }
        return _ToolbarItems(items: [_ToolbarItem(item.placement, HStack { item.content })])
    }
}

/// A group of toolbar items.
public nonisolated struct ToolbarItemGroup<Content: View>: ToolbarContent {
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// Creates a group with a placement.
    public init(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
    ) {
        self.placement = placement
        self.content = content()
    }

    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { return fatalError("ToolbarItemGroup has no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ group: ToolbarItemGroup) -> _ToolbarItems {
        _ToolbarItems(items: group.content.shownParts.map { _ToolbarItem(group.placement, $0) })
    }
}

extension ToolbarItemGroup {
    /// Creates a group with a label, which names the group where it's shown as one item.
    ///
    /// Differs from SwiftUI: bars always show the items, and never the label.
    public nonisolated init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {
        self.init(placement: placement) { LabeledToolbarItemGroupContent<C, L>(content: content()) }
    }
}

/// The content of a group of toolbar items with a label.
public nonisolated struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View {
    let content: Content

    /// The items.
    @MainActor public var body: some View { content }
}

extension LabeledToolbarItemGroupContent: MultipartView {
    @MainActor func parts(keeping isKept: (any View) -> Bool) -> [any View] { content.shownParts(keeping: isKept) }
}

/// Toolbar content that combines several pieces of content.
public nonisolated struct _TupleToolbarContent<each Item: ToolbarContent>: ToolbarContent {
    let content: (repeat each Item)

    init(_ content: repeat each Item) {
        self.content = (repeat each content)
    }

    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { return fatalError("_TupleToolbarContent has no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ tuple: _TupleToolbarContent) -> _ToolbarItems {
        var items = _ToolbarItems()
        @MainActor func add<Content: ToolbarContent>(_ content: Content) {
            items.items += Content._items(content).items
        }
        repeat add(each tuple.content)
        return items
    }
}

/// A result builder that creates toolbar content from the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
    /// Builds an expression.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// Builds a block with a single content.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent { content }

    /// Combines the items of a block.
    @_disfavoredOverload
    public static func buildBlock<each Item: ToolbarContent>(_ content: repeat each Item) -> some ToolbarContent {
        _TupleToolbarContent(repeat each content)
    }

    /// Builds an `if` statement without an `else` branch.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// Builds the first branch of a conditional statement.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        first: First
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .trueContent(first))
    }

    /// Builds the second branch of a conditional statement.
    public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
        second: Second
    ) -> _ConditionalContent<First, Second> {
        _ConditionalContent(storage: .falseContent(second))
    }

    /// Builds content with an availability condition.
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        _AnyToolbarContent(content: content)
    }
}

/// Items with an availability condition.
nonisolated struct _AnyToolbarContent: ToolbarContent {
    let content: any ToolbarContent

    @MainActor var body: Never { return fatalError("Items of any type have no body.") }

    @MainActor static func _items(_ any: _AnyToolbarContent) -> _ToolbarItems {
        func items<Content: ToolbarContent>(_ content: Content) -> _ToolbarItems { Content._items(content) }
        return items(any.content)
    }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { return fatalError("Items under a condition have no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ content: Wrapped?) -> _ToolbarItems {
        content.map { Wrapped._items($0) } ?? _ToolbarItems()
    }
}

extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    /// Not available, because the type doesn't have a body.
    @MainActor public var body: Never { return fatalError("Items under a condition have no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ content: _ConditionalContent) -> _ToolbarItems {
        switch content.storage {
        case .trueContent(let content): TrueContent._items(content)
        case .falseContent(let content): FalseContent._items(content)
        }
    }
}

extension View {
    /// Adds items to the bars of the screen that contains the view.
    public nonisolated func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        nonisolated(unsafe) let content = content()
        return modifier(
            HostValueModifier<ToolbarKey> { environment in
                Content._items(content).items.map { ToolbarEntry($0, in: environment) }
            })
    }

    /// Adds a view to the trailing end of the navigation bar.
    public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        return toolbar { ToolbarItemGroup { content } }
    }
}
