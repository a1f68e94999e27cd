import Foundation

/// The animations that one call started, and the closures that wait for their end.
@MainActor
package final class AnimationGroup {
    /// The clock's time at which the last animation of the group ends.
    package private(set) var end: Double
    private var layers: [ObjectIdentifier: CALayer] = [:]
    private var wasInterrupted = false
    private var completions: [(Bool) -> Void]
    /// How long the animations take altogether, where somebody drives them, in seconds.
    package var wholeDuration = 0.0
    /// Whether the views that are animated get no touches meanwhile.
    package var blocksTouches = false
    /// Called instead of ``finish()`` when the end has come, for whoever drives the group.
    package var endAction: (() -> Void)?
    /// What decides how far the animations are instead of the clock.
    private var drive: AnimationDrive?
    /// Whose clock the animations follow.
    private var scope = DeviceScope.current(for: .animation)

    /// A group that begins now.
    package init(completion: ((Bool) -> Void)?) {
        end = scope.clock.now
        completions = completion.map { [$0] } ?? []
    }

    /// The time of the clock that the animations follow.
    package var now: Double { scope.clock.now }

    /// The time by which a layer is to be animated. Where nobody knows whose the animation is, its first view does.
    func now(for layer: CALayer) -> Double {
        if layers.isEmpty, scope === DeviceScope.ofProcess, let shown = layer.shownScope, shown !== scope {
            end += shown.clock.now - scope.clock.now
            scope = shown
        }
        return scope.clock.now
    }

    /// What advances the animations.
    package var animator: Animator { scope.alive.animations.animator }

    /// Whether nothing has been animated.
    var isEmpty: Bool { layers.isEmpty }

    /// The classes of the views that are animated.
    var ownerNames: String {
        let names = Set(layers.values.map(\.ownerName)).sorted()
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }

    /// Has `completion` called at the end, after those that were given before.
    package func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    func add(_ layer: CALayer, until time: Double) {
        layers[ObjectIdentifier(layer)] = layer
        if drive == nil { end = max(end, time) }
    }

    /// Lets the group last until a time, whatever is animated.
    package func last(until time: Double) {
        if drive == nil { end = max(end, time) }
    }

    /// A layer of the group was given another value, or its animations were removed.
    func layerWasInterrupted(_ layer: CALayer) {
        wasInterrupted = true
        if !layer.propertyAnimations.values.contains(where: { $0.group === self }) {
            layers[ObjectIdentifier(layer)] = nil
        }
        // Nothing is left to wait for, but whoever drives the group.
        if layers.isEmpty, drive == nil { end = -.infinity }
    }

    // MARK: Driving by hand

    /// Whether the animations follow somebody instead of the clock.
    package var isDriven: Bool { drive != nil }

    /// Whether somebody holds the animations, so that no time ends them.
    package var isHeld: Bool { drive?.isHeld ?? false }

    /// Where all animations of the group are; nil if each follows the clock by itself.
    func position(at time: Double) -> AnimationDrive.Position? { drive?.position(at: time) }

    /// Where all animations of the group are now; nil if each follows the clock by itself.
    package var position: AnimationDrive.Position? { position(at: now) }

    /// Holds the animations at a part of their way, from 0 to 1.
    package func hold(at fraction: CGFloat) {
        hold(AnimationDrive.Position(fraction: fraction, isCurved: false))
    }

    package func hold(_ position: AnimationDrive.Position) {
        drive = .held(position)
        end = .infinity
        invalidateLayers()
    }

    /// Lets animations that are held go on to their end, or back to their start, within `duration` seconds.
    package func release(toEnd: Bool, duration: Double) {
        guard case .held(let position) = drive else { return }
        run(
            from: position.fraction, to: toEnd ? 1 : 0, isCurved: position.isCurved, duration: duration,
            curve: .easeOut)
    }

    /// Lets the animations go from one part of their time to another within `duration` seconds.
    package func run(
        from start: CGFloat, to target: CGFloat, isCurved: Bool, duration: Double, curve: TimingCurve, delay: Double = 0
    ) {
        let begin = now + delay
        drive = .running(
            from: start, to: target, isCurved: isCurved, begin: begin, duration: duration, curve: curve)
        end = begin + duration
        invalidateLayers()
    }

    /// What the animations of the group change.
    package var animatedValues: [AnimatedValue] {
        layers.values.flatMap { layer in
            layer.propertyAnimations.filter { $0.value.group === self }
                .map { AnimatedValue($0.value, of: $0.key, in: layer) }
        }
    }

    /// Lays out what needs it in the layers that are animated, so that this is animated too.
    package func layOutLayers() {
        for layer in Array(layers.values) { layer.layoutIfNeeded() }
    }

    private func invalidateLayers() {
        for layer in layers.values { layer.invalidateDisplayNode() }
        scope.clock.requestFrame()
    }

    /// Shows the model values and tells the caller.
    package func finish() {
        for layer in layers.values { layer.removeAnimations(of: self) }
        layers = [:]
        let completions = completions
        self.completions = []
        for completion in completions { completion(!wasInterrupted) }
    }
}

extension CALayer {
    /// The class of the layer's view, or of the layer if it has none.
    var ownerName: String { owner.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}
