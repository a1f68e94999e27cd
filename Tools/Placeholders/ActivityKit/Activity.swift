@_exported import Foundation

/// The constant data of a Live Activity, and the type of the data that changes.
public protocol ActivityAttributes: Decodable, Encodable {
    associatedtype ContentState: Codable, Hashable
}

/// A Live Activity. None can be started, as on a device whose user has turned them off, so there's never an object of this
/// class.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
    public typealias ContentState = Attributes.ContentState

    public let id: String
    public let attributes: Attributes
    public let content: ActivityContent<ContentState>

    private init(id: String, attributes: Attributes, content: ActivityContent<ContentState>) {
        self.id = id
        self.attributes = attributes
        self.content = content
    }
}

// MARK: - Starting

extension Activity {
    /// - Throws: `ActivityAuthorizationError.denied`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
    ) throws -> Activity { throw ActivityAuthorizationError.denied }

    /// - Throws: `ActivityAuthorizationError.denied`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil, style: ActivityStyle
    ) throws -> Activity { throw ActivityAuthorizationError.denied }

    /// - Throws: `ActivityAuthorizationError.denied`.
    public static func request(
        attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil,
        style: ActivityStyle = .standard, alertConfiguration: AlertConfiguration, start: Date
    ) throws -> Activity { throw ActivityAuthorizationError.denied }

    /// - Throws: `ActivityAuthorizationError.denied`.
    public static func request(
        attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
    ) throws -> Activity { throw ActivityAuthorizationError.denied }
}

// MARK: - State

extension Activity {
    /// The running activities. The array is empty.
    public static var activities: [Activity] { [] }
    public static var activityUpdates: AsyncStream<Activity> { .finished }
    public static var pushToStartToken: Data? { nil }
    public static var pushToStartTokenUpdates: AsyncStream<Data> { .finished }

    public var activityState: ActivityState { .dismissed }
    public var activityStyle: ActivityStyle { .standard }
    public var contentState: ContentState { content.state }
    public var pushToken: Data? { nil }
    public var activityStateUpdates: AsyncStream<ActivityState> { .finished }
    public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { .finished }
    public var contentStateUpdates: AsyncStream<ContentState> { .finished }
    public var pushTokenUpdates: AsyncStream<Data> { .finished }
}

// MARK: - Updating and ending

extension Activity {
    public func update(_ content: ActivityContent<ContentState>) async {}
    public func update(_ content: ActivityContent<ContentState>, timestamp: Date) async {}
    public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {}
    public func update(
        _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?, timestamp: Date
    ) async {}
    public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {}

    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
    public func end(
        _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default,
        timestamp: Date
    ) async {}
    public func end(
        using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
    ) async {}
}

extension AsyncStream {
    /// A stream without elements.
    static var finished: AsyncStream { AsyncStream { $0.finish() } }
}
