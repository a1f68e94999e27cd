import Foundation

/// The animations that one call started, and the closure that waits for their end.
@MainActor
package final class AnimationGroup {
    /// The clock's time at which the last animation of the group ends.
    package private(set) var end: Double
    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var wasInterrupted = false
    private var completions: [(Bool) -> Void]
    /// What decides how far the animations are instead of the clock.
    private var drive: AnimationDrive?

    package init(begin: Double, completion: ((Bool) -> Void)?) {
        end = begin
        completions = completion.map { [$0] } ?? []
    }

    /// Whether nothing has been animated.
    var isEmpty: Bool { layers.isEmpty }

    /// Has `completion` called at the end, after those that were given before.
    func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    func add(_ layer: CALayer, until time: Double) {
        layers[ObjectIdentifier(layer)] = layer
        end = max(end, time)
    }

    /// A layer of the group was given another value, or its animations were removed.
    func layerWasInterrupted(_ layer: CALayer) {
        wasInterrupted = true
        if !layer.propertyAnimations.values.contains(where: { $0.group === self }) {
            layers[ObjectIdentifier(layer)] = nil
        }
        // Nothing is left to wait for, but a finger.
        if layers.isEmpty, drive == nil { end = -.infinity }
    }

    // MARK: Driving by hand

    /// Whether somebody holds the animations, so that no time ends them.
    package var isHeld: Bool { drive?.isHeld ?? false }

    /// The part of the way that all animations of the group have gone; nil if each follows the clock by itself.
    func fraction(at time: Double) -> CGFloat? { drive?.fraction(at: time) }

    /// Holds the animations at a part of their way, from 0 to 1.
    package func hold(at fraction: CGFloat) {
        drive = .held(fraction)
        end = .infinity
        Services.clock.requestFrame()
    }

    /// Lets animations that are held go on to their end, or back to their start, within `duration` seconds.
    package func release(toEnd: Bool, duration: Double) {
        guard case .held(let fraction) = drive else { return }
        let now = Services.clock.now
        drive = .running(from: fraction, to: toEnd ? 1 : 0, begin: now, duration: duration)
        end = now + duration
        Services.clock.requestFrame()
    }

    /// Shows the model values and tells the caller.
    func finish() {
        for layer in layers.values { layer.removeAnimations(of: self) }
        layers = [:]
        let completions = completions
        self.completions = []
        for completion in completions { completion(!wasInterrupted) }
    }
}

/// All groups of a device that have not ended.
@MainActor
package final class Animator {
    private var groups: [AnimationGroup] = []

    package init() {}

    /// Whether any animation runs or waits; those that are held stand still.
    package var isActive: Bool { groups.contains { !$0.isHeld } }

    package func add(_ group: AnimationGroup) {
        groups.append(group)
        Services.clock.requestFrame()
    }

    /// Ends the groups whose time has come, in the order of their ends; their completions may start others.
    package func advance(to time: Double) {
        let ended = groups.enumerated().filter { $0.element.end <= time }
            .sorted { ($0.element.end, $0.offset) < ($1.element.end, $1.offset) }.map(\.element)
        guard !ended.isEmpty else { return }
        groups.removeAll { group in ended.contains { $0 === group } }
        for group in ended { group.finish() }
    }

    func removeAll() {
        groups = []
    }
}
