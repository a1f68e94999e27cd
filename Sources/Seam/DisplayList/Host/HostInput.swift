import LayoutGeometry

/// The user's input on the display of a host. Locations are in points of the screen.
package enum HostInput: Sendable, Hashable {
    /// A finger or a button of the mouse, from going down to being lifted.
    case touch(Touch)
    /// A wheel or two fingers on a trackpad: how far the contents are to move, in points. Positive is to the right and
    /// downwards, as for a scroll offset.
    case wheel(location: Point, delta: Size)
    /// A pointer that moves while none of its buttons is down; nil: it has left the screen.
    case hover(location: Point?)
    /// A key that goes down, is repeated or goes up. Text that it stands for comes as `text` or `deleteBackward` after
    /// it; the application drops it where the key was a command.
    case key(Key)
    /// Text from a keyboard or an input method.
    case text(String)
    case deleteBackward
    /// The marked text of an input method at the caret, which replaces the previous marked text, and the selected range
    /// in it, in UTF-16 units. Empty text removes it. The final text is sent as `text`. The input method's keys aren't
    /// sent.
    case composition(String, selection: Range<Int>)
    /// The input method has gone: what it was putting together stays as it is.
    case endComposition
    /// An edit of the selection from the host's keys and menus.
    case edit(EditCommand)
    /// The host's clipboard has another text now.
    case clipboard(String)
    /// Something that is done to an element of ``HostedApp/accessibleElements()``, by its identifier.
    case accessibility(element: UInt64, AccessibleElement.Action)

    /// An edit of a text or a selection.
    package enum EditCommand: String, Sendable, Hashable, CaseIterable {
        case cut, copy, paste, selectAll, undo, redo
    }

    package struct Touch: Sendable, Hashable {
        package enum Phase: Sendable, Hashable { case began, moved, ended, cancelled }

        /// The buttons of a pointing device.
        package enum Button: Sendable, Hashable { case primary, secondary }

        /// Tells fingers apart that are down at the same time.
        package var identifier: Int
        package var phase: Phase
        package var location: Point
        /// The place at which a touch that begins finds what it is for, if that is not its location.
        package var target: Point?
        /// The button that is down if it is a pointer; nil for fingers.
        package var button: Button?
        package var modifiers: KeyModifiers
        /// Whether it is a mouse that plays a finger.
        package var isFromMouse: Bool

        package init(
            identifier: Int, phase: Phase, location: Point, target: Point? = nil, button: Button? = nil,
            modifiers: KeyModifiers = [], isFromMouse: Bool = false
        ) {
            self.identifier = identifier
            self.phase = phase
            self.location = location
            self.target = target
            self.button = button
            self.modifiers = modifiers
            self.isFromMouse = isFromMouse
        }
    }

    package struct Key: Sendable, Hashable {
        package enum Phase: Sendable, Hashable { case began, repeated, ended, cancelled }

        package var phase: Phase
        /// The physical key, regardless of its label: the number in the USB table of keyboard usages.
        package var usage: Int
        /// The text that the key stands for, with the modifiers and without all but shift; empty for keys without text.
        package var characters: String
        package var charactersIgnoringModifiers: String
        package var modifiers: KeyModifiers
        /// Whether the key can move the application's focus, or activate the focused element. It's `false` where the
        /// host has its own focus.
        package var movesFocus: Bool

        package init(
            phase: Phase, usage: Int, characters: String = "", charactersIgnoringModifiers: String? = nil,
            modifiers: KeyModifiers = [], movesFocus: Bool = true
        ) {
            self.phase = phase
            self.usage = usage
            self.characters = characters
            self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
            self.modifiers = modifiers
            self.movesFocus = movesFocus
        }
    }

    /// Keys that change what others mean.
    package struct KeyModifiers: OptionSet, Sendable, Hashable {
        package let rawValue: Int

        package init(rawValue: Int) {
            self.rawValue = rawValue
        }

        package static let capsLock = KeyModifiers(rawValue: 1 << 16)
        package static let shift = KeyModifiers(rawValue: 1 << 17)
        package static let control = KeyModifiers(rawValue: 1 << 18)
        package static let alternate = KeyModifiers(rawValue: 1 << 19)
        package static let command = KeyModifiers(rawValue: 1 << 20)
    }
}
