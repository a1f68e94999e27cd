import DisplayList
import Foundation
import LayoutGeometry

/// A command of a script: a message that a page can also send, or a gesture that takes time.
package enum PageCommand: Sendable, Hashable {
    case send(PageMessage)
    /// A press at a location with a finger or a mouse button for the given number of seconds, once or several times.
    case press(CommandTarget, HostInput.Touch.Button?, seconds: Double, times: Int = 1)
    /// A drag with a finger that stays still for `held` seconds before it moves, and again before it's lifted if
    /// `rests` is `true`.
    case drag(from: CommandTarget, to: CommandTarget, seconds: Double, held: Double = 0, rests: Bool = false)
    /// A pinch with two fingers that move apart, or together if the scale is less than 1.
    case pinch(CommandTarget, scale: Double)
    case hover(CommandTarget)
    /// An accessibility action of an element, without a touch.
    case perform(CommandTarget, AccessibleElement.Action)
    /// A turn of the scroll wheel at a location.
    case scroll(CommandTarget, by: Size)
    /// A press of a key.
    case key(HostInput.Key)
    case wait(seconds: Double)
    /// A wait until the target is on the screen. It fails after the given number of seconds.
    case waitFor(CommandTarget, limit: Double = 10)
    /// A wait until nothing moves.
    case settle

    /// The maximum number of commands in a script.
    package static let maximumCount = 200
    /// The maximum duration of a command, and of a script, in seconds.
    private static let longest = 10.0
    private static let longestScript = 60.0
    /// The duration of a tap, and the default duration of a drag, in seconds.
    package static let tapDuration = 0.05
    private static let dragDuration = 0.3

    /// Reads a script: an array of commands, which are arrays that begin with a word.
    package static func script(_ bytes: [UInt8]) throws(PageMessage.Failure) -> [PageCommand] {
        try script(try json(bytes))
    }

    /// Reads a script from parsed JSON.
    static func script(_ word: Any) throws(PageMessage.Failure) -> [PageCommand] {
        guard let lines = word as? [Any] else {
            throw PageMessage.Failure(what: "a script must be an array of commands")
        }
        guard lines.count <= maximumCount else {
            throw PageMessage.Failure(what: "more than \(maximumCount) commands")
        }
        var commands: [PageCommand] = []
        for (index, line) in lines.enumerated() {
            do throws(PageMessage.Failure) {
                guard let words = line as? [Any] else { throw PageMessage.Failure(what: "a command must be an array") }
                commands.append(try PageCommand(words))
            } catch {
                throw PageMessage.Failure(what: "command \(index + 1): \(error.what)")
            }
        }
        guard commands.reduce(0, { $0 + $1.duration }) <= longestScript else {
            throw PageMessage.Failure(what: "commands that take longer than \(Int(longestScript)) seconds")
        }
        return commands
    }

    /// Returns the value that JSON represents.
    static func json(_ bytes: [UInt8]) throws(PageMessage.Failure) -> Any {
        do {
            return try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        } catch {
            throw PageMessage.Failure(what: "invalid JSON")
        }
    }

    private init(_ words: [Any]) throws(PageMessage.Failure) {
        switch (words.first as? String, words.count) {
        case ("tap", 2...3):
            let times = words.count == 3 ? try PageMessage.number(words[2], "times", in: 1...10) : 1
            self = .press(try CommandTarget(words[1]), nil, seconds: Self.tapDuration, times: Int(times))
        case ("click", 2): self = .press(try CommandTarget(words[1]), .secondary, seconds: Self.tapDuration)
        case ("hold", 3): self = .press(try CommandTarget(words[1]), nil, seconds: try Self.seconds(words[2]))
        case ("drag", 3...6):
            self = .drag(
                from: try CommandTarget(words[1]), to: try CommandTarget(words[2]),
                seconds: words.count > 3 ? try Self.seconds(words[3]) : Self.dragDuration,
                held: words.count > 4 ? try Self.seconds(words[4], "held") : 0,
                rests: words.count > 5 && words[5] as? Bool == true)
        case ("pinch", 3):
            self = .pinch(try CommandTarget(words[1]), scale: try PageMessage.number(words[2], "scale", in: 0.05...20))
        case ("hover", 2): self = .hover(try CommandTarget(words[1]))
        case ("do", 3...):
            self = .perform(try CommandTarget(words[1]), try PageMessage.action(words.dropFirst(2)))
        case ("scroll", 4):
            let delta = try PageMessage.point(words[2], words[3], names: ("dx", "dy"))
            self = .scroll(try CommandTarget(words[1]), by: Size(width: delta.x, height: delta.y))
        case ("press", 2...3): self = .key(try Self.key(words))
        case ("type", 2): self = .send(.input(.text(try PageMessage.text(words[1]))))
        case ("wait", 2) where words[1] is NSNumber: self = .wait(seconds: try Self.seconds(words[1]))
        case ("wait", 2...3):
            let limit = words.count == 3 ? try Self.seconds(words[2]) : Self.longest
            self = .waitFor(try CommandTarget(named: words[1]), limit: limit)
        case ("settle", 1): self = .settle
        case (let name?, _) where Self.usages[name] != nil:
            throw PageMessage.Failure(what: "\(name) is written \(Self.usages[name] ?? name)")
        default:
            let message = try PageMessage(words: words)
            switch message {
            case .hello, .shown, .ping, .again: throw PageMessage.Failure(what: "only a page can send this message")
            default: self = .send(message)
            }
        }
    }

    /// The syntax of the commands that only scripts have.
    private static let usages = [
        "tap": #"["tap", place] or ["tap", place, times]"#, "click": #"["click", place]"#,
        "hold": #"["hold", place, seconds]"#, "drag": #"["drag", place, place, seconds, held, rests]"#,
        "hover": #"["hover", place]"#, "do": #"["do", place, action]"#, "scroll": #"["scroll", place, dx, dy]"#,
        "press": #"["press", code] or ["press", code, modifiers]"#, "type": #"["type", text]"#,
        "wait": #"["wait", seconds] or ["wait", name, limit]"#, "settle": #"["settle"]"#,
    ]

    /// The minimum duration, in seconds.
    private var duration: Double {
        switch self {
        case .press(_, _, let seconds, let times): seconds * Double(times)
        case .drag(_, _, let seconds, let held, _): seconds + held
        case .wait(let seconds): seconds
        case .send, .scroll, .key, .settle, .pinch, .hover, .perform, .waitFor: 0
        }
    }

    private static func seconds(_ word: Any, _ name: String = "seconds") throws(PageMessage.Failure) -> Double {
        try PageMessage.number(word, name, in: 0...longest)
    }

    /// Reads the code of a key and an array with the names of modifiers.
    private static func key(_ words: [Any]) throws(PageMessage.Failure) -> HostInput.Key {
        guard let code = words[1] as? String, let usage = KeyUsage.usage(ofCode: code) else {
            throw PageMessage.Failure(what: "code must name a key as the Web does, such as Enter or KeyA")
        }
        var modifiers: HostInput.KeyModifiers = []
        for name in words.count == 3 ? words[2] as? [Any] ?? [""] : [] {
            switch name as? String {
            case "shift": modifiers.insert(.shift)
            case "control": modifiers.insert(.control)
            case "alternate": modifiers.insert(.alternate)
            case "command": modifiers.insert(.command)
            default:
                throw PageMessage.Failure(
                    what: "modifiers must be an array of shift, control, alternate, and command")
            }
        }
        let text = KeyUsage.text(of: usage) ?? ""
        return HostInput.Key(
            phase: .began, usage: usage, characters: modifiers.contains(.shift) ? text.uppercased() : text,
            modifiers: modifiers)
    }
}
