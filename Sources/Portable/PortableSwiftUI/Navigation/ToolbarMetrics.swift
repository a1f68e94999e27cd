import PortableUIKit

/// The appearance of toolbar items in a design of the system.
struct ToolbarMetrics {
    /// A Boolean value that indicates whether items are on capsules of glass, in the label color.
    let itemsAreOnGlass: Bool

    /// The metrics of the current design.
    static var current: ToolbarMetrics { ToolbarMetrics(itemsAreOnGlass: SystemMetrics.current.generation >= .iOS26) }
}
