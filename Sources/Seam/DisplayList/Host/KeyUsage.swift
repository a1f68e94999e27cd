/// The numbers of keys in the USB table of keyboard usages, by their names on the web (`KeyboardEvent.code`).
package enum KeyUsage {
    /// Returns the number of the key with a name; `nil` if there's no such key.
    package static func usage(ofCode code: String) -> Int? {
        if let number = named[code] { return number }
        guard let last = code.unicodeScalars.last else { return nil }
        if code.hasPrefix("Key"), code.count == 4, ("A"..."Z").contains(last) { return 4 + Int(last.value) - 65 }
        if code.hasPrefix("Digit"), code.count == 6, ("0"..."9").contains(last) {
            return last == "0" ? 0x27 : 0x1E + Int(last.value) - 49
        }
        if code.hasPrefix("Numpad"), code.count == 7, ("0"..."9").contains(last) {
            return last == "0" ? 0x62 : 0x59 + Int(last.value) - 49
        }
        if code.hasPrefix("F"), let number = Int(code.dropFirst()), (1...24).contains(number) {
            return number <= 12 ? 0x3A + number - 1 : 0x68 + number - 13
        }
        return nil
    }

    /// Returns the name of the key with a number; `nil` if there's no such key.
    package static func code(ofUsage usage: Int) -> String? {
        if let text = text(of: usage), text != " " {
            return text.first?.isNumber == true ? "Digit\(text)" : "Key\(text.uppercased())"
        }
        if (0x3A...0x45).contains(usage) { return "F\(usage - 0x3A + 1)" }
        if (0x68...0x73).contains(usage) { return "F\(usage - 0x68 + 13)" }
        if (0x59...0x61).contains(usage) { return "Numpad\(usage - 0x59 + 1)" }
        return usage == 0x62 ? "Numpad0" : named.first { $0.value == usage }?.key
    }

    /// Returns the label of a letter, a digit, or the space bar; `nil` for all other keys.
    package static func text(of usage: Int) -> String? {
        switch usage {
        case 0x04...0x1D: String(UnicodeScalar(UInt8(0x61 + usage - 0x04)))
        case 0x1E...0x26: "\(usage - 0x1D)"
        case 0x27: "0"
        case 0x2C: " "
        default: nil
        }
    }

    private static let named: [String: Int] = [
        "Enter": 0x28, "Escape": 0x29, "Backspace": 0x2A, "Tab": 0x2B, "Space": 0x2C, "Minus": 0x2D, "Equal": 0x2E,
        "BracketLeft": 0x2F, "BracketRight": 0x30, "Backslash": 0x31, "Semicolon": 0x33, "Quote": 0x34,
        "Backquote": 0x35, "Comma": 0x36, "Period": 0x37, "Slash": 0x38, "CapsLock": 0x39, "Insert": 0x49,
        "Home": 0x4A, "PageUp": 0x4B, "Delete": 0x4C, "End": 0x4D, "PageDown": 0x4E, "ArrowRight": 0x4F,
        "ArrowLeft": 0x50, "ArrowDown": 0x51, "ArrowUp": 0x52, "NumLock": 0x53, "NumpadDivide": 0x54,
        "NumpadMultiply": 0x55, "NumpadSubtract": 0x56, "NumpadAdd": 0x57, "NumpadEnter": 0x58, "NumpadDecimal": 0x63,
        "IntlBackslash": 0x64, "ContextMenu": 0x65, "NumpadEqual": 0x67, "ControlLeft": 0xE0, "ShiftLeft": 0xE1,
        "AltLeft": 0xE2, "MetaLeft": 0xE3, "ControlRight": 0xE4, "ShiftRight": 0xE5,
        "AltRight": 0xE6, "MetaRight": 0xE7,
    ]
}
