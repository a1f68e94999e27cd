/// Something that a graph does in every frame until it has come to its end.
@MainActor
protocol RunningAnimation: AnyObject {
    /// Goes on to a time; answers whether there is more to come.
    func step(to time: Double) -> Bool
}

/// A value on its way: what it was given last, and what is still left of the ways from the values before.
///
/// Ways add up, so that a value that is sent elsewhere on its way turns round smoothly.
@MainActor
final class AnimatedValue<Value: VectorArithmetic>: RunningAnimation {
    private struct Way {
        /// From the new value to the old.
        let distance: Value
        let animation: Animation
        let start: Double
    }

    private var ways: [Way] = []
    private var time = 0.0
    private let didStep: () -> Void

    init(didStep: @escaping () -> Void) {
        self.didStep = didStep
    }

    var isRunning: Bool { !ways.isEmpty }

    /// What is to be added to the value as it was given last.
    var rest: Value {
        ways.reduce(.zero) { sum, way in
            var part = way.distance
            part.scale(by: 1 - (way.animation.progress(at: time - way.start) ?? 1))
            return sum + part
        }
    }

    /// The value goes from one to another.
    func go(from old: Value, to new: Value, _ animation: Animation, in graph: ViewGraph) {
        time = graph.time
        ways.append(Way(distance: old - new, animation: animation, start: time))
        graph.animate(self)
    }

    /// The value was set without an animation: it is there at once.
    func stop() { ways = [] }

    func step(to time: Double) -> Bool {
        self.time = time
        ways.removeAll { $0.animation.progress(at: time - $0.start) == nil }
        didStep()
        return isRunning
    }
}

/// Animates the values of a view or modifier that is ``Animatable``.
@MainActor
class ViewAnimator<V> {
    /// Nil if the type animates nothing.
    static func make(didStep: @escaping () -> Void) -> ViewAnimator<V>? {
        guard let type = V.self as? any Animatable.Type else { return nil }
        func make<A: Animatable>(_ type: A.Type) -> AnyObject { TypedViewAnimator<A>(didStep: didStep) }
        return make(type) as? ViewAnimator<V>
    }

    /// The view goes from one value to another.
    func go(from old: V, to new: V, _ animation: Animation?, in graph: ViewGraph) {}

    /// The view as it is on its way.
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

/// The animator of a place, made when its view first changes with an animation.
@MainActor
struct AnimatorSlot<V> {
    private var animator: ViewAnimator<V>?

    /// The view at the place has changed in the transaction of the graph.
    mutating func viewDidChange(from old: V, to new: V, in graph: ViewGraph, didStep: @escaping () -> Void) {
        let animation = graph.transaction.animation
        if animator == nil {
            guard animation != nil else { return }
            animator = ViewAnimator.make(didStep: didStep)
        }
        animator?.go(from: old, to: new, animation, in: graph)
    }

    /// The view as it is on its way.
    func presented(_ view: V) -> V { animator?.presented(view) ?? view }
}
