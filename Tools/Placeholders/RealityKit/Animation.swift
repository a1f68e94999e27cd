public struct AnimationTimingFunction: Sendable {
    public static let `default` = AnimationTimingFunction()
    public static let linear = AnimationTimingFunction()
    public static let easeIn = AnimationTimingFunction()
    public static let easeOut = AnimationTimingFunction()
    public static let easeInOut = AnimationTimingFunction()
}

/// A controller of an animation, which isn't played.
@preconcurrency @MainActor
public final class AnimationPlaybackController {
    public var isPlaying: Bool { false }
    public var isPaused: Bool { false }
    public var isComplete: Bool { true }
    public var speed: Float = 1
    public var time: TimeInterval = 0

    public func pause() {}
    public func resume() {}
    public func stop() {}
}

/// An animation of a file. It's never loaded.
@preconcurrency @MainActor
public final class AnimationResource {
    public let name: String?

    init(name: String?) { self.name = name }

    public func `repeat`(duration: TimeInterval = .infinity) -> AnimationResource { self }
    public func `repeat`(count: Int) -> AnimationResource { self }
}

/// A controller of a sound, which isn't played.
@preconcurrency @MainActor
public final class AudioPlaybackController {
    public var isPlaying: Bool { false }
    public var gain: Double = 0

    public func play() {}
    public func pause() {}
    public func stop() {}
}

extension Entity {
    public var availableAnimations: [AnimationResource] { [] }

    @discardableResult
    public func playAnimation(
        _ animation: AnimationResource, transitionDuration: TimeInterval = 0, startsPaused: Bool = false
    ) -> AnimationPlaybackController { AnimationPlaybackController() }

    public func stopAllAnimations(recursive: Bool = true) {}

    @discardableResult
    public func playAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }

    public func prepareAudio(_ resource: AudioResource) -> AudioPlaybackController { AudioPlaybackController() }
    public func stopAllAudio() {}

    public func generateCollisionShapes(recursive: Bool) {
        if let mesh = components[ModelComponent.self]?.mesh {
            components.set(CollisionComponent(shapes: [.generateBox(size: mesh.bounds.extents)]))
        }
        if recursive { for child in children { child.generateCollisionShapes(recursive: true) } }
    }

    public func visualBounds(recursive: Bool = true, relativeTo referenceEntity: Entity?) -> BoundingBox {
        components[ModelComponent.self]?.mesh.bounds ?? .empty
    }
}
