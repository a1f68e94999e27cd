import DisplayList
import Foundation
import LayoutGeometry

// User input.

extension PageMessage {
    /// The maximum magnitude of a coordinate or distance, in points.
    private static let farthest = 100_000.0
    /// The range of finger identifiers.
    private static let fingers = 0.0...31
    /// The maximum length of the text in a message, in characters.
    static let longestText = 16_384
    /// The maximum length of a key's name or text, in characters.
    private static let longestKey = 32
    private static let pinchScales = 0.01...100
    /// The range of raw values of key modifiers.
    private static let modifiers = 0.0...Double(1 << 21)

    /// Reads an input of the given kind. Returns `nil` for other kinds, and for a wrong number of words.
    static func readInput(_ kind: String, _ words: [Any]) throws(Failure) -> PageMessage? {
        switch (kind, words.count) {
        case ("touch", 4), ("touch", 6): return .input(.touch(try touch(words)))
        case ("wheel", 4):
            let delta = Size(width: try coordinate(words[2], "dx"), height: try coordinate(words[3], "dy"))
            return .input(.wheel(location: try point(words[0], words[1]), delta: delta))
        case ("hover", 0): return .input(.hover(location: nil))
        case ("hover", 2): return .input(.hover(location: try point(words[0], words[1])))
        case ("pinch", 4):
            return .pinch(
                Pinch(
                    phase: try phase(words[0]), center: try point(words[1], words[2]),
                    scale: try number(words[3], "scale", in: pinchScales)))
        case ("key", 6):
            var key = try readKey(words)
            let fallback = try keyFallback(words[5])
            // In that case, the page has a separate focus.
            key.movesFocus = fallback == nil
            return .key(key, otherwise: fallback)
        case ("text", 1): return .input(.text(try text(words[0])))
        case ("compose", 3): return .input(try composition(words))
        case ("edit", 1): return .input(.edit(try editCommand(words[0])))
        case ("paste", 2):
            guard let text = words[0] as? String, text.count <= longestText, let isLast = words[1] as? Bool else {
                throw Failure(what: "paste requires text of at most \(longestText) characters, and true or false")
            }
            return .paste(text, isLast: isLast)
        case ("offer", 0): return .offer
        case ("system", 1): return .input(.system(try systemEvent(words[0])))
        case ("delete", 0): return .input(.deleteBackward)
        case ("act", 2...):
            return .input(.accessibility(element: try identity(words[0]), try action(words.dropFirst())))
        default: return nil
        }
    }

    private static func systemEvent(_ word: Any) throws(Failure) -> HostInput.SystemEvent {
        switch word as? String {
        case "background": return .background
        case "foreground": return .foreground
        case "memory": return .memoryWarning
        case "shake": return .shake
        case "next scene": return .nextScene
        case "close scene": return .closeScene
        default:
            throw Failure(
                what: "a system event must be background, foreground, memory, shake, next scene, or close scene")
        }
    }

    // MARK: Pointers

    private static func touch(_ words: [Any]) throws(Failure) -> HostInput.Touch {
        var touch = HostInput.Touch(
            identifier: Int(try number(words[1], "finger", in: fingers)), phase: try phase(words[0]),
            location: try point(words[2], words[3]))
        guard words.count > 4 else { return touch }
        switch words[4] as? String {
        case "finger": break
        case "mouse": touch.isFromMouse = true
        case "primary": touch.button = .primary
        case "secondary": touch.button = .secondary
        default: throw Failure(what: "button must be finger, mouse, primary, or secondary")
        }
        touch.modifiers = try modifiers(words[5])
        return touch
    }

    private static func phase(_ word: Any) throws(Failure) -> HostInput.Touch.Phase {
        switch word as? String {
        case "began": return .began
        case "moved": return .moved
        case "ended": return .ended
        case "cancelled": return .cancelled
        default: throw Failure(what: "phase must be began, moved, ended, or cancelled")
        }
    }

    static func point(_ x: Any, _ y: Any, names: (x: String, y: String) = ("x", "y")) throws(Failure) -> Point {
        Point(x: try coordinate(x, names.x), y: try coordinate(y, names.y))
    }

    private static func coordinate(_ value: Any, _ name: String) throws(Failure) -> Double {
        try number(value, name, in: -farthest...farthest)
    }

    /// Reads a scroll offset. Contents can be much longer than screens.
    static func scrollOffset(_ x: Any, _ y: Any) throws(Failure) -> Point {
        let far = 1e12
        return Point(x: try number(x, "x", in: -far...far), y: try number(y, "y", in: -far...far))
    }

    // MARK: Keys

    private static func readKey(_ words: [Any]) throws(Failure) -> HostInput.Key {
        let phase: HostInput.Key.Phase
        switch words[0] as? String {
        case "began": phase = .began
        case "repeated": phase = .repeated
        case "ended": phase = .ended
        case "cancelled": phase = .cancelled
        default: throw Failure(what: "phase must be began, repeated, ended, or cancelled")
        }
        let code = try keyText(words[1])
        return HostInput.Key(
            // Keys that aren't in the table have no usage, so the application can't distinguish between them.
            phase: phase, usage: KeyUsage.usage(ofCode: code) ?? 0, characters: try keyText(words[2]),
            charactersIgnoringModifiers: try keyText(words[3]), modifiers: try modifiers(words[4]))
    }

    private static func keyFallback(_ word: Any) throws(Failure) -> KeyFallback? {
        if word is NSNull { return nil }
        if word as? String == "leave" { return .leaveScreen }
        guard let words = word as? [Any], words.count >= 2 else {
            throw Failure(what: "the fallback of a key must be null, leave, or an element and an action")
        }
        return .act(element: try identity(words[0]), try action(words.dropFirst()))
    }

    private static func keyText(_ word: Any) throws(Failure) -> String {
        guard let text = word as? String, text.count <= longestKey else {
            throw Failure(what: "a key's code and text values must be strings of at most \(longestKey) characters")
        }
        return text
    }

    private static func modifiers(_ word: Any) throws(Failure) -> HostInput.KeyModifiers {
        HostInput.KeyModifiers(rawValue: Int(try number(word, "modifiers", in: modifiers)))
    }

    static func text(_ word: Any) throws(Failure) -> String {
        guard let text = word as? String, !text.isEmpty, text.count <= longestText else {
            throw Failure(what: "text must be a string of 1 to \(longestText) characters")
        }
        return text
    }

    private static func composition(_ words: [Any]) throws(Failure) -> HostInput {
        guard let text = words[0] as? String, text.utf16.count <= longestText else {
            throw Failure(what: "text must be a string of at most \(longestText) UTF-16 units")
        }
        let ends = 0...Double(text.utf16.count)
        let start = Int(try number(words[1], "start", in: ends)), end = Int(try number(words[2], "end", in: ends))
        guard start <= end else { throw Failure(what: "end must not be less than start") }
        return .composition(text, selection: start..<end)
    }

    private static func editCommand(_ word: Any) throws(Failure) -> HostInput.EditCommand {
        guard let command = (word as? String).flatMap(HostInput.EditCommand.init) else {
            throw Failure(what: "edit must be cut, copy, selectAll, undo, redo, or a layer with a property")
        }
        return command
    }

    // MARK: Elements

    static func identity(_ word: Any) throws(Failure) -> UInt64 {
        UInt64(try number(word, "element", in: 0...Double(1 << 52)))
    }

    static func action(_ words: ArraySlice<Any>) throws(Failure) -> AccessibleElement.Action {
        switch (words.first as? String, words.count) {
        case ("activate", 1): return .activate
        case ("increment", 1): return .increment
        case ("decrement", 1): return .decrement
        case ("escape", 1): return .escape
        case ("magicTap", 1): return .magicTap
        case ("focus", 1): return .focus
        case ("scroll", 2):
            guard let direction = (words.last as? String).flatMap(AccessibleElement.Direction.init) else {
                throw Failure(what: "direction must be up, down, left, or right")
            }
            return .scroll(direction)
        case ("custom", 2):
            return .custom(Int(try number(words[words.endIndex - 1], "action", in: 0...1000)))
        default:
            throw Failure(
                what: "action must be activate, increment, decrement, escape, magicTap, focus, scroll, or custom")
        }
    }
}

/// The action for a key that the application doesn't use.
package enum KeyFallback: Sendable, Hashable {
    /// The page moves the focus out of the screen.
    case leaveScreen
    /// An element performs the action that the key has for it.
    case act(element: UInt64, AccessibleElement.Action)
}
