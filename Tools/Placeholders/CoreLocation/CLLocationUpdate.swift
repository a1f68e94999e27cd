import Foundation

/// An update in a sequence of locations. It always reports that permission is denied.
public struct CLLocationUpdate: Sendable {
    public enum LiveConfiguration: Sendable {
        case `default`, automotiveNavigation, otherNavigation, fitness, airborne
    }

    public let location: CLLocation?
    public var isStationary: Bool { false }
    public var stationary: Bool { false }
    public var authorizationDenied: Bool { true }
    public var authorizationDeniedGlobally: Bool { false }
    public var authorizationRestricted: Bool { false }
    public var authorizationRequestInProgress: Bool { false }
    public var insufficientlyInUse: Bool { false }
    public var locationUnavailable: Bool { true }
    public var accuracyLimited: Bool { false }
    public var serviceSessionRequired: Bool { false }

    /// Returns a sequence with one update, which reports that permission is denied.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct Iterator: AsyncIteratorProtocol {
            public typealias Element = CLLocationUpdate
            private var isAtStart = true

            public mutating func next() async throws -> CLLocationUpdate? {
                defer { isAtStart = false }
                return isAtStart ? CLLocationUpdate(location: nil) : nil
            }
        }

        public func makeAsyncIterator() -> Iterator { Iterator() }
    }
}

/// A session that keeps location updates running in the background. It has no effect.
public final class CLBackgroundActivitySession: NSObject, Sendable {
    public override init() { super.init() }

    public func invalidate() {}
}

/// A session that requests permission, which is denied.
public final class CLServiceSession: NSObject, Sendable {
    public enum AuthorizationRequirement: Int, Sendable { case none, whenInUse, always }

    public init(authorization: AuthorizationRequirement) { super.init() }
    public init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) { super.init() }

    public func invalidate() {}
}
