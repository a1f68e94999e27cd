import PortableUIKit

/// How much room a spacer takes.
public struct SpacerSizing: Hashable, Sendable {
    let isFlexible: Bool

    /// All room that is left.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// The room of the system's width.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Room between items of a bar.
///
/// Differs from SwiftUI: in bars above the screen, flexible room is as wide as fixed room.
public nonisolated struct ToolbarSpacer: ToolbarContent {
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// Creates room for a place.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    /// Not called: room has no content.
    @MainActor public var body: Never { return fatalError("ToolbarSpacer has no body.") }

    /// The room as an item.
    @MainActor public static func _items(_ spacer: ToolbarSpacer) -> _ToolbarItems {
        guard spacer.sizing.isFlexible, spacer.placement.place == .bottom || spacer.placement.place == .keyboard else {
            return _ToolbarItems(items: [(spacer.placement, Color.clear.frame(width: 8, height: 1))])
        }
        return _ToolbarItems(items: [(spacer.placement, Spacer())])
    }
}

extension ToolbarContent {
    /// Shows or hides the background that the items share with their neighbors.
    ///
    /// Differs from SwiftUI: items have no background.
    @preconcurrency @MainActor
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
