/// A user's input on a screen. Positions are fractions of the screen's width and height, so that they remain valid
/// after a rotation.
public enum ScreenInput: Codable, Hashable, Sendable, CustomStringConvertible {
    /// A short touch.
    case tap(Location)
    /// A touch of the given duration.
    case hold(Location, seconds: Double)
    /// A finger that rests until the item under it is lifted, moves, and is lifted.
    case longPressDrag(from: Location, to: Location)
    /// A finger that touches the screen and stays there during other steps.
    case press(Location)
    /// A movement of the finger on the screen.
    case move(Location)
    /// The end of the touch.
    case lift
    /// A finger that moves, rests, and is lifted.
    case drag(from: Location, to: Location)
    /// A finger that's lifted while it moves.
    case fling(from: Location, to: Location)
    /// A touch that the system cancels while the finger moves.
    case cancelledDrag(from: Location, to: Location)
    /// Text from a keyboard.
    case type(String)

    private enum CodingKeys: String, CodingKey {
        case tap, hold, press, move, lift, drag, fling, type
        // The names in recordings of earlier versions.
        case longPressDrag = "carry", cancelledDrag = "brokenDrag"
    }

    /// A position on the screen.
    public struct Location: Codable, Hashable, Sendable, CustomStringConvertible {
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
        case .tap(let location): "tap \(location)"
        case .hold(let location, let seconds): "hold \(location) for \(seconds) s"
        case .longPressDrag(let start, let end): "long-press \(start), and drag to \(end)"
        case .press(let location): "put a finger on \(location)"
        case .move(let location): "move the finger to \(location)"
        case .lift: "lift the finger"
        case .drag(let start, let end): "drag from \(start) to \(end)"
        case .fling(let start, let end): "fling from \(start) to \(end)"
        case .cancelledDrag(let start, let end): "drag from \(start) to \(end), and cancel the touch"
        case .type(let text): "type \(text.debugDescription)"
        }
    }
}
