import Combine

/// The root of entities.
@preconcurrency @MainActor
public final class Scene {
    public var anchors: [any HasAnchoring] = [] {
        didSet { for anchor in anchors { anchor.scene = self } }
    }
    public var name: String { "" }

    public func addAnchor(_ anchor: any HasAnchoring) { anchors.append(anchor) }

    public func removeAnchor(_ anchor: any HasAnchoring) { anchors.removeAll { $0 === anchor } }

    public func findEntity(named name: String) -> Entity? {
        for anchor in anchors { if let found = anchor.findEntity(named: name) { return found } }
        return nil
    }

    /// Returns a subscription to events, which don't occur.
    public func subscribe<E: Event>(to event: E.Type, _ handler: @escaping (E) -> Void) -> EventSubscription {
        EventSubscription()
    }

    public func subscribe<E: Event>(
        to event: E.Type, on sourceObject: Entity?, _ handler: @escaping (E) -> Void
    ) -> EventSubscription { EventSubscription() }
}

public protocol Event {}

public final class EventSubscription: Cancellable, Sendable {
    public func cancel() {}
}

public enum SceneEvents {
    public struct Update: Event {
        public let deltaTime: TimeInterval
    }
}

public enum CollisionEvents {
    public struct Began: Event {
        public let entityA: Entity
        public let entityB: Entity
    }

    public struct Ended: Event {
        public let entityA: Entity
        public let entityB: Entity
    }
}

public enum AnimationEvents {
    public struct PlaybackCompleted: Event {
        public let playbackController: AnimationPlaybackController
    }
}
