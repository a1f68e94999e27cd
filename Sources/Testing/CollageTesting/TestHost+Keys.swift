import DisplayList
import Foundation
import LayoutGeometry
import PortableUIKit

extension TestHost {
    /// Presses a key and lets it go, then lets everything come to rest.
    ///
    /// The key goes to an open menu, the key commands and the responder chain, as a keyboard's would. Text fields get
    /// their text with ``type(_:)``.
    /// - Parameters:
    ///   - key: Which key of the keyboard.
    ///   - characters: What is printed on it; for letters and digits that is known.
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

    /// Types a text, a key after the other.
    ///
    /// Each letter, digit, space, tab and line break presses its key first, for whoever takes `UIPress`es or has a key
    /// command; what nobody uses becomes text, as what no key stands for does, an emoji for example. A line break is the
    /// return key: it ends a line of a text view, and asks the delegate of a text field.
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

    /// Shows what an input method is putting together, before ``type(_:)`` brings what it ends with.
    /// - Parameter text: What is shown in the place of what was; nil has the input method go, so that it stays.
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

    /// Moves the pointer to a point of the screen without a button down, or with nil off the screen.
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
    /// The key that goes down for a character; nil where there is none on every keyboard.
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
