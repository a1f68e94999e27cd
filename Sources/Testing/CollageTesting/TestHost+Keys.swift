import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

extension TestHost {
    /// Presses and releases a key, then waits until the screen settles.
    ///
    /// The key is delivered to an open menu, to key commands, and to the responder chain, like that of a keyboard. To
    /// enter text in a text field, use ``type(_:)``.
    /// - Parameters:
    ///   - key: The key.
    ///   - characters: The characters on the key. The default is known for letters and digits.
    ///   - modifiers: The modifier keys that are held down.
    public func press(
        _ key: UIKeyboardHIDUsage, characters: String? = nil, modifiers: UIKeyModifierFlags = []
    ) {
        activate()
        let text = characters ?? KeyUsage.text(of: key.rawValue) ?? ""
        for phase in [HostInput.Key.Phase.began, .ended] {
            session.receive(
                .key(
                    HostInput.Key(
                        phase: phase, usage: key.rawValue, characters: text,
                        modifiers: HostInput.KeyModifiers(rawValue: modifiers.rawValue))))
        }
        settle()
    }

    /// Types text, one character at a time.
    ///
    /// A letter, digit, space, tab, or line break first sends a press of its key, for `UIPress` handling and key
    /// commands, and then the character if the press isn't handled. Other characters, such as emoji, are inserted
    /// without a key. A line break is the Return key: it inserts a line break into a text view, and calls the delegate
    /// of a text field.
    public func type(_ text: String) {
        activate()
        for character in text {
            let key = HostInput.Key(typing: character)
            if let key { session.receive(.key(key)) }
            session.receive(.text(character.isNewline ? "\n" : String(character)))
            if var key {
                key.phase = .ended
                session.receive(.key(key))
            }
        }
        settle()
    }

    /// Shows the marked text of an input method. ``type(_:)`` inserts the final text.
    /// - Parameter text: The new marked text, or `nil` to end the composition and keep the text.
    public func compose(_ text: String?) {
        activate()
        if let text {
            let end = text.utf16.count
            session.receive(.composition(text, selection: end..<end))
        } else {
            session.receive(.endComposition)
        }
        settle()
    }

    /// Moves the pointer to a point of the screen without pressing a button. `nil` moves it off the screen.
    public func hover(at point: CGPoint?) {
        activate()
        session.receive(.hover(location: point.map { Point(x: $0.x, y: $0.y) }))
        settle()
    }

    /// Clicks a point of the screen with the secondary button of a pointer.
    public func secondaryClick(_ point: CGPoint) {
        activate()
        for phase in [HostInput.Touch.Phase.began, .ended] {
            session.receive(
                .touch(
                    HostInput.Touch(
                        identifier: 0, phase: phase, location: Point(x: point.x, y: point.y), button: .secondary)))
            advance(by: 0.05)
        }
        settle()
    }
}

extension HostInput.Key {
    /// Creates the key press for a character, or returns `nil` if keyboards don't have a key for it.
    fileprivate init?(typing character: Character) {
        let code: String
        switch character {
        case _ where character.isASCII && character.isLetter: code = "Key\(character.uppercased())"
        case _ where character.isASCII && character.isNumber: code = "Digit\(character)"
        case " ": code = "Space"
        case "\t": code = "Tab"
        case _ where character.isNewline: code = "Enter"
        default: return nil
        }
        guard let usage = KeyUsage.usage(ofCode: code) else { return nil }
        self.init(
            phase: .began, usage: usage, characters: character.isNewline ? "\r" : String(character),
            modifiers: character.isUppercase ? .shift : [], movesFocus: false)
    }
}
