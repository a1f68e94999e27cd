import LayoutGeometry

/// An accessibility element that isn't part of a container yet.
struct UngroupedAccessibilityElement {
    enum Content {
        case properties(AccessibilityProperties)
        /// A UIKit view, and the properties that modifiers set on it.
        case view(HostedViewElement, AccessibilityProperties)
    }

    var element: Element
    var frame: Rect
    var content: Content
    /// The radius of the corners of the path, or `nil` for an element that has a frame only.
    var cornerRadius: Double? = 0

    /// The properties of an element that isn't a UIKit view.
    var properties: AccessibilityProperties? {
        if case .properties(let properties) = content { properties } else { nil }
    }

    /// The priority in the reading order.
    var sortPriority: Double {
        switch content {
        case .properties(let properties), .view(_, let properties): properties.sortPriority
        }
    }

    /// Merges the properties of an outer element.
    func inside(_ outer: AccessibilityProperties) -> UngroupedAccessibilityElement {
        var result = self
        switch content {
        case .properties(let own): result.content = .properties(outer.over(own))
        case .view(let element, let own): result.content = .view(element, outer.over(own))
        }
        return result
    }
}
