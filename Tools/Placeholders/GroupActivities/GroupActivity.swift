import Combine
@_exported import Foundation
@_exported import SwiftUI
@_exported import UIKit

/// An activity that people do together. It can't be shared.
public protocol GroupActivity: Codable, Sendable {
    static var activityIdentifier: String { get }
    var metadata: GroupActivityMetadata { get async }
}

extension GroupActivity {
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    public func prepareForActivation() async -> GroupActivityActivationResult { .activationDisabled }
    public func activate() async throws -> Bool { false }

    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }
}

public enum GroupActivityActivationResult: Hashable, Sendable {
    case activationDisabled, activationPreferred, cancelled
}

/// The title and the kind of an activity.
public struct GroupActivityMetadata: @unchecked Sendable {
    public struct ActivityType: Hashable, Sendable {
        private let name: String

        public static let generic = ActivityType(name: "generic")
        public static let watchTogether = ActivityType(name: "watchTogether")
        public static let listenTogether = ActivityType(name: "listenTogether")
        public static let createTogether = ActivityType(name: "createTogether")
        public static let workoutTogether = ActivityType(name: "workoutTogether")
        public static let exploreTogether = ActivityType(name: "exploreTogether")
        public static let learnTogether = ActivityType(name: "learnTogether")
        public static let readTogether = ActivityType(name: "readTogether")
        public static let shopTogether = ActivityType(name: "shopTogether")
    }

    public var title: String?
    public var subtitle: String?
    public var previewImage: CGImage?
    public var fallbackURL: URL?
    public var supportsContinuationOnTV = false
    public var type = ActivityType.generic

    public init() {}
}

/// A session of an activity. The system never creates one.
public final class GroupSession<ActivityType: GroupActivity>: ObservableObject, @unchecked Sendable {
    public enum State {
        case waiting, joined
        case invalidated(reason: any Error)
    }

    public struct Sessions: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> GroupSession<ActivityType>? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    @Published public private(set) var state = State.waiting
    @Published public private(set) var activeParticipants: Set<Participant> = []
    @Published public var activity: ActivityType
    public let id = UUID()
    public let localParticipant = Participant()
    public var isLocallyInitiated: Bool { false }

    init(activity: ActivityType) { self.activity = activity }

    public func join() {}
    public func leave() {}
    public func end() {}
}

public struct Participant: Hashable, Identifiable, Sendable {
    public let id = UUID()
}

public enum Participants: Sendable {
    case all
    case only(Set<Participant>)

    public static func only(_ participant: Participant) -> Participants { .only([participant]) }
}

/// A messenger, whose messages fail.
public final class GroupSessionMessenger: Sendable {
    public struct MessageContext: Sendable {
        public let source: Participant
    }

    public struct Messages<Message: Sendable>: AsyncSequence, Sendable {
        public struct AsyncIterator: AsyncIteratorProtocol {
            public mutating func next() async -> (Message, MessageContext)? { nil }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
    }

    public enum DeliveryMode: Sendable { case reliable, unreliable }

    public init<Activity>(session: GroupSession<Activity>, deliveryMode: DeliveryMode = .reliable) {}

    /// - Throws: An error, because sessions aren't supported.
    public func send<Message: Codable & Sendable>(_ value: Message, to participants: Participants = .all) async throws {
        throw CocoaError(.userCancelled)
    }

    public func send<Message: Codable & Sendable>(
        _ value: Message, to participants: Participants = .all, completion: @escaping ((any Error)?) -> Void
    ) { completion(CocoaError(.userCancelled)) }

    public func messages<Message: Codable & Sendable>(of type: Message.Type) -> Messages<Message> { Messages() }
}

/// An observer of a call. There's no call.
public final class GroupStateObserver: ObservableObject, @unchecked Sendable {
    @Published public private(set) var isEligibleForGroupSession = false

    public init() {}
}

/// A controller that shares nothing.
@preconcurrency @MainActor
open class GroupActivitySharingController: UIViewController {
    public init<Activity: GroupActivity>(_ activity: Activity) throws { throw CocoaError(.featureUnsupported) }
    public required init?(coder: NSCoder) { nil }
}
