import Foundation

/// An operation that creates an item for an activity when the user has chosen one.
///
/// ```swift
/// final class ReportProvider: UIActivityItemProvider {
///     override var item: Any { activityType == .copyToPasteboard ? "12 recipes" : "12 recipes, 3 of them favorites" }
/// }
/// ```
@preconcurrency @MainActor
open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    /// The object that represents the item until it's created. The share sheet shows the activities for its type.
    open private(set) var placeholderItem: Any?
    /// The chosen activity, or `nil` before the user has chosen one.
    open private(set) var activityType: UIActivity.ActivityType?

    /// Creates a provider with an object of the item's type.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item. Overrides create it for ``activityType``. The default is the placeholder.
    open var item: Any { placeholderItem ?? "" }

    /// Returns the placeholder.
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    /// Sets ``activityType`` and returns the item, or `nil` if the operation was canceled.
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return isCancelled ? nil : item
    }
}
