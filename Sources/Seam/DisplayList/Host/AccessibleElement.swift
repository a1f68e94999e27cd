import LayoutGeometry

/// An element on the screen, as described to assistive technologies.
package struct AccessibleElement: Sendable, Hashable {
    package enum Role: String, Sendable, Hashable, CaseIterable {
        case text, heading, image, button, link, toggle, slider, textField, searchField
    }

    /// A set of elements that an element belongs to, such as a list, tabs, or a landmark.
    package struct Group: Sendable, Hashable {
        package enum Kind: String, Sendable, Hashable {
            case list, tabs, segments
            /// A part of the screen with a specific role: a landmark, a group, or a list whose rows aren't counted.
            case landmark, group, plainList
            /// A table, and one of its rows.
            case table, tableRow
        }

        package var kind: Kind
        /// The identifier of the view that shows the set.
        package var id: UInt64
        /// The section of a list; 0 for other sets.
        package var section: Int
        /// The element's one-based position in the set.
        package var position: Int
        /// The number of members of the set, including members that aren't on the screen.
        package var count: Int
        /// The name of the set, or `nil` if it has none.
        package var label: String?

        package init(
            kind: Kind, id: UInt64, section: Int = 0, position: Int = 0, count: Int = 0, label: String? = nil
        ) {
            self.kind = kind
            self.id = id
            self.section = section
            self.position = position
            self.count = count
            self.label = label
        }
    }

    /// A line of a page that's read line by line.
    package struct Line: Sendable, Hashable {
        package var text: String
        /// The frame on the screen, in points.
        package var frame: Rect
        /// The language tag, if the app has set it.
        package var language: String?

        package init(text: String, frame: Rect, language: String? = nil) {
            self.text = text
            self.frame = frame
            self.language = language
        }
    }

    /// The identifier of the element, which is constant while the element exists.
    package var id: UInt64
    package var role: Role
    package var label: String
    package var value: String?
    package var hint: String?
    /// The identifier of the element for tests.
    package var identifier: String?
    /// The language tag, if it differs from the application's language.
    package var language: String?
    /// The frame on the screen, in points.
    package var frame: Rect
    package var isEnabled: Bool
    package var isSelected: Bool
    /// Whether the element is expanded; `nil` if it can't be expanded.
    package var isExpanded: Bool?
    /// The names of its actions in addition to activation.
    package var actions: [String]
    /// The sets that the element belongs to, from the outside in.
    package var groups: [Group]
    /// The identifier of the alert, the sheet, or the other part of the screen that contains the element and is modal;
    /// otherwise, `nil`.
    package var dialog: UInt64?
    /// The names of the rotors that find items near the element.
    package var rotors: [String]
    /// The further names with which the user can refer to the element.
    package var spokenNames: [String]
    /// The visible lines of a page, which are read separately. It's empty for other elements.
    package var lines: [Line]

    package init(
        id: UInt64, role: Role, label: String, value: String? = nil, hint: String? = nil, identifier: String? = nil,
        language: String? = nil, frame: Rect, isEnabled: Bool = true, isSelected: Bool = false,
        isExpanded: Bool? = nil, actions: [String] = [], groups: [Group] = [], dialog: UInt64? = nil,
        rotors: [String] = [], spokenNames: [String] = [], lines: [Line] = []
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
        self.rotors = rotors
        self.spokenNames = spokenNames
        self.lines = lines
    }

    /// An action that the user performs on an element without touching the screen.
    package enum Action: Sendable, Hashable {
        case activate, increment, decrement
        /// Goes back, or dismisses what covers the screen.
        case escape
        /// Performs the most important action of the app, such as pausing playback.
        case magicTap
        /// Moves accessibility focus to the element, and scrolls until it's visible.
        case focus
        /// Scrolls the containing scroll view by a page.
        case scroll(Direction)
        /// One of ``AccessibleElement/actions``.
        case custom(Int)
    }

    package enum Direction: String, Sendable, Hashable, CaseIterable { case up, down, left, right }
}
