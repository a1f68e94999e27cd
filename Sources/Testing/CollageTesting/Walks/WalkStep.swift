/// One step of a walk: what is done, and how long the walk waits afterwards.
public struct WalkStep<Change: Codable & Hashable & Sendable>: Codable, Hashable, Sendable, CustomStringConvertible {
    /// The action of a step.
    public enum Action: Codable, Hashable, Sendable {
        /// Something that a person does on the screen.
        case input(ScreenInput)
        /// The device is given other settings.
        case environment(ScreenEnvironment)
        /// The application does something.
        case change(Change)
        /// Temporary states are dismissed. See `RememberedState`.
        case rest
    }

    /// The action.
    public var action: Action
    /// Seconds until the next step; nil: until nothing moves any more.
    public var pause: Double?

    /// A step that comes to rest, unless there is a pause to interrupt it after.
    public init(_ action: Action, pause: Double? = nil) {
        self.action = action
        self.pause = pause
    }

    /// A change that comes to rest, unless there is a pause to interrupt it after.
    public static func change(_ change: Change, pause: Double? = nil) -> Self { Self(.change(change), pause: pause) }

    /// An input that comes to rest, unless there is a pause to interrupt it after.
    public static func input(_ input: ScreenInput, pause: Double? = nil) -> Self { Self(.input(input), pause: pause) }

    /// The step in words.
    public var description: String {
        let words =
            switch action {
            case .input(let input): "\(input)"
            case .environment(let environment): "set the device to \(environment)"
            case .change(let change): "\(change)"
            case .rest: "put away what is open for a moment"
            }
        return pause.map { "\(words), go on after \($0) s" } ?? words
    }
}

/// A start and the steps from there: what is needed to walk again.
public struct WalkRecording<Change: Codable & Hashable & Sendable>: Codable, Hashable, Sendable {
    /// The device's settings at the start.
    public var environment: ScreenEnvironment
    /// Which of the walk's models it begins with, from 0.
    public var model: Int
    /// The steps, in order.
    public var steps: [WalkStep<Change>]

    /// A walk from a start.
    public init(environment: ScreenEnvironment = ScreenEnvironment(), model: Int = 0, steps: [WalkStep<Change>]) {
        self.environment = environment
        self.model = model
        self.steps = steps
    }
}
