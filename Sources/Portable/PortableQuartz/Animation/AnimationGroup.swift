import Foundation

/// The animations that one call started, with the closures that are called at their end.
@MainActor
package final class AnimationGroup {
    /// The clock's time when the last animation of the group ends.
    package private(set) var end: Double
    private var layers = AnimatedLayers()
    private var wasInterrupted = false
    private var completions: [(Bool) -> Void]
    /// The total duration of the animations if the group is driven manually, in seconds.
    package var wholeDuration = 0.0
    private var behavior = Behavior()
    /// A closure that is called at the end instead of ``finish()``, for the driver of the group.
    package var endAction: (() -> Void)?
    /// The progress of the animations if it isn't determined by the clock.
    private var drive: AnimationDrive?
    /// The scope whose clock the animations follow.
    private var scope = DeviceScope.current(for: .animation)

    private struct Behavior {
        var blocksTouches = false
        var movesHitTesting = false
        var endsOffscreen = true
    }

    /// A Boolean value that indicates whether the animated views ignore touches during the animation.
    package var blocksTouches: Bool {
        get { behavior.blocksTouches }
        set { behavior.blocksTouches = newValue }
    }

    /// A Boolean value that indicates whether touches find the animated views at their animated positions.
    package var movesHitTesting: Bool {
        get { behavior.movesHitTesting }
        set { behavior.movesHitTesting = newValue }
    }

    /// A Boolean value that indicates whether a view that leaves its window interrupts the group.
    var endsOffscreen: Bool {
        get { behavior.endsOffscreen }
        set { behavior.endsOffscreen = newValue }
    }

    /// Creates a group that begins now.
    package init(completion: ((Bool) -> Void)?) {
        end = scope.clock.now
        completions = completion.map { [$0] } ?? []
    }

    /// The current time of the clock that the animations follow.
    package var now: Double { scope.clock.now }

    /// Returns the time for animating a layer. If the animation isn't associated with a device, it uses the device that
    /// displays the first animated view.
    func now(for layer: CALayer) -> Double {
        if layers.isEmpty, scope === DeviceScope.ofProcess, let shown = layer.shownScope, shown !== scope {
            end += shown.clock.now - scope.clock.now
            scope = shown
        }
        return scope.clock.now
    }

    /// The animator that advances the animations.
    package var animator: Animator { scope.alive.animations.animator }

    /// A Boolean value that indicates whether nothing has been animated.
    var isEmpty: Bool { layers.isEmpty }

    /// The names of the animated views' classes.
    var ownerNames: String {
        let names = Set(layers.unordered.map(\.ownerName)).sorted()
        return names.isEmpty ? "nothing" : names.joined(separator: ", ")
    }

    /// Adds a closure that is called at the end, after the closures that were added before it.
    package func addCompletion(_ completion: @escaping (Bool) -> Void) {
        completions.append(completion)
    }

    func add(_ layer: CALayer, until time: Double) {
        layers.insert(layer)
        if drive == nil { end = max(end, time) }
    }

    /// Extends the group to the given time, even if nothing is animated until then.
    package func last(until time: Double) {
        if drive == nil { end = max(end, time) }
    }

    /// Notifies the group that one of its layers was given another value, or that its animations were removed.
    func layerWasInterrupted(_ layer: CALayer) {
        wasInterrupted = true
        if !layer.propertyAnimations.values.contains(where: { $0.group === self }) {
            layers.remove(layer)
        }
        // Without layers, the group ends, unless it's driven manually.
        if layers.isEmpty, drive == nil { end = -.infinity }
    }

    /// Notifies the group that one of its layers left its window.
    func layerLeftWindow(_ layer: CALayer) {
        if endsOffscreen { layerWasInterrupted(layer) }
    }

    // MARK: Manual Driving

    /// A Boolean value that indicates whether the animations are driven manually instead of by the clock.
    package var isDriven: Bool { drive != nil }

    /// A Boolean value that indicates whether the animations are held, so that they don't end over time.
    package var isHeld: Bool { drive?.isHeld ?? false }

    /// Returns the position of all animations of the group at the given time, or `nil` if each follows the clock.
    func position(at time: Double) -> AnimationDrive.Position? { drive?.position(at: time) }

    /// The current position of all animations of the group, or `nil` if each follows the clock.
    package var position: AnimationDrive.Position? { position(at: now) }

    /// Holds the animations at a fraction of their duration, from 0 to 1.
    package func hold(at fraction: CGFloat) {
        hold(AnimationDrive.Position(fraction: fraction, isCurved: false))
    }

    package func hold(_ position: AnimationDrive.Position) {
        drive = .held(position)
        end = .infinity
        invalidateLayers()
    }

    /// Continues held animations to their end, or back to their start, within `duration` seconds.
    package func release(toEnd: Bool, duration: Double) {
        guard case .held(let position) = drive else { return }
        run(
            from: position.fraction, to: toEnd ? 1 : 0, isCurved: position.isCurved, duration: duration,
            curve: .easeOut)
    }

    /// Runs the animations from one fraction of their duration to another within `duration` seconds.
    package func run(
        from start: CGFloat, to target: CGFloat, isCurved: Bool, duration: Double, curve: TimingCurve, delay: Double = 0
    ) {
        let begin = now + delay
        drive = .running(
            from: start, to: target, isCurved: isCurved, begin: begin, duration: duration, curve: curve)
        end = begin + duration
        invalidateLayers()
    }

    /// The properties that the animations of the group change.
    package var animatedValues: [AnimatedValue] {
        layers.ordered.flatMap { layer in
            layer.propertyAnimations.filter { $0.value.group === self }
                .map { AnimatedValue($0.value, of: $0.key, in: layer) }
        }
    }

    /// Performs pending layout of the animated layers, so that it's animated as well.
    package func layOutLayers() {
        for layer in layers.ordered { layer.layoutIfNeeded() }
    }

    private func invalidateLayers() {
        for layer in layers.unordered { layer.invalidateDisplayNode() }
        scope.clock.requestFrame()
    }

    /// Displays the model values and calls the completion closures.
    package func finish() {
        for layer in layers.ordered { layer.removeAnimations(of: self) }
        layers.removeAll()
        let completions = completions
        self.completions = []
        for completion in completions { completion(!wasInterrupted) }
    }
}

extension CALayer {
    /// The name of the class of the layer's view, or of the layer if it has no view.
    var ownerName: String { owner.map { "\(type(of: $0))" } ?? "\(type(of: self))" }
}
