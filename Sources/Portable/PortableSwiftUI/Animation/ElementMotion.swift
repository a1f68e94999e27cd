import DisplayList
import LayoutGeometry

/// The animations of an element: of its frame, its insertion, and its removal, and the removed children that are still
/// drawn.
@MainActor
final class ElementMotion {
    typealias FrameData = AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>>

    fileprivate let frame: AnimatedValue<FrameData>
    /// The invisible fraction of the element after its insertion or removal: 0 is visible, 1 is invisible.
    fileprivate var absence = 0.0
    /// The animation of `absence`.
    fileprivate let absenceChange: AnimatedValue<Double>
    /// The element's own way out.
    fileprivate var departure: ElementDeparture?
    fileprivate(set) var departing: [(element: Element, index: Int)] = []

    fileprivate init(_ element: Element) {
        let redraw = { [weak element] in (element?.parent ?? element)?.setNeedsDisplay() ?? () }
        frame = AnimatedValue(didStep: redraw)
        absenceChange = AnimatedValue(didStep: redraw)
    }

    /// Returns the rectangle in which an element with the given frame is drawn.
    func drawn(_ frame: Rect) -> Rect {
        guard self.frame.isRunning else { return frame }
        let rest = self.frame.rest
        return Rect(
            x: frame.minX + rest.first.first, y: frame.minY + rest.first.second,
            width: max(frame.size.width + rest.second.first, 0),
            height: max(frame.size.height + rest.second.second, 0))
    }

    /// Draws an element as far as it has come or gone. Springs go past both ends.
    func change(_ node: inout DisplayNode) {
        guard absence > 0 || absenceChange.isRunning else { return }
        node.opacity *= min(max(1 - absence - absenceChange.rest, 0), 1)
    }

    static func data(_ rect: Rect) -> FrameData {
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
        guard !graph.placingScopes.isEmpty || graph.animations.isTransformed else {
            return graph.animations.placing
        }
        var transaction = graph.animations.placingTransaction
        // Outer transforms run first.
        var transforms: [(inout Transaction) -> Void] = []
        var element: Element? = self
        while let current = element {
            if let scope = current as? TransactionElement {
                if let placing = scope.placing {
                    transaction.animation = placing
                    break
                }
                if let transform = scope.transform { transforms.append(transform) }
            }
            element = current.parent
        }
        for transform in transforms.reversed() { transform(&transaction) }
        return transaction.animation
    }

    /// The element is put elsewhere: it is drawn on its way if the change is animated.
    final func moveSmoothly(from old: Rect, to new: Rect) {
        guard let graph else { return }
        // A move without an animation doesn't interrupt a running one.
        guard let animation = placingAnimation else { return }
        ownMotion.frame.go(from: ElementMotion.data(old), to: ElementMotion.data(new), animation, in: graph)
    }

    // MARK: Coming and going

    /// Whether the element has left its parent and is still drawn there.
    final var isDeparting: Bool { motion?.departure != nil }

    /// The element has come to a parent.
    /// - Parameter isSeen: Whether the parent was there before.
    final func arrive(isSeen: Bool) {
        guard let graph else { return }
        let animation = isSeen ? graph.animations.structural : nil
        if let transition = traits[TransitionTrait.self] {
            transition.go(to: .identity, animation)
        } else if animation != nil || motion?.absence == 1 {
            if motion == nil { ownMotion.absence = 1 }
            fade(to: 0, animation)
        }
    }

    private func fade(to absence: Double, _ animation: Animation?) {
        guard let graph else { return }
        let motion = ownMotion, old = motion.absence
        motion.absence = absence
        if let animation {
            motion.absenceChange.go(from: old, to: absence, animation, in: graph)
        } else {
            motion.absenceChange.stop()
        }
    }

    /// Starts the removal of a child. Returns whether the child is drawn until its transition ends. Animations inside
    /// it continue.
    final func depart(_ child: Element, from index: Int) -> Bool {
        guard let graph, let animation = graph.animations.structural, child.placedProposal != nil else { return false }
        let runs = graph.animationRuns {
            if let transition = child.traits[TransitionTrait.self] {
                transition.go(to: .didDisappear, animation)
            } else {
                child.fade(to: 1, animation)
            }
        }
        guard !runs.isEmpty else { return false }
        let departure = ElementDeparture(of: child, after: runs)
        child.ownMotion.departure = departure
        ownMotion.departing.append((child, index))
        graph.departures.begin(child)
        graph.animate(departure)
        return true
    }

    /// The element is there again, before it had gone.
    final func endDeparture() {
        guard isDeparting else { return }
        motion?.departure = nil
        parent?.motion?.forget(self)
        graph?.departures.end(self)
    }

    /// The element's parent leaves its graph: all that was on its way out has gone.
    final func endDeparturesInside() {
        for (child, _) in motion?.departing ?? [] { child.finishDeparture() }
    }

    /// Removes the element after its transition.
    fileprivate final func finishDeparture() {
        guard isDeparting else { return }
        parent?.setNeedsDisplay()
        endDeparture()
        leave()
    }
}

/// Takes an element away when what moves it out has come to its end.
private final class ElementDeparture: RunningAnimation {
    private weak var element: Element?
    private let runs: [AnimationRun]

    init(of element: Element, after runs: [AnimationRun]) {
        self.element = element
        self.runs = runs
    }

    func step(to time: Double) -> Bool {
        guard let element, element.motion?.departure === self else { return false }
        guard runs.allSatisfy(\.isOver) else { return true }
        element.finishDeparture()
        return false
    }
}
