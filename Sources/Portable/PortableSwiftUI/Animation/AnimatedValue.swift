/// An object that a graph advances in every frame until it ends.
@MainActor
protocol RunningAnimation: AnyObject {
    /// Advances to a time. Returns whether the animation continues.
    func step(to time: Double) -> Bool
}

/// One animated change of a value, for observers that wait for its end.
@MainActor
final class AnimationRun {
    /// A Boolean value that indicates whether the animation appears to be complete.
    var isLogicallyComplete = false
    /// A Boolean value that indicates whether the animation has ended.
    var isOver = false
}

/// A value with its running animations.
///
/// The distances of animations are added, so a value whose target changes during an animation turns smoothly.
@MainActor
final class AnimatedValue<Value: VectorArithmetic>: RunningAnimation {
    private struct RunningChange {
        /// The difference between the new and the old value.
        var distance: Value
        var animation: Animation
        let start: Double
        var context: AnimationContext<Value>
        let runs: [AnimationRun]
        /// The covered part of the distance.
        var covered: Value = .zero
    }

    private var runningChanges: [RunningChange] = []
    private let didStep: () -> Void

    init(didStep: @escaping () -> Void) {
        self.didStep = didStep
    }

    var isRunning: Bool { !runningChanges.isEmpty }

    /// The difference between the presented value and the value that was last set.
    var rest: Value { runningChanges.reduce(.zero) { $0 + $1.covered - $1.distance } }

    /// Animates the value from an old value to a new value.
    func go(from old: Value, to new: Value, _ animation: Animation, in graph: ViewGraph) {
        let run = AnimationRun(), distance = new - old
        graph.animate(self, run)
        if var change = runningChanges.last {
            // The new animation only adopts the context if it merges with the previous one.
            var context = change.context
            let elapsed = graph.time - change.start
            if animation.shouldMerge(
                previous: change.animation, value: change.distance, time: elapsed, context: &context)
            {
                change = RunningChange(
                    distance: change.distance + distance, animation: animation, start: change.start, context: context,
                    runs: change.runs + [run], covered: change.covered)
                runningChanges[runningChanges.count - 1] = change
                return
            }
        }
        runningChanges.append(
            RunningChange(
                distance: distance, animation: animation, start: graph.time, context: AnimationContext(), runs: [run]))
        advanceWay(at: runningChanges.count - 1, to: graph.time)
    }

    /// Ends all animations, because the value was set without one.
    func stop() {
        for change in runningChanges { change.runs.forEach { $0.isOver = true } }
        runningChanges = []
    }

    func step(to time: Double) -> Bool {
        for index in runningChanges.indices.reversed() { advanceWay(at: index, to: time) }
        didStep()
        return isRunning
    }

    private func advanceWay(at index: Int, to time: Double) {
        let change = runningChanges[index]
        var context = change.context
        let covered = change.animation.animate(value: change.distance, time: time - change.start, context: &context)
        if context.isLogicallyComplete || covered == nil { change.runs.forEach { $0.isLogicallyComplete = true } }
        if let covered {
            runningChanges[index].covered = covered
            runningChanges[index].context = context
        } else {
            change.runs.forEach { $0.isOver = true }
            runningChanges.remove(at: index)
        }
    }
}

/// Animates the values of a view or modifier that is ``Animatable``.
@MainActor
class ViewAnimator<V> {
    /// Returns an animator, or `nil` if the type has no animatable data.
    static func make(didStep: @escaping () -> Void) -> ViewAnimator<V>? {
        guard let type = V.self as? any Animatable.Type else { return nil }
        func make<A: Animatable>(_ type: A.Type) -> AnyObject { TypedViewAnimator<A>(didStep: didStep) }
        return make(type) as? ViewAnimator<V>
    }

    /// Animates the view from an old value to a new value.
    func go(from old: V, to new: V, _ animation: Animation?, in graph: ViewGraph) {}

    /// Returns the view with the current values of its animations.
    func presented(_ view: V) -> V { view }
}

private final class TypedViewAnimator<V: Animatable>: ViewAnimator<V> {
    private let value: AnimatedValue<V.AnimatableData>

    init(didStep: @escaping () -> Void) {
        value = AnimatedValue(didStep: didStep)
    }

    override func go(from old: V, to new: V, _ animation: Animation?, in graph: ViewGraph) {
        guard old.animatableData != new.animatableData else { return }
        if let animation {
            value.go(from: old.animatableData, to: new.animatableData, animation, in: graph)
        } else {
            value.stop()
        }
    }

    override func presented(_ view: V) -> V {
        guard value.isRunning else { return view }
        var view = view
        view.animatableData += value.rest
        return view
    }
}

/// The animator of a view. It's created when the view first changes with an animation.
@MainActor
struct AnimatorSlot<V> {
    private var animator: ViewAnimator<V>?

    /// Returns whether the animator must be notified of a change in the current transaction.
    func isNeeded(in graph: ViewGraph) -> Bool { animator != nil || graph.transaction.animation != nil }

    /// Called after the view has changed in the current transaction.
    mutating func viewDidChange(from old: V, to new: V, in graph: ViewGraph, didStep: @escaping () -> Void) {
        let animation = graph.transaction.animation
        if animator == nil {
            guard animation != nil else { return }
            animator = ViewAnimator.make(didStep: didStep)
        }
        animator?.go(from: old, to: new, animation, in: graph)
    }

    /// Returns the view with the current values of its animations.
    func presented(_ view: V) -> V {
        guard let animator else { return view }
        return animator.presented(view)
    }
}
