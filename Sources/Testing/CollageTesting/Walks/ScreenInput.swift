/// A user's input on a screen. Positions are fractions of the screen's width and height, so that they remain valid
/// after a rotation.
public enum ScreenInput: Codable, Hashable, Sendable, CustomStringConvertible {
    /// A short touch.
    case tap(Place)
    /// A touch of so many seconds.
    case hold(Place, seconds: Double)
    /// A finger that stays until what is under it can be carried, moves and is lifted.
    case carry(from: Place, to: Place)
    /// A finger goes down and stays while other steps are made.
    case press(Place)
    /// The finger that is down moves.
    case move(Place)
    /// The finger that is down is lifted.
    case lift
    /// A finger that moves, rests, and is lifted.
    case drag(from: Place, to: Place)
    /// A finger that is lifted while it moves.
    case fling(from: Place, to: Place)
    /// A finger that the system takes away while it moves.
    case brokenDrag(from: Place, to: Place)
    /// Text from a keyboard.
    case type(String)

    /// A place on the screen.
    public struct Place: Codable, Hashable, Sendable, CustomStringConvertible {
        /// From 0 at the left to 1 at the right, and from 0 at the top to 1 at the bottom.
        public var x: Double, y: Double

        /// A place by its distances from the left and the top.
        public init(_ x: Double, _ y: Double) {
            self.x = x
            self.y = y
        }

        /// Both in percent.
        public var description: String { "(\((x * 100).rounded())%, \((y * 100).rounded())%)" }
    }

    /// Which inputs a walk makes.
    public struct Kinds: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Kinds by their bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Taps.
        public static let taps = Kinds(rawValue: 1)
        /// Touches that last, some of them while other things happen.
        public static let holds = Kinds(rawValue: 2)
        /// Fingers that move up and down, some of them fast.
        public static let drags = Kinds(rawValue: 4)
        /// Fingers that move sideways, some of them fast.
        public static let swipes = Kinds(rawValue: 8)
        /// Text.
        public static let typing = Kinds(rawValue: 16)
        /// Everything.
        public static let all: Kinds = [.taps, .holds, .drags, .swipes, .typing]
    }

    /// The input in words.
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
