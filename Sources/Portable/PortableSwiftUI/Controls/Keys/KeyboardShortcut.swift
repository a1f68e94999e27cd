import PortableUIKit

/// A key of a keyboard, identified by its character.
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

    /// The Up Arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The Down Arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The Left Arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The Right Arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The Escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The Delete key.
    public static let delete = KeyEquivalent("\u{8}")
    /// The Forward Delete key.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The Home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The End key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The Clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The Tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The Return key.
    public static let `return` = KeyEquivalent("\r")

    /// UIKit's name of the key, or its character.
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

/// The modifier keys that are pressed together with another key.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Creates an option set from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The Caps Lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The Shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The Control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The Option key.
    public static let option = EventModifiers(rawValue: 8)
    /// The Command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key on the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// The Function key.
    ///
    /// Differs from SwiftUI: no key press has this modifier.
    @available(*, deprecated, message: "The Function key is reserved for the system.")
    public static let function = EventModifiers(rawValue: 64)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    /// The corresponding UIKit flags.
    var flags: UIKeyModifierFlags {
        let pairs: [(EventModifiers, UIKeyModifierFlags)] = [
            (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
            (.command, .command), (.numericPad, .numericPad),
        ]
        return pairs.reduce(into: []) { if contains($1.0) { $0.insert($1.1) } }
    }
}

/// A key combination that performs the action of a control.
public struct KeyboardShortcut: Hashable, Sendable {
    /// The adaptation of a shortcut to other keyboard layouts and layout directions.
    public struct Localization: Hashable, Sendable {
        private enum Kind { case automatic, withoutMirroring, custom }

        private let kind: Kind

        /// Left and right arrows are mirrored in right-to-left layouts.
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
    /// The Escape key, for the cancel button.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])
}
