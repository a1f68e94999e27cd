import PortableUIKit

/// A key, by what is printed on it.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character on the key, or the character that represents it.
    public var character: Character

    /// Creates a key equivalent from the character on the key.
    public init(_ character: Character) {
        self.character = character
    }

    /// Creates a key equivalent from the character on the key.
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Delete, backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete, forwards.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// A page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// A page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// UIKit's name of the key, or what is printed on it.
    @MainActor var input: String {
        switch self {
        case .upArrow: UIKeyCommand.inputUpArrow
        case .downArrow: UIKeyCommand.inputDownArrow
        case .leftArrow: UIKeyCommand.inputLeftArrow
        case .rightArrow: UIKeyCommand.inputRightArrow
        case .escape: UIKeyCommand.inputEscape
        case .deleteForward: UIKeyCommand.inputDelete
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        default: String(character)
        }
    }
}

/// Keys that are held down while another one is pressed.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// Shift.
    public static let shift = EventModifiers(rawValue: 2)
    /// Control.
    public static let control = EventModifiers(rawValue: 4)
    /// Option.
    public static let option = EventModifiers(rawValue: 8)
    /// Command.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the block of digits.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All of them.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// UIKit's flags.
    var flags: UIKeyModifierFlags {
        let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
            (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
            (.command, .command), (.numericPad, .numericPad),
        ]
        return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
}

/// Keys that are pressed together to do what a control does.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to other keyboard layouts and layout directions.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }

        private let kind: Kind

        /// Left and right change places where reading runs from right to left.
        public static let automatic = Localization(kind: .automatic)
        /// Left and right arrows aren't mirrored in right-to-left layouts.
        public static let withoutMirroring = Localization(kind: .withoutMirroring)
        /// The shortcut isn't adapted.
        public static let custom = Localization(kind: .custom)
    }

    /// The key.
    public var key: KeyEquivalent
    /// The modifier keys of the shortcut.
    public var modifiers: EventModifiers
    /// The adaptation of the shortcut to other keyboard layouts and layout directions.
    public var localization: Localization

    /// Creates a shortcut from a key and modifiers.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }

    /// Creates a shortcut from a key and modifiers.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// The Return key, for the default button.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape, for the button that leaves without doing anything.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
