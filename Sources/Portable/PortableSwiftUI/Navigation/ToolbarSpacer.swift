import PortableUIKit

/// The size of a toolbar spacer.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// The remaining space.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// The system's standard width.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// A space between toolbar items.
///
/// Differs from SwiftUI: in the navigation bar, a flexible space is as wide as a fixed one.
public nonisolated struct ToolbarSpacer: ToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates a space with a placement.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Not available, because a space doesn't have a body.
    @MainActor public var body: Never { return fatalError("ToolbarSpacer has no body.") }

    /// Returns the items of the content.
    @MainActor public static func _items(_ spacer: ToolbarSpacer) -> _ToolbarItems {
        _ToolbarItems(items: [_ToolbarItem(spacer.placement, spacer.sizing)])
    }
}

extension ToolbarContent {
    /// Sets the visibility of the glass that items share with their neighbors. An item without glass is separate from its
    /// neighbors. Before iOS 26, items have no background.
    @preconcurrency @MainActor
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        BackgroundVisibilityContent(content: self, isHidden: visibility == .hidden)
    }
}

extension CustomizableToolbarContent {
    /// Sets the visibility of the glass that items share with their neighbors. An item without glass is separate from its
    /// neighbors. Before iOS 26, items have no background.
    @preconcurrency @MainActor
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        BackgroundVisibilityContent(content: self, isHidden: visibility == .hidden)
    }
}

/// Toolbar content with a visible or hidden background.
private nonisolated struct BackgroundVisibilityContent<Content: ToolbarContent>: ToolbarContent {
    let content: Content
    let isHidden: Bool

    @MainActor var body: Never { return fatalError("Content with a background has no body.") }

    @MainActor static func _items(_ content: BackgroundVisibilityContent) -> _ToolbarItems {
        var items = Content._items(content.content)
        for index in items.items.indices { items.items[index].hidesBackground = content.isHidden }
        return items
    }
}

extension BackgroundVisibilityContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}
