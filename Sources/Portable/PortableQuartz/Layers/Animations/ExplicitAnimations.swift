import Foundation

/// The animations that were added to a layer by key, in the order of their addition.
@MainActor
struct ExplicitAnimations {
    @MainActor struct Entry {
        let key: String
        let animation: CAAnimation
        /// The layer's time when the animation was added.
        let added: Double
        var hasStarted = false

        init(key: String, animation: CAAnimation, added: Double) {
            self.key = key
            self.animation = animation
            self.added = added
        }

        /// Returns the layer's time, relative to the addition of the animation if the animation has no begin time.
        func parentTime(ofLayerTime time: Double) -> Double {
            animation.timing.beginTime == 0 ? time - added : time
        }

        func isOver(at layerTime: Double) -> Bool {
            animation.timing.isOver(at: parentTime(ofLayerTime: layerTime))
        }

        func end(finished: Bool) {
            animation.delegate?.animationDidStop(animation, finished: finished)
            let actions = animation.end.actions
            animation.end.actions = []
            for action in actions { action(finished) }
        }
    }

    private(set) var entries: [Entry] = []
    private var anonymousCount = 0

    var isEmpty: Bool { entries.isEmpty }

    /// Adds an animation, and returns the one that it replaces.
    mutating func add(_ animation: CAAnimation, key: String?, at layerTime: Double) -> Entry? {
        let replaced = key.flatMap { remove(key: $0) }
        anonymousCount += 1
        entries.append(Entry(key: key ?? "#\(anonymousCount)", animation: animation, added: layerTime))
        return replaced
    }

    mutating func remove(key: String) -> Entry? {
        entries.firstIndex { $0.key == key }.map { entries.remove(at: $0) }
    }

    mutating func removeAll() -> [Entry] {
        defer { entries = [] }
        return entries
    }

    /// Removes and returns the animations that don't stay after their end.
    mutating func removeAllThatAreRemovedOnCompletion() -> [Entry] {
        defer { entries.removeAll(where: \.animation.isRemovedOnCompletion) }
        return entries.filter(\.animation.isRemovedOnCompletion)
    }

    /// Marks the animations that begin by the given time as started, and returns them.
    mutating func start(at layerTime: Double) -> [Entry] {
        var started: [Entry] = []
        for index in entries.indices where !entries[index].hasStarted {
            let timing = entries[index].animation.timing
            guard timing.localTime(ofParentTime: entries[index].parentTime(ofLayerTime: layerTime)) >= 0 else {
                continue
            }
            entries[index].hasStarted = true
            started.append(entries[index])
        }
        return started
    }

    /// Removes the animations that have ended and must be removed then. Returns all animations that ended since the
    /// last call.
    mutating func end(at layerTime: Double) -> [Entry] {
        var ended: [Entry] = []
        entries.removeAll { entry in
            guard entry.isOver(at: layerTime), !entry.animation.end.isReported else { return false }
            entry.animation.end.isReported = true
            ended.append(entry)
            return entry.animation.isRemovedOnCompletion
        }
        return ended
    }

    func apply(to state: inout LayerState, of layer: CALayer, at layerTime: Double) {
        for entry in entries {
            entry.animation.apply(to: &state, of: layer, at: entry.parentTime(ofLayerTime: layerTime))
        }
    }

    /// A Boolean value that indicates whether the end of an animation is still pending.
    var awaitsEnd: Bool {
        entries.contains { entry in
            !entry.animation.end.isReported && entry.animation.timing.speed != 0
                && entry.animation.timing.activeDuration.isFinite
                && entry.animation.timing.activeDuration < Double(Float.greatestFiniteMagnitude) / 2
        }
    }

    /// A Boolean value that indicates whether any animation changes the layer from frame to frame.
    var isMoving: Bool { entries.contains { !$0.animation.end.isReported } }
}
