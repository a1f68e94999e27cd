import PortableUIKit

/// The items of a toolbar with their placements.
public struct _ToolbarItems {
    var items: [_ToolbarItem] = []
}

/// A view or a space of a toolbar.
@MainActor
struct _ToolbarItem {
    let placement: ToolbarItemPlacement
    let view: any View
    /// The size of a space, or `nil` for a view.
    let space: SpacerSizing?
    /// A Boolean value that indicates whether the item has no background, in the design of iOS 26.
    var hidesBackground = false

    /// Creates an item with a view.
    init(_ placement: ToolbarItemPlacement, _ view: any View) {
        self.placement = placement
        self.view = view
        space = view is Spacer ? .flexible : nil
    }

    /// Returns the item with a modified view.
    func modified(_ modify: (AnyView) -> some View) -> _ToolbarItem {
        var item = _ToolbarItem(placement, modify(view.erased))
        item.hidesBackground = hidesBackground
        return item
    }

    /// Creates a space.
    init(_ placement: ToolbarItemPlacement, _ space: SpacerSizing) {
        self.placement = placement
        self.space = space
        view = space.isFlexible ? AnyView(Spacer()) : AnyView(Color.clear.frame(width: 8, height: 1))
    }
}

enum ToolbarKey: HostValueKey {
    typealias Value = [ToolbarEntry]
}

/// An item of a bar with the environment of its view.
@MainActor
struct ToolbarEntry {
    let placement: ToolbarItemPlacement
    let view: AnyView
    let environment: EnvironmentValues
    let space: SpacerSizing?
    let hidesBackground: Bool

    init(_ item: _ToolbarItem, in environment: EnvironmentValues) {
        placement = item.placement
        view = item.view.erased
        space = item.space
        hidesBackground = item.hidesBackground
        var values = placement.place.showsIconsAlone ? environment.inBar : environment
        if placement.place != .title, ToolbarMetrics.current.itemsAreOnGlass {
            values.buttonStyle = environment.buttonStyle ?? .bar
            values.barGlass = BarGlass(tint: environment.tint, isProminent: placement.isProminent)
        }
        self.environment = values
    }
}
