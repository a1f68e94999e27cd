import LayoutGeometry

/// An element on the screen, as described to assistive technologies.
package struct AccessibleElement: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case text, heading, image, button, link, toggle, slider, textField, searchField
    }

    /// One of the sets of elements that an element belongs to: a list, tabs, or segments.
    package struct Group: Sendable, Hashable {
        package enum Kind: String, Sendable, Hashable { case list, tabs, segments }

        package var kind: Kind
        /// The identifier of what shows the set.
        package var id: UInt64
        /// The section of a list; 0 for other sets.
        package var section: Int
        /// The element's position in the set, from 1.
        package var position: Int
        /// The number of members of the set, including members that aren't on the screen.
        package var count: Int

        package init(kind: Kind, id: UInt64, section: Int = 0, position: Int, count: Int) {
            self.kind = kind
            self.id = id
            self.section = section
            self.position = position
            self.count = count
        }
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
    /// The names of its actions in addition to activation.
    package var actions: [String]
    /// The sets that the element belongs to, from the outside in.
    package var groups: [Group]
    /// The identifier of the alert, the sheet, or the other part of the screen that the element is in while nothing else
    /// can be used; `nil` outside of one.
    package var dialog: UInt64?

    package init(
        id: UInt64, role: Role, label: String, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        language: String? = nil, frame: Rect, isEnabled: Bool = true, isSelected: Bool = false,
        isExpanded: Bool? = nil, actions: [String] = [], groups: [Group] = [], dialog: UInt64? = nil
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
        self.groups = groups
        self.dialog = dialog
    }

    /// An action that the user performs on an element without touching the screen.
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
