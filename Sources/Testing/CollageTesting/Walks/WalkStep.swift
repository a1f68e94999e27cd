/// A step of a walk: an action, and the pause after it.
public struct WalkStep<Change: Codable & Hashable & Sendable>: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The action of a step.
    public enum Action: Codable, Hashable, Sendable {
        /// An input on the screen.
        case input(ScreenInput)
        /// A change of the device's settings.
        case environment(ScreenEnvironment)
        /// A change that the app makes.
        case change(Change)
        /// Temporary states are dismissed. See `PersistentState`.
        case dismissTemporaryState

        private enum CodingKeys: String, CodingKey {
            case input, environment, change
            // The name in recordings of earlier versions.
            case dismissTemporaryState = "rest"
        }
    }

    /// The action.
    public var action: Action
    /// The time until the next step, in seconds, or `nil` to wait until the screen settles.
    public var pause: Double?

    /// Creates a step that waits until the screen settles, or for the given pause.
    public init(_ action: Action, pause: Double? = nil) {
        self.action = action
        self.pause = pause
    }

    /// A change, followed by waiting until the screen settles, or by the given pause.
    public static func change(_ change: Change, pause: Double? = nil) -> Self { Self(.change(change), pause: pause) }

    /// An input, followed by waiting until the screen settles, or by the given pause.
    public static func input(_ input: ScreenInput, pause: Double? = nil) -> Self { Self(.input(input), pause: pause) }

    /// A description of the step.
    public var description: String {
        let words =
            switch action {
            case .input(let input): "\(input)"
            case .environment(let environment): "set the device to \(environment)"
            case .change(let change): "\(change)"
            case .dismissTemporaryState: "dismiss temporary state"
            }
        return pause.map { "\(words), continue after \($0) s" } ?? words
    }
}

/// A start and the steps from there, which are sufficient to repeat a walk.
public struct WalkRecording<Change: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The device's settings at the start.
    public var environment: ScreenEnvironment
    /// The index of the model at the start.
    public var model: Int
    /// The steps, in order.
    public var steps: [WalkStep<Change>]

    /// Creates a recording of a walk.
    public init(environment: ScreenEnvironment = ScreenEnvironment(), model: Int = 0, steps: [WalkStep<Change>]) {
        self.environment = environment
        self.model = model
        self.steps = steps
    }
}
