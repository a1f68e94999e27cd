/// The roles of containers, which tell assistive technologies how the elements in a container are related.
public enum UIAccessibilityContainerType: Int, Sendable {
    /// The container has no specific role.
    case none = 0
    /// A table of data. The container implements ``UIAccessibilityContainerDataTable``.
    case dataTable = 1
    /// A list of elements, such as the items of an ordered list.
    case list = 2
    /// A part of the screen to which the user can move directly, such as the navigation of a page.
    case landmark = 3
    /// A group of elements that belong together.
    case semanticGroup = 4
}

/// The ways in which Switch Control moves through the elements in a container.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Switch Control moves to each element separately.
    case separate = 1
    /// Switch Control moves to the container first.
    case combined = 2
}
