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
    /// The removal of the element, while its transition runs.
    fileprivate var departure: ElementRemoval?
    fileprivate(set) var exiting: [(element: Element, index: Int)] = []

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

    /// Applies the current opacity of the insertion or removal to a node. Springs can go beyond both ends.
    func change(_ node: inout DisplayNode) {
        guard absence > 0 || absenceChange.isRunning else { return }
        node.opacity *= min(max(1 - absence - absenceChange.rest, 0), 1)
    }

    static func data(_ rect: Rect) -> FrameData {
        AnimatablePair(
            AnimatablePair(rect.minX, rect.minY), AnimatablePair(rect.size.width, rect.size.height))
    }

    fileprivate func discard(_ element: Element) { exiting.removeAll { $0.element === element } }
}

extension Element {
    private var ownMotion: ElementMotion {
        if let motion { return motion }
        let motion = ElementMotion(self)
        self.motion = motion
        return motion
    }

    /// The animation with which the element moves to its new frame.
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

    /// Called after the frame has changed. The drawn frame is animated if the change is animated.
    final func moveSmoothly(from old: Rect, to new: Rect) {
        guard let graph else { return }
        // A move without an animation doesn't interrupt a running one.
        guard let animation = placingAnimation else { return }
        ownMotion.frame.go(from: ElementMotion.data(old), to: ElementMotion.data(new), animation, in: graph)
    }

    // MARK: Insertion and removal

    /// A Boolean value that indicates whether the element was removed from its parent and is still drawn.
    final var isDeparting: Bool { motion?.departure != nil }

    /// Called after the element was added to a parent.
    /// - Parameter isSeen: A Boolean value that indicates whether the parent was already visible.
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
        let departure = ElementRemoval(of: child, after: runs)
        child.ownMotion.departure = departure
        ownMotion.exiting.append((child, index))
        graph.exitingNodes.begin(child)
        graph.animate(departure)
        return true
    }

    /// Cancels the removal of the element.
    final func endDeparture() {
        guard isDeparting else { return }
        motion?.departure = nil
        parent?.motion?.discard(self)
        graph?.exitingNodes.end(self)
    }

    /// Ends the removals of all descendants. Called when the parent leaves its graph.
    final func endDeparturesInside() {
        for (child, _) in motion?.exiting ?? [] { child.finishExit() }
    }

    /// Removes the element after its transition.
    fileprivate final func finishExit() {
        guard isDeparting else { return }
        parent?.setNeedsDisplay()
        endDeparture()
        leave()
    }
}

/// An object that removes an element when its removal animations have ended.
private final class ElementRemoval: RunningAnimation {
    private weak var element: Element?
    private let runs: [AnimationRun]

    init(of element: Element, after runs: [AnimationRun]) {
        self.element = element
        self.runs = runs
    }

    func step(to time: Double) -> Bool {
        guard let element, element.motion?.departure === self else { return false }
        guard runs.allSatisfy(\.isOver) else { return true }
        element.finishExit()
        return false
    }
}
