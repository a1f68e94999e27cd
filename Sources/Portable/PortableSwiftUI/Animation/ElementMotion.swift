import DisplayList
import LayoutGeometry

/// How an element gets to where it was put, comes and goes; and those of its children that have left and are still drawn.
@MainActor
final class ElementMotion {
    typealias FrameData = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    fileprivate let frame: AnimatedValue<FrameData>
    fileprivate var transition: (effects: [TransitionEffect], amount: AnimatedValue<Double>, end: Double)?
    fileprivate(set) var departing: [(element: Element, index: Int)] = []

    fileprivate init(_ element: Element) {
        frame = AnimatedValue { [weak element] in (element?.parent ?? element)?.setNeedsDisplay() }
    }

    /// Where an element is drawn that lies at `frame`.
    func drawn(_ frame: Rect) -> Rect {
        guard self.frame.isRunning else { return frame }
        let rest = self.frame.rest
        return Rect(
            x: frame.minX + rest.first.first, y: frame.minY + rest.first.second,
            width: max(frame.size.width + rest.second.first, 0),
            height: max(frame.size.height + rest.second.second, 0))
    }

    /// Draws an element as far as it has come or gone.
    func change(_ node: inout DisplayNode) {
        guard let transition, transition.amount.isRunning || transition.end > 0 else { return }
        for effect in transition.effects { effect.change(&node, transition.end + transition.amount.rest) }
    }

    fileprivate static func data(_ rect: Rect) -> FrameData {
        AnimatablePair(
            AnimatablePair(rect.minX, rect.minY), AnimatablePair(rect.size.width, rect.size.height))
    }

    fileprivate func forget(_ element: Element) { departing.removeAll { $0.element === element } }
}

extension Element {
    private var ownMotion: ElementMotion {
        if let motion { return motion }
        let motion = ElementMotion(self)
        self.motion = motion
        return motion
    }

    /// How the element gets to where it is put in this frame.
    private var placingAnimation: Animation? {
        guard let graph else { return nil }
        if !graph.placingScopes.isEmpty {
            var element: Element? = self
            while let current = element {
                if let placing = (current as? TransactionElement)?.placing { return placing }
                element = current.parent
            }
        }
        return graph.animations.placing
    }

    /// The element is put elsewhere: it is drawn on its way if the change is animated.
    final func moveSmoothly(from old: Rect, to new: Rect) {
        guard let graph else { return }
        // What is moved without an animation while it is on its way goes on with that.
        guard let animation = placingAnimation else { return }
        ownMotion.frame.go(from: ElementMotion.data(old), to: ElementMotion.data(new), animation, in: graph)
    }

    /// The element has come to a parent that was there before.
    final func arrive() {
        guard let graph, let animation = graph.animations.placing else { return }
        let transition = traits[TransitionTrait.self] ?? .opacity
        guard !transition.insertion.isEmpty else { return }
        let amount = AnimatedValue<Double> { [weak self] in (self?.parent ?? self)?.setNeedsDisplay() }
        ownMotion.transition = (transition.insertion, amount, 0)
        amount.go(from: 1, to: 0, transition.animation ?? animation, in: graph)
    }

    /// The child leaves, and is drawn until it has gone. It is frozen: nothing updates it any more.
    final func depart(_ child: Element, from index: Int) {
        guard let graph, let animation = graph.animations.placing, child.placedProposal != nil else { return }
        let transition = child.traits[TransitionTrait.self] ?? .opacity
        guard !transition.removal.isEmpty else { return }
        let motion = ownMotion
        let amount = AnimatedValue<Double> { [weak self, weak child] in
            self?.setNeedsDisplay()
            if let child, child.motion?.transition?.amount.isRunning == false { self?.motion?.forget(child) }
        }
        let come = child.motion?.transition?.amount.rest ?? 0
        child.ownMotion.transition = (transition.removal, amount, 1)
        amount.go(from: come, to: 1, transition.animation ?? animation, in: graph)
        motion.departing.append((child, index))
    }
}

enum TransitionTrait: ItemTraitKey {
    static var defaultValue: AnyTransition? { nil }
}
