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
        guard spacer.sizing.isFlexible, spacer.placement.place == .bottom || spacer.placement.place == .keyboard else {
            return _ToolbarItems(items: [(spacer.placement, Color.clear.frame(width: 8, height: 1))])
        }
        return _ToolbarItems(items: [(spacer.placement, Spacer())])
    }
}

extension ToolbarContent {
    /// Sets the visibility of the background that items share with their neighbors.
    ///
    /// Differs from SwiftUI: items have no background.
    @preconcurrency @MainActor
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}
