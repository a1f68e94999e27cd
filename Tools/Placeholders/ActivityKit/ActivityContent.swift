/// The state of a Live Activity, with the date from which it's out of date.
public struct ActivityContent<State: Codable & Hashable>: CustomStringConvertible {
    public var state: State
    public var staleDate: Date?
    public var relevanceScore: Double

    public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
        self.state = state
        self.staleDate = staleDate
        self.relevanceScore = relevanceScore
    }

    public var description: String { "ActivityContent(state: \(state))" }
}

extension ActivityContent: Sendable where State: Sendable {}

public enum ActivityState: Codable, Hashable, Sendable {
    case active, pending, ended, dismissed, stale
}

public enum ActivityStyle: Codable, Hashable, Sendable {
    case standard, transient
}

public enum PushType: Hashable, Sendable {
    case token
    case channel(String)
}

/// The time at which the system removes an activity that has ended.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
    private let date: Date?

    public static let `default` = ActivityUIDismissalPolicy(date: nil)
    public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

    public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// The alert that announces an update.
public struct AlertConfiguration: Sendable {
    public enum AlertSound: Hashable, Sendable {
        case `default`
        case named(String)
    }

    public let title: LocalizedStringResource
    public let body: LocalizedStringResource
    public let sound: AlertSound

    public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
        self.title = title
        self.body = body
        self.sound = sound
    }
}
