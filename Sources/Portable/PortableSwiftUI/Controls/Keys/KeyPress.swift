import Foundation
@_spi(Collage) import PortableUIKit

/// A press of a key.
public struct KeyPress: Sendable {
    /// The phases of a press.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        /// Creates phases from a raw value.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The results of an action for a key press.
    public enum Result: Sendable {
        /// The action has handled the press.
        case handled
        /// Other views receive the press.
        case ignored
    }

    /// The phase of the press.
    public let phase: KeyPress.Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key generates.
    public let characters: String
    /// The modifier keys that are held down.
    public let modifiers: EventModifiers
}

extension View {
    /// Performs an action when a key is pressed.
    ///
    /// The action runs if a view inside has the focus. Actions of inner views run first. Differs from SwiftUI: if no
    /// view has the focus, the actions of all views run, beginning with the view that was updated last.
    public nonisolated func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        onKeyPress(key, phases: [.down, .repeat]) { _ in action() }
    }

    /// Performs an action in the given phases of a key's press.
    ///
    /// The action runs if a view inside has the focus. Actions of inner views run first. Differs from SwiftUI: if no
    /// view has the focus, the actions of all views run, beginning with the view that was updated last.
    public nonisolated func onKeyPress(
        _ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        onKeyPress(keys: [key], phases: phases, action: action)
    }

    /// Performs an action in the given phases of the presses of keys.
    ///
    /// The action runs if a view inside has the focus. Actions of inner views run first. Differs from SwiftUI: if no
    /// view has the focus, the actions of all views run, beginning with the view that was updated last.
    public nonisolated func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressAction(phases: phases, accepts: { keys.contains($0.key) }, action: action).modifier)
    }

    /// Performs an action in the given phases of the presses of keys that generate characters of a set.
    ///
    /// The action runs if a view inside has the focus. Actions of inner views run first. Differs from SwiftUI: if no
    /// view has the focus, the actions of all views run, beginning with the view that was updated last.
    public nonisolated func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressAction(
                phases: phases,
                accepts: { press in
                    !press.characters.isEmpty && press.characters.unicodeScalars.allSatisfy(characters.contains)
                }, action: action
            ).modifier)
    }

    /// Performs an action in the given phases of the presses of all keys.
    ///
    /// The action runs if a view inside has the focus. Actions of inner views run first. Differs from SwiftUI: if no
    /// view has the focus, the actions of all views run, beginning with the view that was updated last.
    public nonisolated func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressAction(phases: phases, accepts: { _ in true }, action: action).modifier)
    }
}

/// An action for presses of keys. Its closures are called only on the main actor.
nonisolated struct KeyPressAction: @unchecked Sendable {
    let phases: KeyPress.Phases
    let accepts: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result

    var modifier: HostValueModifier<KeyPressActionKey> {
        HostValueModifier { environment in environment.isEnabled ? self : nil }
    }

    /// Performs the action if it's for the press. Returns whether the press was handled.
    @MainActor func handles(_ press: KeyPress) -> Bool {
        !phases.isDisjoint(with: press.phase) && accepts(press) && action(press) == .handled
    }
}

enum KeyPressActionKey: HostValueKey { typealias Value = KeyPressAction }

extension KeyPress {
    /// Creates the press of a UIKit key.
    @MainActor init(_ key: UIKey, _ phase: Phases) {
        let character = Self.special.first { $0.input == key.charactersIgnoringModifiers }?.character
        self.phase = phase
        self.key = KeyEquivalent(
            character ?? key.charactersIgnoringModifiers.lowercased().first ?? Character("\u{0}"))
        characters = character.map(String.init) ?? key.characters
        modifiers = EventModifiers(key.modifierFlags)
    }

    private static let special: [KeyEquivalent] = [
        .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .deleteForward, .home, .end, .pageUp, .pageDown,
    ]
}

extension EventModifiers {
    fileprivate init(_ flags: UIKeyModifierFlags) {
        let all: [EventModifiers] = [.capsLock, .shift, .control, .option, .command, .numericPad]
        self = all.reduce(into: []) { if flags.isSuperset(of: $1.flags) { $0.insert($1) } }
    }
}

extension HostingView {
    /// Performs the actions for presses of keys until one handles them. Returns the presses that no action has handled.
    func unhandledPresses(_ presses: Set<UIPress>, _ phase: KeyPress.Phases) -> Set<UIPress> {
        let actions = focusedElement.map { $0.keyPressActions } ?? values.all(KeyPressActionKey.self).reversed()
        guard !actions.isEmpty else { return presses }
        return presses.filter { press in
            guard let key = press.key else { return true }
            let keyPress = KeyPress(key, phase)
            return !actions.contains { $0.handles(keyPress) }
        }
    }

    /// The element of the UIKit view that has the keyboard's focus, or `nil` if no view of the host has it.
    private var focusedElement: HostedViewElement? {
        guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return nil }
        let containers = sequence(first: responder, next: \.superview).prefix { $0 !== self }
        return containers.lazy.compactMap { view in self.hostedElements.first { $0.view === view } }.first
    }
}

extension Element {
    /// The actions for presses of keys of the element's ancestors, from the innermost.
    fileprivate var keyPressActions: [KeyPressAction] {
        sequence(first: self, next: { $0.parent }).compactMap {
            ($0 as? HostValueElement<KeyPressActionKey>)?.value
        }
    }
}
