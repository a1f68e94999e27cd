/// A user's input on a screen. Positions are fractions of the screen's width and height, so that they remain valid
/// after a rotation.
public enum ScreenInput: Codable, Hashable, Sendable, CustomStringConvertible {
    /// A short touch.
    case tap(Place)
    /// A touch of the given duration.
    case hold(Place, seconds: Double)
    /// A finger that rests until the item under it is lifted, moves, and is lifted.
    case carry(from: Place, to: Place)
    /// A finger that touches the screen and stays there during other steps.
    case press(Place)
    /// A movement of the finger on the screen.
    case move(Place)
    /// The end of the touch.
    case lift
    /// A finger that moves, rests, and is lifted.
    case drag(from: Place, to: Place)
    /// A finger that's lifted while it moves.
    case fling(from: Place, to: Place)
    /// A touch that the system cancels while the finger moves.
    case brokenDrag(from: Place, to: Place)
    /// Text from a keyboard.
    case type(String)

    /// A position on the screen.
    public struct Place: Codable, Hashable, Sendable, CustomStringConvertible {
        /// The position, from 0 at the left or top edge to 1 at the right or bottom edge.
        public var x: Double, y: Double

        /// Creates a position from fractions of the screen's width and height.
        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }

        /// Both coordinates in percent.
        public var description: String { "(\((x * 100).rounded())%, \((y * 100).rounded())%)" }
    }

    /// The kinds of inputs that a walk uses.
    public struct Kinds: OptionSet, Sendable {
        public let rawValue: Int

        /// Creates a set with the given raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Taps.
        public static let taps = Kinds(rawValue: 1)
        /// Long touches, some of which last during other steps.
        public static let holds = Kinds(rawValue: 2)
        /// Vertical drags, some of them fast.
        public static let drags = Kinds(rawValue: 4)
        /// Horizontal drags, some of them fast.
        public static let swipes = Kinds(rawValue: 8)
        /// Text input.
        public static let typing = Kinds(rawValue: 16)
        /// All inputs.
        public static let all: Kinds = [.taps, .holds, .drags, .swipes, .typing]
    }

    /// A description of the input.
    public var description: String {
        switch self {
        case .tap(let place): "tap \(place)"
        case .hold(let place, let seconds): "hold \(place) for \(seconds) s"
        case .carry(let start, let end): "carry from \(start) to \(end)"
        case .press(let place): "put a finger on \(place)"
        case .move(let place): "move the finger to \(place)"
        case .lift: "lift the finger"
        case .drag(let start, let end): "drag from \(start) to \(end)"
        case .fling(let start, let end): "fling from \(start) to \(end)"
        case .brokenDrag(let start, let end): "drag from \(start) to \(end) and lose the touch"
        case .type(let text): "type \(text.debugDescription)"
        }
    }
}
