import DisplayList
import Foundation

// Values in the syntax of Swift.

extension TestWriter {
    static func literal(_ text: String) -> String { text.debugDescription }

    /// Returns a number, without decimals if it's an integer.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e9 ? "\(Int(value))" : "\(value)"
    }

    static func point(_ x: Double, _ y: Double) -> String { "CGPoint(x: \(number(x)), y: \(number(y)))" }

    static func vector(_ x: Double, _ y: Double) -> String { "CGVector(dx: \(number(x)), dy: \(number(y)))" }

    static func size(_ width: Double, _ height: Double) -> String {
        "CGSize(width: \(number(width)), height: \(number(height)))"
    }

    /// Returns the name of a content size category's constant, or `nil` for an unknown raw value.
    static func category(_ rawValue: String) -> String? {
        let names = [
            "XS": "extraSmall", "S": "small", "M": "medium", "L": "large", "XL": "extraLarge", "XXL": "extraExtraLarge",
            "XXXL": "extraExtraExtraLarge",
        ]
        let name = rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: "")
        guard name.hasPrefix("Accessibility") else { return names[name] }
        guard let rest = names[String(name.dropFirst("Accessibility".count))] else { return nil }
        return "accessibility" + rest.prefix(1).uppercased() + rest.dropFirst()
    }

    /// Returns the call that presses a key with its modifiers.
    static func press(_ key: HostInput.Key) -> String {
        let names: [(HostInput.KeyModifiers, String)] = [
            (.shift, ".shift"), (.control, ".control"), (.alternate, ".alternate"), (.command, ".command"),
        ]
        let held = names.filter { key.modifiers.contains($0.0) }.map(\.1)
        let modifiers = held.isEmpty ? "" : ", modifiers: [\(held.joined(separator: ", "))]"
        guard let name = keyName(key.usage) else {
            return "host.press(try #require(UIKeyboardHIDUsage(rawValue: \(key.usage)))\(modifiers))"
        }
        return "host.press(.\(name)\(modifiers))"
    }

    /// Returns the key for an edit command that was given by a menu or by another key of the host.
    static func key(of command: HostInput.EditCommand) -> HostInput.Key {
        let letter: String
        switch command {
        case .cut: letter = "X"
        case .copy: letter = "C"
        case .paste: letter = "V"
        case .selectAll: letter = "A"
        case .undo, .redo: letter = "Z"
        }
        return HostInput.Key(
            phase: .began, usage: KeyUsage.usage(ofCode: "Key\(letter)") ?? 0,
            modifiers: command == .redo ? [.command, .shift] : .command)
    }

    /// Returns UIKit's name of a key, or `nil` for keys that are rarely used.
    private static func keyName(_ usage: Int) -> String? {
        switch usage {
        case 0x04...0x1D, 0x1E...0x27: KeyUsage.text(of: usage).map { "keyboard\($0.uppercased())" }
        case 0x28: "keyboardReturnOrEnter"
        case 0x29: "keyboardEscape"
        case 0x2A: "keyboardDeleteOrBackspace"
        case 0x2B: "keyboardTab"
        case 0x2C: "keyboardSpacebar"
        case 0x4A: "keyboardHome"
        case 0x4B: "keyboardPageUp"
        case 0x4C: "keyboardDeleteForward"
        case 0x4D: "keyboardEnd"
        case 0x4E: "keyboardPageDown"
        case 0x4F: "keyboardRightArrow"
        case 0x50: "keyboardLeftArrow"
        case 0x51: "keyboardDownArrow"
        case 0x52: "keyboardUpArrow"
        default: nil
        }
    }
}
