import DisplayList

/// All animations of a device that haven't ended.
@MainActor
package final class Animator {
    private var groups: [AnimationGroup] = []
    /// The layers to which animations were added by key.
    private var layers: [WeakReference<CALayer>] = []

    private let clock: any FrameClock

    package init(clock: any FrameClock) {
        self.clock = clock
    }

    /// A Boolean value that indicates whether any animation runs or waits to run. Held animations don't count, and
    /// neither do endless ones, because with them the device would never become idle.
    package var isActive: Bool {
        groups.contains { !$0.isHeld && $0.end < .infinity }
            || layers.contains { $0.object?.awaitsEndOfAnimations ?? false }
    }

    /// Descriptions of the running and waiting animations, for messages about a device that doesn't become idle.
    package var activity: [String] {
        let running = groups.filter { !$0.isHeld && $0.end < .infinity }.map { group in
            "an animation of \(group.ownerNames) lasts until \(group.end) s"
        }
        let added = layers.compactMap(\.object).filter(\.awaitsEndOfAnimations).map { layer in
            "an animation was added to the layer of \(layer.ownerName)"
        }
        return running + added
    }

    package func add(_ group: AnimationGroup) {
        groups.append(group)
        if let transaction = CATransaction.innermost { group.addCompletion(transaction.track()) }
        clock.requestFrame()
    }

    /// Removes a group that its owner ends.
    package func remove(_ group: AnimationGroup) {
        groups.removeAll { $0 === group }
    }

    /// Watches a layer for animations that end.
    func watch(_ layer: CALayer) {
        layers.removeAll { $0.object == nil || $0.object === layer }
        layers.append(WeakReference(object: layer))
        clock.requestFrame()
    }

    /// Ends the groups that are due, in the order of their ends, and then the animations of layers. Completions may
    /// start other animations.
    package func advance(to time: Double) {
        let ended = groups.enumerated().filter { $0.element.end <= time }
            .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
        groups.removeAll { group in ended.contains { $0 === group } }
        for group in ended {
            if let action = group.endAction { action() } else { group.finish() }
        }
        guard !layers.isEmpty else { return }
        for layer in layers.compactMap(\.object) { layer.advanceAnimations(to: time) }
        layers.removeAll { !($0.object?.hasExplicitAnimations ?? false) }
    }

    package func removeAll() {
        groups = []
        layers = []
    }
}
