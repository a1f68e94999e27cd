/// The permission to start Live Activities, which the user has denied.
public final class ActivityAuthorizationInfo: Sendable {
    public init() {}

    public var areActivitiesEnabled: Bool { false }
    public var frequentPushesEnabled: Bool { false }
    public var activityEnablementUpdates: AsyncStream<Bool> { .finished }
    public var frequentPushEnablementUpdates: AsyncStream<Bool> { .finished }
}

public enum ActivityAuthorizationError: Int, LocalizedError, Sendable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded, unsupportedTarget
    case visibility, persistenceFailure, missingProcessIdentifier, unentitled, malformedActivityIdentifier
    case reconnectNotPermitted

    public var errorDescription: String? { failureReason }
    public var failureReason: String? { "Live Activities aren't available: \(self)." }
    public var recoverySuggestion: String? { nil }
}
