import DisplayList

/// All animations of a device that have not ended.
@MainActor
package final class Animator {
    private var groups: [AnimationGroup] = []
    /// Layers to which animations were added by name.
    private var layers: [WeakReference<CALayer>] = []

    private let clock: any FrameClock

    package init(clock: any FrameClock) {
        self.clock = clock
    }

    /// Whether any animation runs or waits; those that are held stand still, and those that turn for ever don't count,
    /// or nothing would ever settle.
    package var isActive: Bool {
        groups.contains { !$0.isHeld && $0.end < .infinity }
            || layers.contains { $0.object?.awaitsEndOfAnimations ?? false }
    }

    /// What runs or waits, in words for whoever wonders why nothing settles.
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

    /// Takes a group out whose owner ends it.
    package func remove(_ group: AnimationGroup) {
        groups.removeAll { $0 === group }
    }

    /// Watches for the ends of the animations of a layer.
    func watch(_ layer: CALayer) {
        layers.removeAll { $0.object == nil || $0.object === layer }
        layers.append(WeakReference(object: layer))
        clock.requestFrame()
    }

    /// Ends the groups whose time has come, in the order of their ends; their completions may start others. Then the
    /// animations of layers.
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
