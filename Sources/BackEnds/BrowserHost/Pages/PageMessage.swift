import DisplayList
import Foundation
import LayoutGeometry

/// What a page says: an array that begins with a word.
package enum PageMessage: Sendable, Hashable {
    /// The first message: how many pixels a point has there, the session that the page had before it lost its
    /// connection, and the device that it wants.
    case hello(scale: Double, session: String?, PageSettings)
    /// Wants another device, or the same with other settings.
    case settings(PageSettings)
    /// The page shows the frame with that number.
    case shown(Int)
    case input(HostInput)

    package struct Failure: Error, Sendable, Hashable {
        package let what: String

        package init(what: String) {
            self.what = what
        }
    }

    /// The farthest a place or a way may be, in points.
    private static let farthest = 100_000.0
    /// How many fingers a page may tell apart.
    private static let fingers = 0...31
    /// The longest text of one message, in characters.
    private static let longestText = 16_384

    package init(_ text: String) throws(Failure) {
        let words: [Any]
        do {
            guard let array = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any] else {
                throw Failure(what: "no array")
            }
            words = array
        } catch {
            throw Failure(what: "no JSON array")
        }
        guard let kind = words.first as? String else { throw Failure(what: "no word") }
        switch (kind, words.count) {
        case ("hello", 4):
            let scale = try Self.number(words[1], in: 0.5...8)
            self = .hello(scale: scale, session: words[2] as? String, try PageSettings(words[3]))
        case ("settings", 2):
            self = .settings(try PageSettings(words[1]))
        case ("shown", 2):
            self = .shown(Int(try Self.number(words[1], in: 0...Double(1 << 52))))
        case ("touch", 5):
            self = .input(.touch(try Self.touch(words)))
        case ("wheel", 5):
            let delta = Size(width: try Self.coordinate(words[3]), height: try Self.coordinate(words[4]))
            self = .input(.wheel(location: try Self.point(words[1], words[2]), delta: delta))
        case ("text", 2):
            guard let text = words[1] as? String, !text.isEmpty, text.count <= Self.longestText else {
                throw Failure(what: "text")
            }
            self = .input(.text(text))
        case ("delete", 1):
            self = .input(.deleteBackward)
        case ("act", 3...):
            let element = UInt64(try Self.number(words[1], in: 0...Double(1 << 52)))
            self = .input(.accessibility(element: element, try Self.action(words.dropFirst(2))))
        default:
            throw Failure(what: "\(kind.prefix(20)) with \(words.count) words")
        }
    }

    private static func touch(_ words: [Any]) throws(Failure) -> HostInput.Touch {
        let phase: HostInput.Touch.Phase
        switch words[1] as? String {
        case "began": phase = .began
        case "moved": phase = .moved
        case "ended": phase = .ended
        case "cancelled": phase = .cancelled
        default: throw Failure(what: "phase of a touch")
        }
        let finger = try number(words[2], in: Double(fingers.lowerBound)...Double(fingers.upperBound))
        return HostInput.Touch(
            identifier: Int(finger), phase: phase, location: try point(words[3], words[4]))
    }

    private static func action(_ words: ArraySlice<Any>) throws(Failure) -> AccessibleElement.Action {
        switch (words.first as? String, words.count) {
        case ("activate", 1): return .activate
        case ("increment", 1): return .increment
        case ("decrement", 1): return .decrement
        case ("escape", 1): return .escape
        case ("focus", 1): return .focus
        case ("scroll", 2):
            guard let direction = (words.last as? String).flatMap(AccessibleElement.Direction.init) else {
                throw Failure(what: "direction")
            }
            return .scroll(direction)
        case ("custom", 2):
            return .custom(Int(try number(words[words.endIndex - 1], in: 0...1000)))
        default: throw Failure(what: "action")
        }
    }

    private static func point(_ x: Any, _ y: Any) throws(Failure) -> Point {
        Point(x: try coordinate(x), y: try coordinate(y))
    }

    private static func coordinate(_ value: Any) throws(Failure) -> Double {
        try number(value, in: -farthest...farthest)
    }

    static func number(_ value: Any, in range: ClosedRange<Double>) throws(Failure) -> Double {
        guard let number = (value as? NSNumber)?.doubleValue, range.contains(number) else {
            throw Failure(what: "a number")
        }
        return number
    }
}
