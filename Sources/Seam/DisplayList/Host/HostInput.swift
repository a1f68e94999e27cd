import LayoutGeometry

/// What a person did on the display of a host. Places are in points of the screen.
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
    /// What an input method is putting together where the caret is, in place of what it showed before, and what of it is
    /// selected, in UTF-16 units. Empty text takes it away. What it ends with comes as `text`. Its keys are not sent.
    case composition(String, selection: Range<Int>)
    /// The input method has gone: what it was putting together stays as it is.
    case endComposition
    /// What is done to what is selected with the host's own keys and menus.
    case edit(EditCommand)
    /// The host's clipboard has another text now.
    case clipboard(String)
    /// Something that is done to an element of ``HostedApp/accessibleElements()``, by its identifier.
    case accessibility(element: UInt64, AccessibleElement.Action)

    /// What people do to a text or to what is selected in it, wherever they are.
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
        /// Which key of the keyboard, whatever is printed on it: the number in the USB table of keyboard usages.
        package var usage: Int
        /// The text that the key stands for, with the modifiers and without all but shift; empty for keys without text.
        package var characters: String
        package var charactersIgnoringModifiers: String
        package var modifiers: KeyModifiers
        /// Whether the key may move the application's focus, or do what a tap on what is focused would. Not so where the
        /// host has a focus of its own.
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
