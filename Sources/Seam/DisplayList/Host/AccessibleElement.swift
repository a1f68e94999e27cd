import LayoutGeometry

/// What somebody who doesn't see the screen gets of a thing on it.
package struct AccessibleElement: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case text, heading, image, button, link, toggle, slider, textField, searchField
    }

    /// Stays the same as long as the thing is there.
    package var id: UInt64
    package var role: Role
    package var label: String
    package var value: String?
    package var hint: String?
    /// The name under which tests find it.
    package var identifier: String?
    /// A language's tag, if it is not the application's.
    package var language: String?
    /// On the screen, in points.
    package var frame: Rect
    package var isEnabled: Bool
    package var isSelected: Bool
    /// Whether what belongs to it is shown; nil for what can't be opened.
    package var isExpanded: Bool?
    /// The names of what it can do beside being activated.
    package var actions: [String]

    package init(
        id: UInt64, role: Role, label: String, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        language: String? = nil, frame: Rect, isEnabled: Bool = true, isSelected: Bool = false,
        isExpanded: Bool? = nil, actions: [String] = []
    ) {
        self.id = id
        self.role = role
        self.label = label
        self.value = value
        self.hint = hint
        self.identifier = identifier
        self.language = language
        self.frame = frame
        self.isEnabled = isEnabled
        self.isSelected = isSelected
        self.isExpanded = isExpanded
        self.actions = actions
    }

    /// What a person does to an element without touching the screen.
    package enum Action: Sendable, Hashable {
        case activate, increment, decrement
        /// Leaves what the element is in: goes back, or puts away what covers the screen.
        case escape
        /// The element is the one that a person is at now; it is scrolled to where it can be seen.
        case focus
        /// Scrolls what the element is in by a page.
        case scroll(Direction)
        /// One of ``AccessibleElement/actions``.
        case custom(Int)
    }

    package enum Direction: String, Sendable, Hashable, CaseIterable { case up, down, left, right }
}
