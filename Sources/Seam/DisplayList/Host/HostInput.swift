import LayoutGeometry

/// The user's input on the display of a host. Locations are in points of the screen.
package enum HostInput: Sendable, Hashable {
    /// A touch of a finger or a mouse button, from down to up.
    case touch(Touch)
    /// A scroll with a wheel or a trackpad, by a distance in points. Positive is to the right and down, like a scroll
    /// offset.
    case wheel(location: Point, delta: Size)
    /// A move of a pointer without pressed buttons; `nil` if it has left the screen.
    case hover(location: Point?)
    /// A key that is pressed, repeated, or released. Its text follows as `text` or `deleteBackward`, which the
    /// application ignores if the key was a command.
    case key(Key)
    /// Text from a keyboard or an input method.
    case text(String)
    case deleteBackward
    /// The marked text of an input method at the caret, which replaces the previous marked text, and the selected range
    /// in it, in UTF-16 units. Empty text removes it. The final text is sent as `text`. The input method's keys aren't
    /// sent.
    case composition(String, selection: Range<Int>)
    /// The end of an input method's composition, whose text remains unchanged.
    case endComposition
    /// An edit of the selection from the host's keys and menus.
    case edit(EditCommand)
    /// A changed text in the host's clipboard.
    case clipboard(String)
    /// An action on an element of ``HostedApp/accessibleElements()``, by its identifier.
    case accessibility(element: UInt64, AccessibleElement.Action)
    /// An event of the system that runs the application.
    case system(SystemEvent)

    /// An event of the system that runs an application.
    package enum SystemEvent: Sendable, Hashable {
        /// The application enters the background, or the foreground again.
        case background, foreground
        /// A memory warning.
        case memoryWarning
        /// A new day has begun, or the clock was changed.
        case timeChange
        /// The user has shaken the device.
        case shake
        /// The user switches to the next scene of the application, or closes the scene in front.
        case nextScene, closeScene
        /// The application is opened with a URL.
        case open(url: String)
    }

    /// An edit of text or a selection.
    package enum EditCommand: String, Sendable, Hashable, CaseIterable {
        case cut, copy, paste, selectAll, undo, redo
    }

    package struct Touch: Sendable, Hashable {
        package enum Phase: Sendable, Hashable { case began, moved, ended, cancelled }

        /// The buttons of a pointing device.
        package enum Button: Sendable, Hashable { case primary, secondary }

        /// The identifier of a finger among simultaneous touches.
        package var identifier: Int
        package var phase: Phase
        package var location: Point
        /// The location for hit testing a touch that begins, if it differs from its location.
        package var target: Point?
        /// The pressed button of a pointer; `nil` for fingers.
        package var button: Button?
        package var modifiers: KeyModifiers
        /// Whether the touch comes from a mouse that simulates a finger.
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
        /// The text of the key, with all modifiers and with only Shift; empty for keys without text.
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

    /// Modifier keys.
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
